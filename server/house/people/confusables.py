"""What letters look like: one spelling for all that the eye may take for each other.

- Case never matters: Anna is ANNA.
- Accents, and points above and below letters, do not count: José is Jose. Vowel signs, and what
  makes ga of ka, are letters of their own.
- Digits of all scripts are the same digits.
- Latin letters with a stroke, small capitals and joined letters are the plain ones.
- Greek, Cyrillic and Armenian letters are the Latin ones that they look like, by their capitals,
  for capitals are the same to the eye: Greek ΝΙΚ is NIK. Beside Latin letters, a small one that
  looks like another is that one: ν is v.
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
_ONE: Final = str.maketrans(_ALIKE)


def look(text: str) -> str:
    bare = _bare(text)
    if any(char.isascii() and char.isalpha() for char in bare):
        bare = bare.translate(_BESIDE_LATIN)
    plain = _bare(bare.casefold()).translate(_PLAIN).translate(_ONE)
    return plain.replace("rn", "m").replace("vv", "w")


def _bare(text: str) -> str:
    """Without accents and points, and with plain digits."""
    apart = unicodedata.normalize("NFKD", text)
    kept = "".join(_plain_digit(char) for char in apart if not _is_accent(char))
    return unicodedata.normalize("NFKC", kept)


def _is_accent(char: str) -> bool:
    place = unicodedata.combining(char)
    return place == 1 or 10 <= place <= 35 or place >= 200


def _plain_digit(char: str) -> str:
    return str(unicodedata.digit(char, char))
