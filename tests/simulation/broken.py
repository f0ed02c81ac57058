"""The failure of a simulation."""


class Broken(Exception):
    """A law does not hold; the first argument is the law."""

    @property
    def law(self) -> str:
        return str(self.args[0])

    def __str__(self) -> str:
        return ": ".join(map(str, self.args))
