#!/usr/bin/env python3
"""Puzzles are solved in the window, by mouse and by keyboard.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import re
import subprocess

import tap
from accessibility import ROLE_LABEL
from program import Home, Program, languages

CLI = os.environ["UGOLKI_CLI"]
THEME = "longest-chain"


OUTCOMES = {"White wins.": 1, "Black wins.": 2, "it is a draw.": 3}

# A level of which the pack has a puzzle that asks who wins.
WHO_WINS_LEVEL = 6


def pack():
    """The names of the puzzles of the theme that come with the program."""
    path = os.path.join(os.path.dirname(tap.DATA), "..", "data", "puzzles", THEME + ".ugn")
    with open(path, encoding="utf-8") as file:
        return re.findall(r'^\[Puzzle "(.*)"\]$', file.read(), re.MULTILINE)


def name_of(program):
    """The name of the puzzle that is shown, which makes it again anywhere."""
    text = program.see(lambda text: re.search(r" · [a-z-]+-[1-9]-\d+$", text))
    return text.split(" · ")[-1]


def generate(name):
    """Its record, from the command line."""
    theme, level, seed = name.rsplit("-", 2)
    return subprocess.run(
        [CLI, "generate", f"--theme={theme}", f"--level={level}", f"--seed={seed}"], check=True,
        capture_output=True, encoding="utf-8").stdout


def puzzle(name):
    """Its position and its solution: (position, moves)."""
    text = generate(name)
    position = re.search(r'\[FEN "(.*)"\]', text)[1]
    moves = re.findall(r"[a-h][1-8](?:-[a-h][1-8])+", text.split("\n\n", 1)[1])
    return position, moves


def open_puzzle(program, theme=THEME):
    """Opens a puzzle of a theme at its first level, and returns its name."""
    program.act("win.place", "puzzles")
    program.act("win.puzzle-theme", theme)
    program.act("win.puzzle-start")
    program.wait_can("win.puzzle-hint")
    return name_of(program)


def a_step(position):
    """A move by one step, which makes no chain: (from, to)."""
    placement, side = position.split()[:2]
    board = {}
    for rank, row in zip("87654321", placement.split("/")):
        squares = re.sub(r"\d", lambda match: "." * int(match[0]), row)
        board.update({file + rank: sign for file, sign in zip("abcdefgh", squares)})
    for square, sign in board.items():
        for other in (chr(ord(square[0]) + 1) + square[1], square[0] + chr(ord(square[1]) + 1),
                      square[0] + chr(ord(square[1]) - 1)):
            if sign == side and board.get(other) == ".":
                return square, other
    raise AssertionError(f"no step in {position}")


def last_hint(program):
    """Asks for hints until one names the answer, and returns what it says."""
    def ask():
        text = next((text for text in program.texts()
                     if re.match("Play |The answer: ", text)), None)
        if text is None and program.can("win.puzzle-hint"):
            program.key("ctrl+h")
        return text
    return program.wait(ask, "no hint names the answer")


def solve_by_hints(program, is_solved):
    """Does what the last hint says, whatever is asked for, until it is solved."""
    while not is_solved():
        text = last_hint(program)
        if text.startswith("Play "):
            program.enter(text[5:-1].replace("–", "-"))
        elif text[12:] in OUTCOMES:
            program.act("win.puzzle-answer", OUTCOMES[text[12:]])
        else:
            for square in re.findall(r"[a-h][1-8]|[NS](?=[,.])", text[12:]):
                program.click(square)
            program.act("win.puzzle-check")
        program.wait(lambda: is_solved() or program.can("win.puzzle-hint"), "nothing comes of it")


def add_language(language):
    @tap.test(f"a puzzle is solved by mouse, and that stays after a kill ({language})")
    def by_mouse():
        home = Home()
        try:
            with Program(language=language, home=home, place="puzzles") as program:
                words = program.words
                program.press(words("Longest chain", context="Ugolki"))
                program.press(words("Start at level %d, which suits you", 1))
                name = name_of(program)
                position, moves = puzzle(name)
                program.expect(position)
                program.play_by_mouse(moves[0])
                program.see(words("Right!"))
                program.wait(lambda: name in home.read_progress(), "it is not kept")
                program.shoot(f"puzzles-solved-{language}")
                program.kill()
            with Program(language=language, home=home, place="puzzles") as program:
                program.see(words("Solved: %1$u of %2$u", 1, len(pack())))
                program.see(lambda text: text.startswith(words.plural(1, "%u day in a row",
                                                                      "%u days in a row")))
        finally:
            home.remove()


def who_wins(language):
    @tap.test(f"who wins is answered by a button, and best play is shown ({language})")
    def by_button():
        home = Home()
        try:
            with Program(language=language, home=home, place="puzzles") as program:
                words = program.words
                answers = {"1-0": "White wins", "0-1": "Black wins", "1/2-1/2": "A draw"}
                task = words("Who wins when both sides play best? Or is it a draw?")
                program.act("win.puzzle-theme", "count-the-end")
                program.act("win.puzzle-level", WHO_WINS_LEVEL)
                program.wait_can("win.puzzle-hint")
                while task not in program.texts():
                    name = name_of(program)
                    program.act("win.puzzle-next")
                    program.wait(lambda: name_of(program) != name, "no other puzzle comes")
                name = name_of(program)
                record = generate(name)
                right = answers.pop(re.search(r'\[Answer "(.*)"\]', record)[1])
                program.shoot(f"puzzles-who-wins-{language}")
                program.press(words(next(iter(answers.values()))))
                program.see(words("It does not end like that: look how the best play goes."))
                program.wait_can("win.puzzle-again")
                program.key("ctrl+b")
                program.wait_can("win.puzzle-answer")
                program.press(words(right))
                program.see(words("Right!"))
                program.wait(lambda: name in home.read_progress(), "it is not kept")
        finally:
            home.remove()


for each in languages():
    add_language(each)
    who_wins(each)


@tap.test("one puzzle after the other is solved by keyboard alone")
def by_keyboard():
    home = Home()
    try:
        with Program(home=home, place="puzzles") as program:
            program.point_away()
            program.reach("Puzzle of the day")
            program.reach("Longest chain", "Right")
            program.key("Return")
            program.wait_can("win.puzzle-start")
            program.reach("Start at level")
            program.key("Return")
            for _ in range(2):
                program.wait_can("win.puzzle-hint")
                program.play_by_keys(puzzle(name_of(program))[1][0])
                program.see("Right!")
                program.wait(lambda: name_of(program) in home.read_progress(), "it is not kept")
                program.reach("Next puzzle")
                program.key("Return")
            program.wait_can("win.puzzle-hint")
            program.wait_board_focused()
    finally:
        home.remove()


@tap.test("a wrong answer is told how far it gets, goes back, and costs a star")
def wrong():
    home = Home()
    try:
        with Program(home=home, place="puzzles") as program:
            name = open_puzzle(program)
            position, moves = puzzle(name)
            start, end = a_step(position)
            program.click(start)
            program.wait_picked(start)
            program.click(end)
            program.see(lambda text: re.match(r"\d+ (jump|square)s? of \d+|That does not lead",
                                              text))
            program.expect(position)
            program.wait_can("win.puzzle-hint")
            program.play_by_mouse(moves[0])
            program.see("Right!")
            program.wait(lambda: name in home.read_progress(), "it is not kept")
            program.wait_can("win.undo")
            program.key("ctrl+z")
            program.expect(position)
            program.wait_can("win.redo")
            program.key("ctrl+y")
            program.see("Right!")
    finally:
        home.remove()


@tap.test("hints come by grades; what is shown is taken back, and not counted as solved")
def helped():
    home = Home()
    try:
        with Program(home=home, place="puzzles") as program:
            name = open_puzzle(program, "last-brick")
            position = puzzle(name)[0]
            for beginning in ("Look between ", "Move the piece on ", "Play "):
                program.key("ctrl+h")
                program.see(lambda text, beginning=beginning: text.startswith(beginning))
            program.wait_can("win.puzzle-hint", False)
            program.key("ctrl+j")
            program.see("The solution was shown: the puzzle comes back tomorrow.")
            program.see("The solution is shown.")
            program.act("win.undo")
            program.expect(position)
            program.wait_can("win.puzzle-show")
            program.act("win.puzzle-back")
            program.act("win.puzzle-back")
            assert not program.shown(fits=lambda one: one.role == ROLE_LABEL
                                     and re.match(r"Solved: [1-9]", one.name))
    finally:
        home.remove()


def is_in_sight(program, name):
    """Whether all of a button is above the switch of the places, at the foot of the window."""
    _, top, _, height = program.button(name).extents()
    _, foot, _, _ = program.button(program.words("Learn", context="place")).extents()
    return top + height <= foot


def square_size(program):
    """How wide a square of the board is, in pixels."""
    return program.board()["b2"].extents()[2]


@tap.test("in a low window all that can be done stays in sight, also above what is told")
def low():
    with Program(place="puzzles", size=(360, 600)) as program:
        open_puzzle(program, "last-brick")
        program.wait(lambda: is_in_sight(program, "Another one"), "it is out of sight")
        program.key("ctrl+j")
        program.see("The solution is shown.")
        program.see("The solution was shown: the puzzle comes back tomorrow.")
        program.wait(lambda: is_in_sight(program, "Once more"), "it is out of sight")


@tap.test("in a low window the squares are large, also while something is told")
def large():
    with Program(place="puzzles", size=(360, 600)) as program:
        for theme, least in (("last-brick", 36), ("road", 36), ("build-and-run", 36),
                             ("count-the-end", 33), ("win-now", 36), ("which-line", 36)):
            open_puzzle(program, theme)
            program.wait(lambda least=least: square_size(program) >= least,
                         lambda: f"{theme}: {square_size(program)} px")
            program.wait(lambda: is_in_sight(program, "Another one"), "it is out of sight")
            program.shoot(f"puzzles-low-{theme}")
        program.key("ctrl+j")
        program.see("The solution is shown.")
        program.wait(lambda: square_size(program) >= 36, lambda: f"{square_size(program)} px")
        program.act("win.train", "name")
        program.wait(lambda: is_in_sight(program, "End the round"), "it is out of sight")


@tap.test("the puzzle of the day has its mark, also after a kill")
def daily():
    home = Home()
    try:
        with Program(home=home, place="puzzles") as program:
            program.see("Not solved yet")
            program.act("win.puzzle-daily")
            program.wait_can("win.puzzle-hint")
            name = name_of(program)
            solve_by_hints(program, lambda: name in home.read_progress())
            program.kill()
        with Program(home=home, place="puzzles") as program:
            program.see("Solved today")
    finally:
        home.remove()


@tap.test("the language changes in the middle of a puzzle")
def change_language():
    with Program(place="puzzles") as program:
        name = open_puzzle(program)
        program.key("ctrl+h")
        program.see(lambda text: text.startswith("Look between "))
        program.act("app.language", "ru")
        program.words = type(program.words)("ru")
        program.see(lambda text: text.startswith("Посмотрите на участок от "))
        assert name_of(program) == name
        program.expect(puzzle(name)[0])
        program.wait_board_focused()


@tap.test("each theme tells how many puzzles come with the program, and begins with one of them")
def packs():
    with Program(place="puzzles") as program:
        program.see(f"Solved: 0 of {len(pack())}")
        assert open_puzzle(program) in pack(), "it is a new one"


if __name__ == "__main__":
    tap.run()
