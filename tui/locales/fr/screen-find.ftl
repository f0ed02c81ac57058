### The palette, which finds actions, tables, rules and settings.

screen-find-title = Chercher
screen-find-what = une action, une table, une règle ou un réglage
screen-find-do = faire
screen-find-next = section suivante
screen-find-nothing = Rien ne s’appelle « { $words } ».
screen-find-section = { $section ->
    [actions] Actions
    [places] Tables
    [rules] Règles
   *[settings] Réglages
}
screen-find-when = { $does ->
    [take] quand on te propose une carte
    [decline] quand on te propose une carte
    [no-more] quand on te propose une carte
    [ask-again] après « plus de carte »
    [markers] quand tu tournes tes marqueurs toi-même
    [objection] quand la manche est jouée
    [recap] après une manche ou un pli
   *[other] pas maintenant
}
screen-find-table = { $free ->
    [0] complète, tu peux regarder
    [one] 1 place libre
   *[other] { $free } places libres
}
