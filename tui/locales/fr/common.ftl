### Words and joints that many sentences use.

common-and = { $rest } et { $last }
common-or = { $rest } ou { $last }
common-nor = { $rest } ni { $last }
common-pair = { $of } { $what }
common-yes = oui
common-no = non
common-winners = { $winners_count ->
    [one] { $winners } gagne.
   *[other] { $winners } se partagent la victoire.
}
common-named = { $of } : { $what }
common-somebody = quelqu’un
