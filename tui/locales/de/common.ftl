### Words and joints that many sentences use.

common-and = { $rest } und { $last }
common-or = { $rest } oder { $last }
common-nor = { $rest } oder { $last }
common-pair = { $of } { $what }
common-yes = ja
common-no = nein
common-winners = { $winners_count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen gemeinsam.
}
common-named = { $of }: { $what }
common-somebody = jemand
