#!/usr/bin/env python3
"""What was done at puzzles is looked at, opened again, forgotten and brought back.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import re
import time

import tap
from program import Home, Program, languages

PATH = "data/ugolki/progress.ini"
RESULTS = (("longest-chain-1-9", "longest-chain", 1, 3, ""),
           ("road-2-7", "road", 2, 0, "2;1;75"),
           ("longest-chain-2-1", "longest-chain", 2, 2, "1;0;31"))


def text_of(results):
    """A file of progress; the last result was a moment ago."""
    now = int(time.time())
    history, tried = [], []
    for i, (name, theme, level, stars, course) in enumerate(results):
        when = now - 30 * (len(results) - i)
        end = f";{course}" if course else ""
        history.append(f"{i + 1}={name};{theme};{level};{stars};{when};{900 + i}{end}")
        tried.append(f"{name}={theme};{level};1;{int(stars > 0)};{stars};{when};0;0;1")
    return "\n".join(["[ugolki-progress]", "version=1", "", "[puzzle/ugolki/history]", *history,
                      "", "[puzzle/ugolki/tried]", *dict.fromkeys(tried), ""])


def home_with(results):
    home = Home()
    home.write(PATH, text_of(results))
    return home


def read(home):
    with open(os.path.join(home.folder, PATH), encoding="utf-8") as file:
        return file.read()


def add_language(language):
    @tap.test(f"the history is read and a puzzle opened from it by mouse ({language})")
    def by_mouse():
        home = home_with(RESULTS)
        try:
            with Program(language=language, home=home, place="puzzles",
                         checks_leaks=True) as program:
                words = program.words
                program.press(words("History"))
                wrong = words.plural(1, "%d wrong answer", "%d wrong answers")
                program.see(lambda text: text.endswith(f" · {wrong} · 0:31"))
                hint = words.plural(1, "%d hint", "%d hints")
                program.see(lambda text: text.endswith(f" · {hint} · 1:15")
                            and words("not solved") in text)
                program.see(lambda text: text.endswith(" · " + words("solved at once")))
                program.see(words("Your rating: from %1$d to %2$d; the highest %3$d, the lowest "
                                  "%4$d.", 900, 902, 902, 900))
                program.shoot(f"history-{language}")
                title = words("%1$s · level %2$d", words("Longest chain", context="Ugolki"), 2)
                program.see(title)
                program.click_on(program.shown(fits=lambda one: one.name == title)[0])
                program.wait_can("win.puzzle-hint")
                program.see(lambda text: text.endswith(" · longest-chain-2-1"))
        finally:
            home.remove()


for each in languages():
    add_language(each)


@tap.test("by keyboard alone the history is filtered, forgotten, and brought back to the byte")
def by_keyboard():
    home = home_with(RESULTS)
    try:
        before = read(home)
        with Program(home=home, place="puzzles") as program:
            program.point_away()
            program.reach("Puzzle of the day")
            program.reach("History", "Right")
            program.key("Return")
            program.wait_can("win.puzzles-forget")
            program.reach("Forget…")
            program.key("Return")
            program.wait_question()
            program.reach("Start over")
            program.key("Return")
            program.wait_main_window()
            program.see("What was done at these puzzles is forgotten.")
            program.see("Nothing was solved here yet.")
            program.wait(lambda: "longest-chain" not in read(home), "it is still in the file")
            program.wait_can("win.puzzles-forget", False)
            program.reach("Undo")
            program.key("Return")
            program.see(lambda text: text.endswith("solved at once"))
            program.wait(lambda: read(home) == before, "the file is not as it was")
            program.wait_can("win.puzzle-back")
            program.act("win.puzzle-back")
            program.wait_can("win.puzzle-history")
    finally:
        home.remove()


@tap.test("one theme is forgotten, and that holds after a kill")
def one_theme():
    home = home_with(RESULTS)
    try:
        with Program(home=home, place="puzzles") as program:
            program.act("win.puzzle-history")
            program.wait_can("win.puzzles-forget")
            program.reach("Theme")
            program.key("space", "Down", "Return")
            program.wait(lambda: not program.shown(
                fits=lambda one: one.name.startswith("The shortest way · ")), "it is not filtered")
            program.act("win.puzzles-forget")
            program.wait_question()
            program.see("Start over with “Longest chain”?")
            program.press("Start over")
            program.wait_main_window()
            program.wait(lambda: "longest-chain" not in read(home), "it is still in the file")
            program.kill()
        assert ";road;2;0;" in read(home), "the other theme is gone"
    finally:
        home.remove()


@tap.test("thousands of results are shown and scrolled")
def many():
    home = home_with(tuple((f"road-3-{i}", "road", 3, i % 4, "1;1;20") for i in range(5000)))
    try:
        with Program(home=home, place="puzzles") as program:
            program.act("win.puzzle-history")
            program.see(lambda text: re.search(r" · not solved · |1 wrong answer", text))
            program.see("3750")
            rows = len(program.shown())
            assert rows < 2000, f"{rows} objects are made at once"
    finally:
        home.remove()


if __name__ == "__main__":
    tap.run()
