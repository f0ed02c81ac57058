### The palette, which finds actions, tables, rules and settings.
###
### $does (take): which: take, decline, no-more, ask-again, markers, objection, recap
### $free (1): how many are free
### $section (actions): which: actions, places, rules, settings
### $words (tea): words

screen-find-title = Find
screen-find-what = an action, a table, a rule or a setting
screen-find-do = do it
screen-find-next = next section
screen-find-nothing = Nothing is called “{ $words }”.
screen-find-section = { $section ->
    [actions] Actions
    [places] Tables
    [rules] Rules
   *[settings] Settings
}
screen-find-when = { $does ->
    [take] when you are offered a card
    [decline] when you are offered a card
    [no-more] when you are offered a card
    [ask-again] after “no more”
    [markers] when you turn your markers by hand
    [objection] when the round is played
    [recap] after a round or trick
   *[other] not now
}
screen-find-table = { $free ->
    [0] full, you can watch
    [one] 1 free seat
   *[other] { $free } free seats
}
