#!/usr/bin/env python3
"""Puzzles are made in the window, proved, kept in packs and shared.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import re
import subprocess
import urllib.parse

import tap
from program import Clipboard, Home, Program, languages

CLI = os.environ["UGOLKI_CLI"]
POSITION = "8/8/8/8/8/4w3/4w3/w1w5 w 1"


def generated(theme, level, seed):
    """The text of a puzzle of the generator."""
    return subprocess.run(
        [CLI, "generate", f"--theme={theme}", f"--level={level}", f"--seed={seed}"], check=True,
        capture_output=True, encoding="utf-8").stdout


def pack_file(home, name):
    return os.path.join(home.folder, "data/ugolki/puzzles", name + ".ugn")


def read(path):
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except FileNotFoundError:
        return ""


def right_edge(program):
    """How far to the right the newest window reaches, in pixels."""
    return max(one.box[0] + one.box[2] for one in program.shown())


def set_up(program, position):
    """Types a position in the editor, in place of the one that is there."""
    words = program.words
    program.click_on(next(iter(program.shown(
        fits=lambda one: one.name == words("Position as text") and one.role == 61))))
    program.key("ctrl+a")
    program.type(position)
    program.expect(position, title=words("Make a puzzle"))


def ask_to_bring(program, start, end):
    """Chooses the question, and its squares on the board."""
    words = program.words
    program.press(words("Question", context="editor"))
    task = words.plural(8, "Bring the piece from %1$s to %2$s in %3$d move. You alone move.",
                        "Bring the piece from %1$s to %2$s in %3$d moves. You alone move.",
                        "a1", "h8", 8)
    program.press(task)
    program.see(words("%1$s: %2$s", words("To", context="square"), "h8"))
    program.click(start, title=words("Make a puzzle"))
    program.click(end, title=words("Make a puzzle"))
    program.see(words("%1$s: %2$s", words("To", context="square"), end))


def add_language(language):
    @tap.test(f"a puzzle is made, proved, tried and kept, by mouse ({language})")
    def by_mouse():
        home = Home()
        try:
            with Program(language=language, home=home, place="puzzles") as program:
                words = program.words
                program.act("win.puzzle-make")
                program.wait_dialog("no editor comes")
                program.shoot(f"editor-position-{language}")
                set_up(program, POSITION)
                ask_to_bring(program, "a1", "e5")
                program.shoot(f"editor-question-{language}")
                program.press(words("Prove it"))
                program.see(lambda text: text.startswith(words.plural(
                    5, "Proved: it takes %d move, and no fewer.",
                    "Proved: it takes %d moves, and no fewer.")))
                program.press(words("One move on"))
                program.see(words("Solution: %1$u of %2$u", 1, 9))
                program.shoot(f"editor-proof-{language}")
                program.press(words("Save to this pack"))
                program.see(words("Name of the pack"))
                program.shoot(f"editor-pack-{language}")
                program.key("Return")
                program.see(words("Saved in “%s”.", words("My puzzles")))
                path = pack_file(home, words("My puzzles"))
                program.wait(lambda: '[Goal "bring a1 e5"]' in read(path), "it is not kept")
                assert '[Moves "5"]' in read(path), read(path)
                program.press(words("Try it"))
                program.wait_main_window()
                program.wait_can("win.puzzle-hint")
                program.expect(POSITION)
                program.act("win.puzzle-back")
                program.wait_dialog("the editor does not come back")
                program.see(words("Copy as record"))
                program.close_dialog()
                program.see(words("My puzzles"))
                program.shoot(f"packs-{language}")
                program.kill()
            with Program(language=language, home=home, place="puzzles") as program:
                program.see(words("My puzzles"))
                # The row may stand below what fits in the window.
                program.act("win.pack-open", "file://" + urllib.parse.quote(path))
                program.wait_can("win.pack-solve")
                program.shoot(f"pack-{language}")
                program.act("win.pack-check")
                program.see(words("All that is claimed here is so."))
                program.act("win.pack-solve")
                program.wait_can("win.puzzle-hint")
                program.shoot(f"pack-puzzle-{language}")
        finally:
            home.remove()

    @tap.test(f"the editor fits a narrow window ({language})")
    def narrow():
        with Program(language=language, place="puzzles", size=(360, 600)) as program:
            words = program.words
            program.act("win.puzzle-make")
            program.wait_dialog("no editor comes")
            program.resize(360, 600)
            for page in ("Position", "Question", "Proof"):
                program.press(words(page, context="editor"))
                program.wait(lambda: right_edge(program) <= 360,
                             lambda: f"{page} is {right_edge(program)} px wide")
                program.shoot(f"editor-narrow-{page.lower()}-{language}")


for each in languages():
    add_language(each)


if __name__ == "__main__":
    tap.run()
