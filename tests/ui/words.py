"""words.py: the sentences of the program in each language, from its catalogues

SPDX-License-Identifier: GPL-3.0-or-later
"""

import gettext
import os
import re

LANGUAGES = ("en", "it", "ru")


class Words:
    """The catalogue of a language, as the program finds it; what is missing there is an error."""

    def __init__(self, language):
        self.language = language
        self.catalogue = None
        self.entries = {}
        if language == "en":
            return
        path = os.path.join(os.environ["UGO_LOCALEDIR"], language, "LC_MESSAGES", "ugolki.mo")
        if not os.path.exists(path):
            raise AssertionError(f"there is no catalogue for “{language}”")
        with open(path, "rb") as file:
            self.catalogue = gettext.GNUTranslations(file)
        self.entries = self.catalogue._catalog

    def _look_up(self, key):
        translated = self.entries.get(key)
        if not translated:
            raise AssertionError(f"{self.language}: not translated: {key!r}")
        return translated

    def __call__(self, text, *values, context=None):
        """A text, filled with values."""
        if self.catalogue:
            text = self._look_up(text if context is None else f"{context}\x04{text}")
        return fill(text, *values) if values else text

    def plural(self, number, one, many, *values):
        if self.catalogue:
            text = self._look_up((one, self.catalogue.plural(number)))
        else:
            text = one if number == 1 else many
        return fill(text, *(values or (number,)))

    def is_forgotten(self, text):
        """Whether a text that is seen is the English of one that reads otherwise here."""
        keys = [key for key in self.entries if key and text == (
            key[0] if isinstance(key, tuple) else key.rpartition("\x04")[2])]
        return bool(keys) and all(self.entries[key] != text for key in keys)


def fill(template, *values):
    """A template of printf filled with values, also when it says which goes where."""
    rest = iter(values)

    def place(match):
        if match[0] == "%%":
            return "%"
        return str(values[int(match[1]) - 1] if match[1] else next(rest))
    return re.sub(r"%(?:(\d+)\$)?[sdu]|%%", place, template)


def tail(template):
    """What stands behind the last %s of a template."""
    return re.split(r"%(?:1\$)?s", template)[-1]
