#!/usr/bin/env python3
"""The games that were played are listed, found, gone on with, renamed, deleted and exported.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import glob
import os

import tap
from program import Home, Program, languages, moves_of, record

NAMES = ("Anna", "Boris", "Clara", "Dario", "Elio", "Фёдор")


def name_of(number):
    return f"202601{number + 10}-120000-{number:08x}"


def path_of(home, number):
    return os.path.join(home.folder, "data/ugolki/games", name_of(number) + ".ugn")


def library(n_games=6):
    """Folders with that many games: every third one of Gygès, every second one unfinished."""
    home = Home()
    for number in range(n_games):
        variant = "Gyges" if number % 3 == 2 else "Ugolki 9"
        result = ("*", "1-0")[number % 2]
        moves = "1. 3@a1" if variant == "Gyges" else "1. c3-c4 f6-f5" if number else "1. c3-c4"
        home.write(f"data/ugolki/games/{name_of(number)}.ugn",
                   record(variant, None, f"{moves} {result}", White=NAMES[number % 6],
                          Black="Zeno", Event=f"Cup {number}", Result=result,
                          Date=f"2026.01.{number + 10}"))
    return home


def rows(program):
    lists = [one for one in program.shown() if one.name == "Games" and one.role == 31]
    return [child for child in lists[0].children] if lists else []


def players(program):
    return [row.name.split(" – ")[0] for row in rows(program)]


def wait_players(program, *names):
    program.wait(lambda: players(program) == list(names),
                 lambda: f"listed are {players(program)}, not {names}")


def open_games(home, **settings):
    return Program(home=home, place="games", **settings)


def read(path):
    with open(path, "rb") as file:
        return file.read()


@tap.test("all games that were played are listed, the newest first, and found as one types")
def listed():
    home = library()
    try:
        with open_games(home) as program:
            wait_players(program, *reversed(NAMES))
            program.see("6 games")
            program.key("ctrl+f")
            program.wait(lambda: program.focused() and program.focused().name == "Find games",
                         "the keyboard is not where one looks for games")
            program.type("cup 3")
            wait_players(program, "Dario")
            program.see("1 of 6 games")
            program.key("ctrl+a", "BackSpace")
            wait_players(program, *reversed(NAMES))
    finally:
        home.remove()


@tap.test("an unfinished game goes on where it was left, and is the same game")
def continued():
    home = library()
    try:
        with open_games(home) as program:
            wait_players(program, *reversed(NAMES))
            program.click_on(rows(program)[5])
            program.wait_can("win.continue-game")
            program.press("Continue")
            program.wait(lambda: program.state("win.place") == "play", "it is not gone on with")
            program.expect("5bbb/5bbb/5bbb/8/2w5/ww6/www5/www5")
            program.play_by_mouse("f6-f5")
            program.wait(lambda: len(moves_of(home.read_session())) == 2, "the move is not kept")
            program.stop()
        assert len(moves_of(read(path_of(home, 0)).decode())) == 2, "it is another game"
        assert len(glob.glob(os.path.join(home.folder, "data/ugolki/games/*.ugn"))) <= 7
    finally:
        home.remove()


@tap.test("a game that is played here is listed by itself, and opens in Play")
def played():
    home = Home()
    try:
        with Program(home=home) as program:
            program.play_by_mouse("c3-c4")
            program.act("win.place", "games")
            program.wait(lambda: len(rows(program)) == 1, "the game is not listed")
            program.click_on(rows(program)[0])
            program.key("Return")
            program.wait(lambda: program.state("win.place") == "play", "it does not open in Play")
            program.press("Resign")
            program.wait(lambda: '[Result "0-1"]' in home.read_session()
                         or '[Result "1-0"]' in home.read_session(), "the result is not kept")
            program.act("win.place", "games")
            program.see(lambda text: text in ("1–0", "0–1"))
    finally:
        home.remove()


@tap.test("a game opens by Enter and by a double click, and what is added is kept with it")
def opened():
    home = library()
    try:
        with open_games(home) as program:
            for by_key in (True, False):
                row = program.wait(lambda: next(iter(rows(program)[4:5]), None), "no row")
                program.click_on(row)
                if by_key:
                    program.key("Return")
                else:
                    program.click_on(row)
                program.wait_can("win.play-from-here")
                program.see("Boris – Zeno")
                program.press("All games")
                program.wait(lambda: rows(program), "the list is not back")
    finally:
        home.remove()


@tap.test("a deleted game comes back with every byte")
def deleted():
    home = library()
    before = read(path_of(home, 3))
    try:
        with open_games(home) as program:
            wait_players(program, *reversed(NAMES))
            program.click_on(rows(program)[2])
            program.wait_can("win.delete-games")
            program.key("Delete")
            program.see("1 game was deleted.")
            program.wait(lambda: "Dario" not in players(program), "it is still listed")
            assert not os.path.exists(path_of(home, 3)), "it is still there"
            program.press("Undo")
            wait_players(program, *reversed(NAMES))
            assert read(path_of(home, 3)) == before, "it is not as it was"
    finally:
        home.remove()


def add_to(program, home, number, before_adding=lambda path: None):
    """Opens one of three own games and adds a move to it."""
    program.wait(lambda: len(rows(program)) == 3, "the games are not listed")
    program.click_on(rows(program)[2 - number])
    program.key("Return")
    program.wait_can("win.play-from-here")
    program.go_to_start()
    before_adding(path_of(home, number))
    program.play_by_mouse("b3-b4")


@tap.test("what is added to a game that is damaged, or was changed meanwhile, is kept beside it")
def kept_beside():
    changed = record("Ugolki 9", None, "1. c3-c4 f6-f5 2. c2-c3 *").encode()
    damaged = record("Ugolki 9", None, "1. c3-c4 f6-f5 2. zz9 f5-f4 { mine } 1-0").encode()

    def change(path):
        with open(path, "wb") as file:
            file.write(changed)

    for first, later in ((damaged, None), (None, change)):
        home = library(3)
        try:
            if first:
                home.write(path_of(home, 1), first)
            with open_games(home) as program:
                add_to(program, home, 1, later or (lambda path: None))
                program.press("All games")
                program.see(lambda text: text.startswith("This game could not be changed."))
                program.wait(lambda: len(rows(program)) == 4, "what was added is not listed")
            assert read(path_of(home, 1)) == (first or changed), "the game is not as it was"
            added = [path for path in glob.glob(f"{home.folder}/data/ugolki/games/*.ugn")
                     if b"b3-b4" in read(path)]
            assert len(added) == 1, f"what was added is in {added}"
        finally:
            home.remove()


@tap.test("what is added to an own game is there after a kill")
def killed():
    home = library(3)
    try:
        with open_games(home) as program:
            add_to(program, home, 1)
            program.wait(lambda: b"b3-b4" in read(path_of(home, 1)), "what was added is not kept")
            program.kill()
        added = [path for path in glob.glob(f"{home.folder}/data/ugolki/games/*.ugn")
                 if b"b3-b4" in read(path)]
        assert added == [path_of(home, 1)], f"what was added is in {added}"
    finally:
        home.remove()


@tap.test("an own game is found whatever its accents, quotes and dashes are")
def found():
    home = library(3)
    try:
        home.write(f"data/ugolki/games/{name_of(7)}.ugn",
                   record("Ugolki 9", None, "1. c3-c4 *", White="D’Angelò", Black="Семёнова",
                          Date="2026.02.03"))
        with open_games(home) as program:
            program.wait(lambda: len(rows(program)) == 4, "the games are not listed")
            for text in ("d'angelo", "2026-02-03"):
                program.key("ctrl+f", "ctrl+a")
                program.type(text)
                wait_players(program, "D’Angelò")
    finally:
        home.remove()


@tap.test("an own game stays in review when the language is changed, with what was added")
def language_changed():
    home = library(3)
    try:
        with open_games(home) as program:
            add_to(program, home, 1)
            program.act("app.language", "it")
            program.see("Tutte le partite")
            program.press("Tutte le partite")
            program.wait(lambda: b"b3-b4" in read(path_of(home, 1)), "what was added is not kept")
        assert len(glob.glob(f"{home.folder}/data/ugolki/games/*.ugn")) == 4, "it is kept twice"
    finally:
        home.remove()


@tap.test("what cannot be written when the window is closed is no crash")
def closed():
    home = library(3)
    try:
        with open_games(home) as program:
            add_to(program, home, 1)
            os.unlink(path_of(home, 1))
            os.mkdir(path_of(home, 1))
    finally:
        home.remove()


@tap.test("players and event of a game are named")
def renamed():
    home = library()
    try:
        with open_games(home) as program:
            wait_players(program, *reversed(NAMES))
            program.click_on(rows(program)[2])
            program.wait_can("win.rename-game")
            program.key("F2")
            program.wait_dialog()
            program.key("ctrl+a")
            program.type("Dora")
            program.key("Return")
            program.wait(lambda: "Dora" in players(program), "it is not renamed")
            assert b'[White "Dora"]' in read(path_of(home, 3)), "the file has the old name"
    finally:
        home.remove()


@tap.test("what is selected is exported, just that, in the order in which it is shown")
def exported():
    home = library()
    path = os.path.join(home.folder, "three.ugn")
    try:
        with open_games(home) as program:
            wait_players(program, *reversed(NAMES))
            program.key("ctrl+f")
            program.type("ugolki")
            wait_players(program, "Elio", "Dario", "Boris", "Anna")
            program.click_on(rows(program)[3])
            for place in (0, 1):
                program.display.hold_key("ctrl", True)
                program.click_on(rows(program)[place])
                program.display.hold_key("ctrl", False)
            program.wait_can("win.export-games")
            program.key("ctrl+shift+e")
            program.wait_dialog()
            program.key("ctrl+a")
            program.type(path)
            program.key("Return")
            program.wait_main_window()
            texts = [read(path_of(home, number)).rstrip() + b"\n" for number in (4, 3, 0)]
            program.wait(lambda: os.path.exists(path), "nothing is exported")
            program.wait(lambda: read(path) == b"\n".join(texts),
                         lambda: f"exported is {read(path)}")
    finally:
        home.remove()


@tap.test("the list is shown in each language, light and dark, wide and narrow")
def pictures():
    for language in languages():
        for size, colours in (((1100, 760), "light"), ((360, 600), "dark")):
            home = library()
            try:
                with open_games(home, language=language, size=size, colours=colours) as program:
                    program.wait(lambda: program.shown(fits=lambda one: one.role == 31
                                                       and len(one.children) > 3), "no list")
                    program.shoot(f"games-{language}-{colours}-{size[0]}")
            finally:
                home.remove()


if __name__ == "__main__":
    tap.run()
