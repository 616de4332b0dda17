#!/usr/bin/env python3
"""Hints, what the opponent wants, and the coach, in both games.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import re

import tap
from program import Home, Program, START, languages, record

# White has a mistake to make: it lays a road for Black.
MISTAKE = "5ww1/4b2w/1b2b3/w3w3/4wwbb/1w1b4/1wb5/1bb5 w 25"
MISTAKE_MOVE = "e5-e3-c3"
# North threatens to finish, and South can stop it.
THREATENED = ".32..1/...1../...2../....../1..3.3/32.12. w 10"
GAMES = (("Ugolki 9", START + " w 1"), ("Gyges", THREATENED))
SIZES = (("wide", (1100, 760)), ("narrow", (360, 600)))


def at(position, variant="Ugolki 9", **tags):
    """Folders in which a game stands at a position."""
    home = Home()
    home.write_session(record(variant, position, **tags))
    return home


def against(level):
    return {"BlackType": "program", "BlackLevel": str(level)}


def advice(program):
    """The words of the box that advice stands in: the only text that is new."""
    known = set(program.texts())

    def wait():
        return program.see(lambda text: text not in known and len(text) > 12
                           and text.endswith((".", "?")))
    return wait


def add_language(language):
    for variant, position in GAMES:
        @tap.test(f"a hint tells more at each key ({variant}, {language})")
        def hint(variant=variant, position=position):
            with Program(language=language, home=at(position, variant)) as program:
                told = []
                for grade in ("place", "piece", "move"):
                    wait = advice(program)
                    program.key("ctrl+h")
                    told.append(wait())
                    program.shoot(f"hint-{grade}-{variant}-{language}")
                assert len(set(told)) == 3, told
                squares = [set(re.findall(r"\b[a-h][1-8]\b", text)) for text in told]
                assert len(squares[1]) >= 1 and len(squares[2]) >= 2, told
                program.key("ctrl+h")
                program.wait(lambda: told[2] not in program.texts(), "the hint stays")
                wait = advice(program)
                program.key("ctrl+d")
                told.append(wait())
                program.shoot(f"threats-{variant}-{language}")
                if variant == "Gyges":
                    words = program.words
                    assert told[0] == words("Your opponent threatens to finish: look at the way.")
                    assert "–S" in told[3] and "–S" in told[1], told

    @tap.test(f"a mistake is warned of, and taken back or kept ({language})")
    def coach():
        for name, size in SIZES:
            with Program(language=language, coach=True, size=size, colours="dark",
                         home=at(MISTAKE, **against(2))) as program:
                words = program.words
                program.play_by_keys(MISTAKE_MOVE)
                program.see(words("Do you want to play that?"))
                program.wait_can("win.keep-move")
                program.shoot(f"coach-{name}-{language}")
                if name == "wide":
                    program.press(words("Take it back"))
                else:
                    program.key("ctrl+z")
                program.expect(MISTAKE)
                program.see(words("White to move"))
                program.wait_can("win.hint")
                program.play_by_keys(MISTAKE_MOVE)
                program.wait_can("win.keep-move")
                program.key("ctrl+m")
                program.see(words("White to move"))
                program.wait_can("win.keep-move", False)


for each in languages():
    add_language(each)


@tap.test("the first whole game is begun from the lessons, and has a coach")
def first_game():
    with Program(place="learn") as program:
        words = program.words
        program.wait(lambda: program.focused(), "nothing has the keyboard")
        program.step("End")
        program.shoot("first-game")
        program.key("Return")
        program.expect(START)
        program.see(words("White to move"))
        program.see("Black: Computer, level 1.")
        assert program.state("win.coach") is True, program.state("win.coach")
        program.wait_can("win.hint")


if __name__ == "__main__":
    tap.run()
