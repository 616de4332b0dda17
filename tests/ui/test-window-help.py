#!/usr/bin/env python3
"""The help opens at what the person looks at, and is read by keyboard alone.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import re

import tap
from accessibility import ROLE_HEADING
from program import Home, Program, languages

HELP = os.path.join(os.path.dirname(os.environ["UGO_LOCALEDIR"]), "help")


def page_text(language, page):
    folder = os.path.join(tap.DATA, "../../help/C") if language == "en" else f"{HELP}/{language}"
    with open(os.path.join(folder, page + ".page"), encoding="utf-8") as file:
        return file.read()


def title(language, page):
    return re.search("<title>(.*?)</title>", page_text(language, page), re.DOTALL)[1]


def open_help(program, page, key="F1"):
    """Presses F1 and waits for a page, which has the keyboard at its title."""
    program.key(key)
    window = program.wait_dialog("no help comes")
    wait_title(program, page)
    return window


def wait_title(program, page):
    """Waits until a page is shown and the keyboard is at its title."""
    wanted = title(program.words.language, page)
    program.wait(lambda: program.focused() and program.focused().name == wanted
                 and program.focused().role == ROLE_HEADING,
                 lambda: f"not at “{wanted}” but at {program.focused()}")


def go_to(program, name, key="Down"):
    for _ in range(60):
        if program.step(key).name == name:
            return
    raise AssertionError(f"{key} does not come to “{name}”")


def add_language(language):
    @tap.test(f"the help is read, followed and closed by keyboard ({language})")
    def read():
        with Program(language=language, place="play") as program:
            program.point_away()
            program.go("d4")
            open_help(program, "game")
            program.step("Tab")
            program.key("Return")
            wait_title(program, "play")
            program.key("alt+Home")
            wait_title(program, "index")
            go_to(program, title(language, "gyges-turn"))
            program.key("Return")
            wait_title(program, "gyges-turn")
            program.see(program.words("Next: %s", title(language, "gyges-end")))
            go_to(program, program.words("Next: %s", title(language, "gyges-end")), "Tab")
            program.key("Return")
            wait_title(program, "gyges-end")
            for page in ("gyges-turn", "index", "play", "game"):
                program.key("alt+Left")
                wait_title(program, page)
            program.close_dialog()
            program.wait_board_focused()
            assert program.cursor() == "d4", f"the cursor is on {program.cursor()}"


for each in languages():
    add_language(each)


@tap.test("F1 opens the page on the place that is shown")
def places():
    with Program(place="learn") as program:
        for place, page in (("learn", "learn"), ("play", "game"), ("games", "review")):
            program.act("win.place", place)
            program.wait(lambda place=place: program.state("win.place") == place, "no such place")
            program.focus()
            open_help(program, page)
            program.close_dialog()


@tap.test("F1 opens the page on a dialog, and closing it leads back to the dialog")
def dialogs():
    with Program(place="play") as program:
        for action, page in (("win.new-game", "play"), ("win.set-up", "play"),
                             ("win.show-shortcuts", "shortcuts")):
            program.act(action)
            dialog = program.wait_dialog().name
            program.focus()
            program.key("F1")
            wait_title(program, page)
            program.key("Escape")
            program.wait(lambda: len(program.windows()) == 2, "the help does not close")
            assert program.window().name == dialog, f"{program.window()} is left"
            program.focus()
            program.close_dialog()
            program.wait_board_focused()


@tap.test("F1 in a question opens the page on what it is about")
def question():
    home = Home.at(None)
    home.write("data/ugolki/progress.ini",
               "[ugolki-progress]\nversion=1\n\n[lesson/ugolki-chain]\ntwo=1\n")
    try:
        with Program(home=home, place="learn") as program:
            program.act("win.lessons-reset")
            program.wait_question()
            program.focus()
            program.key("F1")
            wait_title(program, "learn")
    finally:
        home.remove()


@tap.test("a page is found by its words")
def search():
    with Program(language="it") as program:
        open_help(program, "game")
        program.key("ctrl+f")
        program.wait(lambda: program.focused().name == "Cerca nell’aiuto", "no search")
        program.type("rimbalz tripl")
        found = program.see(lambda text: re.match(r"\d+ pagin", text))
        assert int(found.split()[0]) >= 2, found
        go_to(program, title("it", "gyges-turn"), "Tab")
        program.key("Return")
        wait_title(program, "gyges-turn")
        program.key("ctrl+f")
        program.type("xyzzy")
        program.see(program.words("No page has these words"))
        program.key("Escape")
        wait_title(program, "gyges-turn")
        program.close_dialog()


@tap.test("the language changes while the help is open")
def change_language():
    with Program() as program:
        open_help(program, "game")
        for language in ("ru", "it", "en"):
            program.act("app.language", language)
            program.words = type(program.words)(language)
            program.see(title(language, "game"))
        program.close_dialog()


@tap.test("the help does not keep the program from ending, nor a second F1 from coming back")
def ends():
    with Program(checks_leaks=True) as program:
        open_help(program, "game")
        program.key("alt+Home")
        wait_title(program, "index")
        program.act("app.help")
        program.wait(lambda: len(program.windows()) == 2, "there are more windows")


if __name__ == "__main__":
    tap.run()
