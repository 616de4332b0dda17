#!/usr/bin/env python3
"""Puzzles are brought to paper in the window, in each language.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os

import pdf
import tap
from program import Home, Program, languages


def squeeze(text):
    return "".join(text.split())


def read(path):
    with open(path, "rb") as file:
        return file.read()


def name_file(program, path):
    """Gives the file chooser a name."""
    program.wait(lambda: len(program.windows()) == 3, "no file is asked for")
    program.focus()
    program.key("ctrl+a")
    program.type(path)
    program.key("Return")


def save(program, path):
    """Gives the file chooser a name, and waits for the file."""
    name_file(program, path)
    program.wait_main_window()
    program.wait(lambda: os.path.exists(path), "there is no file")
    return pdf.pages(read(path))


def open_dialog(program):
    program.act("win.print-puzzles")
    program.wait_dialog()


def add_language(language):
    @tap.test(f"a sheet is chosen by mouse and saved, with words of the language ({language})")
    def by_mouse():
        home = Home()
        try:
            path = os.path.join(home.folder, "foglio.pdf")
            with Program(language=language, home=home, place="puzzles",
                         checks_leaks=True) as program:
                words = program.words
                program.press(words("Print puzzles…"))
                program.wait_dialog()
                program.see(words("Page %1$u of %2$u", 1, 3))
                program.shoot(f"sheet-{language}")
                program.press(words("Next page"))
                program.press(words("Next page"))
                program.see(words("Page %1$u of %2$u", 3, 3))
                program.shoot(f"sheet-solutions-{language}")
                program.press(words("Save as PDF…"))
                pages = save(program, path)
                program.see(words("Saved as “%s”.", "foglio.pdf"))
            assert len(pages) == 3, f"{len(pages)} pages"
            head = squeeze(words("Puzzles · %s", words("Ugolki")))
            answers = squeeze(words("Solutions"))
            assert pages[0].startswith(head) and pages[1].startswith(head), pages[0]
            assert pages[2].startswith(answers), pages[2]
            assert squeeze(words("Longest chain", context="Ugolki")) in pages[0], pages[0]
            assert squeeze(words("%1$s · level %2$d", words("White", context="side"), 1)) in pages[0], pages[0]
            assert "longest-chain-1-" in pages[2] and "longest-chain" not in pages[0], pages[2]
        finally:
            home.remove()


for each in languages():
    add_language(each)


@tap.test("a sheet is chosen by keyboard alone, of one theme and fewer puzzles")
def by_keyboard():
    home = Home()
    try:
        path = os.path.join(home.folder, "sheet.pdf")
        with Program(home=home, place="puzzles") as program:
            program.wait_can("win.print-puzzles")
            program.key("ctrl+shift+p")
            program.wait_dialog()
            program.see("Page 1 of 3")
            program.key("ctrl+a")
            program.type("7")
            program.reach("From level")
            program.key("ctrl+a")
            program.type("4")
            program.reach("All themes")
            program.key("space")
            program.see("There are no such puzzles. Choose more themes or levels.")
            program.reach("Cut the road")
            program.key("space")
            program.reach("Save as PDF…")
            program.key("Return")
            pages = save(program, path)
        assert len(pages) == 3, f"{len(pages)} pages"
        assert pages[0].count("Cuttheroad") == 6 and pages[1].count("Cuttheroad") == 1, pages
        assert "level3" not in pages[0] and "level4" in pages[0], pages
    finally:
        home.remove()


@tap.test("new puzzles are made for a sheet, and what is there stays when it is cancelled")
def made():
    with Program(place="puzzles") as program:
        open_dialog(program)
        program.see("Page 1 of 3")
        program.press("New ones, made now")
        program.see(lambda text: text.startswith("Making puzzle "))
        program.wait(lambda: not program.shown(
            fits=lambda one: one.name.startswith("Making puzzle 1 of")), "no puzzle is made")
        if program.button_can("Cancel"):
            program.press("Cancel")
        program.wait(lambda: not program.shown(
            fits=lambda one: one.name.startswith("Making puzzle ")), "it does not end")
        assert program.button_can("Save as PDF…"), "what was made is gone"
        program.close_dialog()


@tap.test("the puzzle that is shown comes to paper alone")
def alone():
    home = Home()
    try:
        path = os.path.join(home.folder, "one.pdf")
        with Program(home=home, place="puzzles") as program:
            program.wait_can("win.print-puzzle", False)
            program.act("win.puzzle-theme", "last-brick")
            program.act("win.puzzle-start")
            program.wait_can("win.print-puzzle")
            name = program.see(lambda text: " · last-brick-" in text).split(" · ")[-1]
            program.key("ctrl+p")
            program.wait_dialog()
            program.see("Page 1 of 2")
            program.press("Save as PDF…")
            pages = save(program, path)
            program.wait_board_focused()
        assert len(pages) == 2 and name in pages[1], pages
    finally:
        home.remove()


# Where nobody can make a file, not even who may do everything.
NOWHERE = "/proc/sheet.pdf"


@tap.test("a PDF file that cannot be written is told, and can then be written elsewhere")
def unwritable():
    home = Home()
    try:
        path = os.path.join(home.folder, "sheet.pdf")
        with Program(home=home, place="puzzles") as program:
            open_dialog(program)
            program.see("Page 1 of 3")
            program.press("Save as PDF…")
            name_file(program, NOWHERE)
            program.see(lambda text: text.startswith("The sheet was not saved. "))
            program.shoot("sheet-unwritable")
            assert program.button_can("Save as PDF…"), "it cannot be tried again"
            program.press("Save as PDF…")
            assert len(save(program, path)) == 3
    finally:
        home.remove()


def is_whole(path):
    return os.path.exists(path) and read(path).rstrip().endswith(b"%%EOF")


@tap.test("a sheet is printed: to a file, for there may be no printer")
def printed():
    home = Home()
    try:
        # Where the toolkit's own dialog puts what is printed.
        path = os.path.join(home.folder, "paper", "output.pdf")
        os.makedirs(os.path.join(home.folder, "config"), exist_ok=True)
        os.mkdir(os.path.dirname(path))
        with open(os.path.join(home.folder, "config", "user-dirs.dirs"), "w",
                  encoding="utf-8") as file:
            file.write('XDG_DOCUMENTS_DIR="$HOME/paper"\n')
        with Program(home=home, place="puzzles") as program:
            open_dialog(program)
            program.see("Page 1 of 3")
            program.press("Print…")
            program.see("Print to File", title="Print")
            program.click_on(next(iter(program.shown(
                "Print", lambda one: one.name == "Print to File"))))
            program.see(lambda text: text.endswith("paper/output.pdf"), title="Print")
            program.shoot("sheet-printer")
            program.press("Print", title="Print")
            program.wait(lambda: is_whole(path), "nothing is printed")
            program.wait_main_window()
        pages = pdf.pages(read(path))
        assert len(pages) == 3, f"{len(pages)} pages"
        assert pages[0].startswith("Puzzles·Ugolki") and pages[2].startswith("Solutions"), pages
    finally:
        home.remove()


if __name__ == "__main__":
    tap.run()
