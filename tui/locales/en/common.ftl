### Words and joints that many sentences use.
###
### $last (Cleo): the last
### $of (Anna): whose it is
### $rest (Anna, Ben): all but the last
### $what (3): what belongs to it
### $winners (Anna and Ben): names of the winners, joined
### $winners_count (2): how many winners there are

common-and = { $rest } and { $last }
common-or = { $rest } or { $last }
common-nor = { $rest } or { $last }
common-pair = { $of } { $what }
common-yes = yes
common-no = no
common-winners = { $winners_count ->
    [one] { $winners } wins.
   *[other] { $winners } share the win.
}
common-named = { $of }: { $what }
common-somebody = somebody
