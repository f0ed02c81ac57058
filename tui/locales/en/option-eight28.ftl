### 8-28: the options of a table. Of each: its name (20 columns), what it does, its values (20 columns),
### and the words that are typed for it and for its values in line mode. The first word is the one that is shown.
###
### $value (authors): which: authors, zoch, host, drawn

option-eight28-pack = cards
option-eight28-pack-about = The published pack, or the one of the authors, which has one more 1.
option-eight28-pack-value = { $value ->
    [authors] the authors’
   *[zoch] as published
}
option-eight28-pack-word = cards, pack
option-eight28-pack-word-authors = authors
option-eight28-pack-word-zoch = published

option-eight28-first_giver = first giver
option-eight28-first_giver-about = Who gives first in the first round: somebody drawn by lot, or the host of the table.
option-eight28-first_giver-value = { $value ->
    [host] the host
   *[drawn] drawn by lot
}
option-eight28-first_giver-word = first, giver
option-eight28-first_giver-word-host = host
option-eight28-first_giver-word-drawn = drawn

option-eight28-pass_is_final = declining is final
option-eight28-pass_is_final-about = Whoever declines a card is offered no other in that round. Otherwise you may decline one and take a later one.
option-eight28-pass_is_final-word = final

option-eight28-low_may_go_high = low hand for the 28
option-eight28-low_may_go_high-about = Even a hand without a total from 9 to 28 may play for the 28. Otherwise it always plays for the 8.
option-eight28-low_may_go_high-word = low-high
