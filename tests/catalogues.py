"""The words of every language, read when a test first asks for them."""

from importlib.resources.abc import Traversable

from tui.text import LOCALES, Language, Texts


class Catalogues(dict[Language, Texts]):
    def __missing__(self, language: Language) -> Texts:
        return self.setdefault(language, Texts(language))


TEXTS = Catalogues()


def files_of(language: str) -> list[Traversable]:
    """The catalogues of a language by name."""
    return sorted(LOCALES.joinpath(language).iterdir(), key=lambda file: file.name)
