### Words and joints that many sentences use.

common-and = { $rest } e { $last }
common-or = { $rest } o { $last }
common-nor = { $rest } né { $last }
common-pair = { $of } { $what }
common-yes = sì
common-no = no
common-winners = { $winners_count ->
    [one] Vince { $winners }.
   *[other] Vincono a pari merito { $winners }.
}
common-named = { $of }: { $what }
common-somebody = qualcuno
