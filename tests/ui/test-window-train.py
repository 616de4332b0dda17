#!/usr/bin/env python3
"""Questions that train the eye are asked and answered in the window.

SPDX-License-Identifier: GPL-3.0-or-later

The test sees no more of a question than a person does, and answers by the rules of its own.
"""

import re

import tap
from program import Home, Program, languages

N_QUESTIONS = 10


def pattern(template):
    """What a template with %1$u or %s in it looks like once it is filled."""
    parts = re.split(r"%(?:\d\$)?[sud]", template)
    return re.compile("(.+?)".join(map(re.escape, parts)) + "$")


def read(program, template, context=None):
    """Waits for what a template says, and returns what it was filled with."""
    found = pattern(program.words(template, context=context))
    return found.match(program.see(lambda text: found.match(text))).groups()


def wait_question(program, number):
    """Waits until a question is asked and the answer before it is gone."""
    count = re.compile(rf"\D+{number}\D+{N_QUESTIONS}\D")
    program.wait(lambda: program.can("win.lesson-show") and any(map(count.match, program.texts())),
                 lambda: f"question {number} is not asked, only {program.texts()}")


def place_of_entry(program, context):
    """The marked square, as a screen reader tells it: how far from the left and from the bottom."""
    place, = read(program, "Name of the marked square: %s", context)
    left, bottom = pattern(program.words("%1$d from the left, %2$d from the bottom")) \
        .match(place).groups()
    return int(left), int(bottom)


def name_of(left, bottom, n_files=8, turned=False):
    if turned:
        left, bottom = n_files + 1 - left, n_files + 1 - bottom
    return "abcdefgh"[left - 1] + str(bottom)


def start(program, exercise, game="ugolki"):
    program.act("win.learn-game", game)
    program.act("win.training")
    program.see(program.words("Train your eye"))
    program.act("win.train", exercise)
    program.wait_can("win.train-finish")


def add_language(language):
    @tap.test(f"squares are named by keys, and the result is kept ({language})")
    def name():
        home = Home()
        try:
            with Program(language=language, home=home, place="learn") as program:
                words = program.words
                start(program, "name")
                for number in range(1, N_QUESTIONS + 1):
                    wait_question(program, number)
                    square = name_of(*place_of_entry(program, "Ugolki"))
                    program.type(square if number > 2 else ("h8" if square != "h8" else "a1"))
                    if number <= 2:
                        program.wait_can("win.lesson-next")
                        if number == 1:
                            program.shoot(f"train-wrong-{language}")
                        program.key("Return")
                program.wait_can("win.train-again")
                program.see(lambda text: re.match(r"8\D+10$", text))
                program.shoot(f"train-result-{language}")
                program.wait(lambda: "untimed=8\n" in home.read_progress(), "it is not kept")
                program.act("win.lesson-list")
                program.see(lambda text: text == words("Best: %1$u of %2$u")
                            .replace("%1$u", "8").replace("%2$u", "10"))
                program.shoot(f"train-{language}")
        finally:
            home.remove()

    @tap.test(f"a round fits a narrow window ({language})")
    def narrow():
        for game in ("ugolki", "gyges"):
            with Program(language=language, size=(360, 600), colours="dark", place="learn") \
                    as program:
                for exercise in ("name", "find", "landings", "reach"):
                    start(program, exercise, game)
                    program.shoot(f"train-narrow-{game}-{exercise}-{language}")
                    program.act("win.lesson-show")
                    program.wait_can("win.lesson-next")
                    program.shoot(f"train-narrow-{game}-{exercise}-answer-{language}")
                    width = program.window().extents()[2]
                    assert width <= 420, f"{exercise} makes the window {width} wide"


for each in languages():
    add_language(each)


@tap.test("squares are named by pointer, seen from the other side")
def by_pointer():
    with Program(place="learn", training_turned=True) as program:
        start(program, "name", "gyges")
        for number in range(1, 4):
            wait_question(program, number)
            square = name_of(*place_of_entry(program, "Gygès"), n_files=6, turned=True)
            for sign in square:
                program.press(sign)
        wait_question(program, 4)
        program.see(lambda text: text.endswith(" 3 right"))


def squares_without_names(program):
    found = pattern(program.words("%1$d from the left, %2$d from the bottom"))
    board = program.wait(lambda: next(
        (one for one in program.windows()[0].walk()
         if len(one.children) >= 64 and found.match(one.children[0].name)), None), "no board")
    return {name_of(*map(int, found.match(one.name).groups())): one for one in board.children}


@tap.test("squares are found by pointer and keys on a board without names")
def find():
    with Program(place="learn") as program:
        start(program, "find")
        for number in range(1, 4):
            wait_question(program, number)
            square, = read(program, "Find %s.", "Ugolki")
            program.click_on(squares_without_names(program)[square])
        for number in range(4, 6):
            wait_question(program, number)
            square, = read(program, "Find %s.", "Ugolki")
            program.key("ctrl+Home")
            program.key("Down", "Down", "Down", "Down", "Down", "Down", "Down")
            program.key(*["Right"] * "abcdefgh".index(square[0]),
                        *["Up"] * (int(square[1]) - 1), "space")
        wait_question(program, 6)
        program.see(lambda text: text.endswith(" 5 right"))


def landings_of(pieces, start_square):
    """Where a piece of Ugolki can go, found as slowly as a person does it."""
    def at(square, step):
        file, rank = "abcdefgh".index(square[0]) + step[0], int(square[1]) + step[1]
        return "abcdefgh"[file] + str(rank) if 0 <= file < 8 and 1 <= rank <= 8 else None
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
    others = set(pieces) - {start_square}
    found = {at(start_square, step) for step in steps} - others
    rest, seen = [start_square], {start_square}
    while rest:
        square = rest.pop()
        for step in steps:
            over = at(square, step)
            to = at(over, step) if over in others else None
            if to and to not in others and to not in seen:
                seen.add(to)
                rest.append(to)
    return (found | seen) - {None, start_square}


@tap.test("landing squares are chosen by pointer, keys and typing, and checked")
def landings():
    with Program(place="learn") as program:
        start(program, "landings")
        for number in range(1, 4):
            wait_question(program, number)
            square, = read(program, "Where can the piece on %s end its move? Choose all such "
                                    "squares.", "Ugolki")
            right = sorted(landings_of(program.pieces(), square))
            for one in right:
                if number == 1:
                    program.click(one)
                elif number == 2:
                    program.go(one)
                    program.key("space")
                else:
                    program.reach(program.words("Square to choose, or to choose no more",
                                                context="Ugolki"))
                    program.type(one)
            program.see(lambda text: text == "Chosen: " + ", ".join(
                sorted(right, key=lambda one: (one[1], one[0]))))
            program.key("ctrl+d")
        wait_question(program, 4)
        program.see(lambda text: text.endswith(" 3 right"))


@tap.test("a round goes on after another place, another language and other settings")
def goes_on():
    with Program(place="learn") as program:
        start(program, "name")
        wait_question(program, 1)
        program.type(name_of(*place_of_entry(program, "Ugolki")))
        wait_question(program, 2)
        before = place_of_entry(program, "Ugolki")
        program.act("win.place", "play")
        program.act("win.coordinates")
        program.act("win.coordinates")
        program.act("win.place", "learn")
        wait_question(program, 2)
        assert place_of_entry(program, "Ugolki") == before, "another square is asked"
        program.act("app.language", "ru")
        program.words = type(program.words)("ru")
        wait_question(program, 2)
        assert place_of_entry(program, "Ugolki") == before, "another square is asked"
        program.type(name_of(*before))
        wait_question(program, 3)


@tap.test("against the clock time is told, and is no question’s end")
def clock():
    home = Home()
    try:
        with Program(home=home, place="learn", training_timed=True) as program:
            start(program, "name")
            program.see(lambda text: re.match(r"0:\d\d left · 0 right$", text))
            program.type(name_of(*place_of_entry(program, "Ugolki")))
            program.see(lambda text: re.match(r"0:\d\d left · 1 right$", text))
            program.wait_can("win.lesson-show")
            program.act("win.train-finish")
            program.see("1 right answer in 60 seconds")
            program.wait(lambda: "timed=1\n" in home.read_progress(), "it is not kept")
            program.act("win.train-again")
            program.wait_can("win.lesson-show")
    finally:
        home.remove()


if __name__ == "__main__":
    tap.run()
