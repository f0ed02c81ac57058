"""The words of every language, read when a test first asks for them."""

from tui.text import Language, Texts


class Catalogues(dict[Language, Texts]):
    def __missing__(self, language: Language) -> Texts:
        return self.setdefault(language, Texts(language))


TEXTS = Catalogues()
