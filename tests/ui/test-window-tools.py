#!/usr/bin/env python3
"""The tools around the board: the lens and the race ledger.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import itertools

import tap
from program import Home, Program, languages, record

ROADS = "7b/3bb1b1/5b1b/3w1bb1/2w2w2/1w1wb3/2w1w3/ww6 w 9"
# White needs 3 moves, Black 8, and it is Black’s turn
RACE = "5www/5w1w/3w1w1w/4w3/8/2b5/1b6/bbbbbbb1 b 30"
THREAT = "....../3...../..1.1./1.23.3/3.22.1/....2. w 7"
ROAD = "Opens a road for White: %1$s–%2$s, %3$u jump."
BARRED = "Closes a road of Black’s: %1$s–%2$s, %3$u jump."


def plural_of(english):
    return english.replace("jump.", "jumps.").replace("move,", "moves,").replace(" move ", " moves ")


def say(words, number, english, *values):
    return words.plural(number, english, plural_of(english), *values)


def says(one, text):
    return text in (one.name, one.description)


class Shown:
    """A program with one position in Play."""

    def __init__(self, language, variant, position, **options):
        self.home = Home()
        self.home.write_session(record(variant, position=position, White="Anna", Black="Boris"))
        self.program = Program(language=language, home=self.home, **options)

    def __enter__(self):
        return self.program.__enter__()

    def __exit__(self, *what):
        try:
            return self.program.__exit__(*what)
        finally:
            self.home.remove()


def race(words):
    """All that the ledger says of RACE."""
    white = say(words, 3, "White needs %d more move, which is proved.", 3)
    black = say(words, 8, "Black needs %d more move, which is proved.", 8)
    lead = say(words, 4, "In the race alone, White is %d move ahead.", 4)
    return " ".join((white, black, lead, words("Black has the last move."),
                     words("It is move %1$d of %2$d.", 30, 80),
                     words("After move %d no piece may stand at home.", 40)))


def add_lens(language):
    @tap.test(f"the lens tells what a move opens and closes ({language})")
    def lens():
        with Shown(language, "Ugolki 9", ROADS, lens=True) as program:
            words = program.words
            opened = say(words, 2, ROAD, "c3", "e5", 2)
            change = opened + "\n" + say(words, 4, BARRED, "g5", "c1", 4)
            program.click("c2")
            program.wait_picked("c2")
            program.point_at("c3")
            program.see(change)
            program.shoot(f"lens-roads.{language}")
            program.point_at("h1")
            program.see(words.plural(4, "%s picked up. %u square can be reached.",
                                     "%s picked up. %u squares can be reached.", "c2", 4))
            # The keyboard's square counts as the pointer's does, and is heard.
            program.point_away()
            program.go("c3")
            program.see(change)
            program.wait(lambda: says(program.focused(), change),
                         lambda: f"what is heard is {program.focused().description!r}")
            program.act("win.lens")
            program.wait(lambda: change not in program.texts(), "the lens stays")
            program.wait_put_back()


def add_threats(language):
    @tap.test(f"the lens tells who threatens to finish ({language})")
    def threats():
        with Shown(language, "Gyges", THREAT, lens=True) as program:
            words = program.words
            program.see(words("North threatens to finish from %s.", "a5"))
            program.shoot(f"lens-threat.{language}")
            program.click("e1")
            program.point_at("c1")
            lines = words("South then moves from line %d.", 1) + " " \
                + words("North then moves from line %d.", 5)
            program.see(lambda text: text.startswith(lines + "\n"))
            program.shoot(f"lens-lines.{language}")
            assert not program.can("win.tell-race"), "Gygès is no race"
            program.act("win.lens")
            program.wait(lambda: words("North threatens to finish from %s.", "a5")
                         not in program.texts(), "the lens stays")


def add_ledger(language):
    @tap.test(f"the ledger tells how the race stands, and is kept hidden ({language})")
    def ledger():
        with Shown(language, "Ugolki 9", RACE, ledger=True) as program:
            words = program.words
            everything = race(words)
            program.see(everything)
            program.see("3")
            program.see("8")
            program.see(say(words, 4, "In the race alone, White is %d move ahead.", 4))
            program.shoot(f"ledger.{language}")
            program.wait_board_focused()
            program.key("ctrl+shift+r")
            program.wait(lambda: says(program.focused(), everything),
                         lambda: f"what is heard is {program.focused().description!r}")
            program.key("ctrl+r")
            program.wait(lambda: everything not in program.texts(), "the ledger stays")
            program.wait_can("win.tell-race", False)
            program.stop()
            with Program(language=language, home=program.home, keeps_settings=True) as again:
                again.wait_board_focused()
                assert not again.state("win.ledger"), "the ledger is there again"
                again.act("win.ledger")
                again.see(everything)


def add_size(language, colours, size):
    @tap.test(f"the ledger fits ({language}, {colours}, {size[0]} by {size[1]})")
    def fits():
        with Shown(language, "Ugolki 9", RACE, ledger=True, colours=colours, size=size) as program:
            words = program.words
            program.see(race(words))
            lead = say(words, 4, "In the race alone, White is %d move ahead.", 4)
            is_wide = size[0] >= 720
            program.wait(lambda: (lead in program.texts()) == is_wide,
                         "the sentence is not where there is room for it alone")
            program.shoot(f"ledger.{language}.{colours}.{size[0]}x{size[1]}")
            left, _, width, _ = program.window().extents()
            for one in program.shown(fits=lambda one: one.name in ("3", "8", words(
                    "proved", context="number of moves"))):
                if one.box[0] < left or one.box[0] + one.box[2] > left + width:
                    yield f"“{one.name}” is outside: {one.box}"


@tap.test("stepping through a game quickly leaves the ledger of where it ends")
def step_quickly():
    moves = "1. c3-c4 f6-f5 2. c2-c3 f7-f6 3. b3-d3 g6-e6 4. a3-b3 h6-g6 *"
    with Program(language="en", ledger=True) as program:
        path = program.home.write("quick.ugn", record(moves=moves))
        program.hand_over(path)
        program.wait_can("win.play-from-here")
        for key in ("alt+Right", "alt+Left") * 25 + ("alt+End",):
            program.key(key)
        program.see(lambda text: text.startswith("White needs") and "It is move 5 of 80." in text)
        program.key("alt+Home")
        program.see(lambda text: text.startswith("White needs") and "It is move 1 of 80." in text)


for each_language in languages():
    add_lens(each_language)
    add_threats(each_language)
    add_ledger(each_language)
for each in itertools.product(languages("ru"), (("light", (1100, 760)), ("dark", (360, 600)))):
    add_size(each[0], *each[1])


if __name__ == "__main__":
    tap.run()
