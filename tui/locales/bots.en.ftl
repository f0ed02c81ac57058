## The levels, and what is said of them

plain-word-novice = novice
plain-word-club = club
plain-word-master = master
plain-word-remarks = remarks
plain-help-remarks = remarks yes: bots say something now and then. remarks no: they stay silent.
plain-remarks = { $on ->
    [yes] The bots at your table say something now and then.
   *[no] The bots at your table stay silent.
}

## What bots say: short, seldom, and never about a card that somebody has not seen

remark-won-0 = That went well for me. Another one?
remark-won-1 = Today the cards liked me.
remark-won-2 = You made me work for that.
remark-lost-0 = Well played!
remark-lost-1 = You have earned that. I want a rematch.
remark-lost-2 = Nicely done. I will think about that one.
remark-won-big-0 = All this, for me?
remark-won-big-1 = I will not say no to that.
remark-won-big-2 = That was worth the wait.
remark-hit-0 = Both at once! I am as surprised as you are.
remark-hit-1 = Eight and twenty-eight. Thank you.
remark-hit-2 = That does not happen to me every day.
remark-hit-lost-0 = A direct hit! What can one do?
remark-hit-lost-1 = Ouch. And I had such plans.
remark-hit-lost-2 = Hats off to a direct hit.
remark-out-0 = One card too many.
remark-out-1 = I should have stopped. I always say so afterwards.
remark-out-2 = Well, that was that.
remark-tied-0 = A tie, and nothing for me.
remark-tied-1 = We got in each other’s way.
remark-tied-2 = Nothing at all? Well, next trick.
remark-bid-made-0 = As bid.
remark-bid-made-1 = Counted right, for once.
remark-bid-made-2 = I had my doubts in between.
remark-bid-missed-0 = My bid was a bold one. Or a wrong one.
remark-bid-missed-1 = I had counted otherwise.
remark-bid-missed-2 = Let us not talk about my bid.
remark-treasure-0 = I had a feeling.
remark-treasure-1 = There it is!
remark-treasure-2 = A lucky guess, I admit.
remark-penalty-0 = Caught. You have sharp eyes.
remark-penalty-1 = Oh, that marker.
remark-penalty-2 = My mistake.
