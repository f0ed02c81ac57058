### Words and joints that many sentences use.

common-and = { $rest } and { $last }
common-or = { $rest } or { $last }
common-pair = { $of } { $what }
common-yes = yes
common-no = no
common-winners = { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
common-named = { $of }: { $what }
