"""Confusable characters: texts that look alike have the same skeleton (as in Unicode TS 39).

- Case does not count: Anna is ANNA.
- Accents, and points above and below letters, do not count: José is Jose. Vowel signs do, and so do
  the marks that turn ka into ga.
- Digits of all scripts are the same digits.
- Latin letters with a stroke, small capitals and ligatures are the plain letters.
- Greek, Cyrillic and Armenian letters are the Latin letters that their capitals look like: Greek
  ΝΙΚ is NIK. Next to Latin letters, small ones are what they look like themselves: ν is v.
- 0 is o; 1, i, l and | are l; 5 is s; rn is m; vv is w.
"""

import unicodedata
from typing import Final

_LATIN: Final = {
    **dict(zip("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz", strict=True)),
    **dict(zip("øłđðħŧıȷɑɡƒɩ", "olddhtijagfi", strict=True)),
    "æ": "ae",
    "œ": "oe",
    "þ": "p",
}
_GREEK: Final = dict(zip("αβεζηικμνορτυχϳ", "abezhikmnoptyxj", strict=True))
_CYRILLIC: Final = dict(zip("авекмнорстухіјѕһԁԛԝьүӏѵз", "abekmhopctyxijshdqwbylv3", strict=True))
_ARMENIAN: Final = dict(zip("օսհոնցզյտ", "ouhnugqjs", strict=True))
_SMALL_BESIDE_LATIN: Final = dict(zip("νυηγωμпги", "vunywunru", strict=True))
_ALIKE: Final = {"0": "o", "1": "l", "i": "l", "|": "l", "5": "s"}

_PLAIN: Final = str.maketrans({**_LATIN, **_GREEK, **_CYRILLIC, **_ARMENIAN})
_BESIDE_LATIN: Final = str.maketrans(_SMALL_BESIDE_LATIN)
# Last, so that it also holds for what the tables before have made.
_ONE: Final = str.maketrans(_ALIKE)


def skeleton(text: str) -> str:
    plain_text = _without_accents(text)
    if any(char.isascii() and char.isalpha() for char in plain_text):
        plain_text = plain_text.translate(_BESIDE_LATIN)
    folded = _without_accents(plain_text.casefold()).translate(_PLAIN).translate(_ONE)
    return folded.replace("rn", "m").replace("vv", "w")


def _without_accents(text: str) -> str:
    """Also without points, and with ASCII digits."""
    apart = unicodedata.normalize("NFKD", text)
    # Digits of all scripts become ASCII digits; other characters stay as they are.
    kept = "".join(str(unicodedata.digit(char, char)) for char in apart if not _is_accent(char))
    return unicodedata.normalize("NFKC", kept)


def _is_accent(char: str) -> bool:
    place = unicodedata.combining(char)
    return place == 1 or 10 <= place <= 35 or place >= 200
