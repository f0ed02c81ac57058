"""The moments at which bots comment on a game. Faces choose the words, in their language."""

from typing import Final, Literal

InEveryGame = Literal["won", "lost", "won-big", "tied"]
InEight28 = Literal["hit", "hit-lost", "out"]
InSchatzsuche = Literal["bid-made", "bid-missed", "treasure", "penalty"]
Moment = Literal[InEveryGame, InEight28, InSchatzsuche]
# The same in every language, since the house draws which text all faces show.
TEXTS_PER_MOMENT: Final = 3
