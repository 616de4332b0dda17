#!/usr/bin/env python3
"""Records are opened, reviewed, saved, copied and pasted in the window.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import re
import shutil

import tap
from program import Clipboard, GAMES, Home, IS_SMALL, Program, START, moves_of, record

RECORDS = os.path.join(tap.DATA, "records")


def expected():
    """(name, games, [plies of each game or None], [numbers of games with an error] or None)"""
    for name, games, plies, faults, _ in tap.tsv("records/expected.tsv"):
        plies = [] if plies == "-" else [int(n) if n != "?" else None for n in plies.split(",")]
        numbers = None if faults == "?" else [int(n) for n in faults.split(",") if n != "-"]
        yield name, int(games), plies, numbers


def read(path):
    with open(path, "rb") as file:
        return file.read()


def copy_of(home, name):
    """A copy of a record file that may be written to."""
    path = os.path.join(home.folder, name)
    shutil.copyfile(os.path.join(RECORDS, name), path)
    return path


def count_plies(program):
    program.go_to_start()
    plies = 0
    while program.can("win.go-forward"):
        program.act("win.go-forward")
        plies += 1
    return plies


def rows(program):
    """The rows of the list of games."""
    games = next(one for one in program.shown() if one.name == "Games" and one.role == 31)
    return games.children


def wait_review(program):
    """Waits until a game is reviewed, which stands where one can play on."""
    program.wait(lambda: program.state("win.place") == "games"
                 and program.can("win.play-from-here"), "no game is reviewed")


def open_row(program, number):
    row = program.wait(lambda: next(iter(rows(program)[number - 1:number]), None), "no such row")
    program.click_on(row)
    program.key("Return")
    wait_review(program)


def is_fault(text):
    return re.match(r"Line \d+, column \d+: ", text)


def check_review(program, name, number, plies, faults):
    if plies is not None and count_plies(program) != plies:
        yield f"{name}, game {number}: {count_plies(program)} plies, not {plies}"
    has_fault = faults is not None and number in faults
    shows_fault = program.shown(fits=lambda one: is_fault(one.name))
    if has_fault and not shows_fault:
        program.see(is_fault)
    elif shows_fault and not has_fault and faults is not None:
        yield f"{name}, game {number}: a fault is told"


def check_file(program, name, n_games, plies, faults):
    program.act("win.place", "play")
    program.wait_can("win.resign")
    program.hand_over(os.path.join(RECORDS, name))
    if n_games == 0:
        program.wait_dialog(f"nothing is said of {name}")
        program.see(lambda text: name in text)
        program.close_dialog()
    elif n_games == 1:
        wait_review(program)
        yield from check_review(program, name, 1, plies[0], faults)
    else:
        program.see(name)
        program.see(f"{n_games} games")
        program.wait(lambda: len(rows(program)) == n_games,
                     lambda: f"{len(rows(program))} rows, not {n_games}")
        for number in range(1, n_games + 1):
            if plies[number - 1] is None:
                continue
            open_row(program, number)
            yield from check_review(program, name, number, plies[number - 1], faults)
            program.press("All games")
            program.wait_can("win.play-from-here", False)


@tap.test("each record opens with its games, their moves and their faults")
def each_record():
    with Program() as program:
        for name, n_games, plies, faults in expected():
            try:
                yield from check_file(program, name, n_games, plies, faults)
            except AssertionError as error:
                yield f"{name}: {error}"
                while len(program.windows()) > 1:
                    program.focus()
                    program.key("Escape")
        program.check_messages()
        program.act("win.place", "play")
        program.expect(START)


@tap.test("a file that starts with the program opens in Games, and the game in Play stays")
def at_start():
    home = Home()
    try:
        home.write_session(record(moves="1. c3-c4 *"))
        for name, text in (("bom.ugn", "Anna – Boris"), ("illegal-3.ugn", "3 games")):
            with Program(os.path.join(RECORDS, name), home=home) as program:
                program.wait(lambda: program.state("win.place") == "games", "Games does not open")
                program.see(text)
                program.key("alt+3")
                program.expect("5bbb/5bbb/5bbb/8/2w5/ww6/www5/www5")
    finally:
        home.remove()


@tap.test("a file that is handed over opens for review, however often")
def handed_over():
    paths = [os.path.join(RECORDS, name) for name in ("comment-first.ugn", "bom.ugn")]
    with Program() as program:
        for number in range(10 if IS_SMALL else 50):
            program.act("win.place", "play")
            program.wait_can("win.resign")
            program.hand_over(paths[number % 2])
            wait_review(program)
            if number % 2 == 0:
                program.see("before the first move")
        program.stop()


def for_games(sentence):
    """Makes a test of each game."""
    def add(function):
        for game in GAMES:
            tap.test(f"{sentence} ({game})")(lambda game=game: function(game))
    return add


def text_of(game, moves, **tags):
    return record(game.variant, game.position, " ".join(moves) + " *", **tags)


def number_of(game):
    """The number of the first of the game's moves."""
    return int(game.position.split()[-1])


@for_games("a game is stepped through with buttons, keys and the wheel")
def steps(game):
    home = Home()
    path = home.write("steps.ugn", text_of(game, game.moves[:6]))
    with Program(path, home=home) as program:
        wait_review(program)
        places = [program.placement()]
        for _ in range(6):
            program.press("One move on")
            program.wait(lambda: program.placement() != places[-1], "no step on")
            places.append(program.placement())
        program.wait_can("win.go-forward", False)
        for place in places[-2::-1]:
            program.press("One move back")
            program.expect(place)
        program.press("To the end")
        program.expect(places[-1])
        program.key("alt+Home")
        program.expect(places[0])
        program.key("alt+Right", "alt+Right")
        program.expect(places[2])
        program.key("alt+Left")
        program.expect(places[1])
        program.key("alt+End")
        program.expect(places[-1])
        program.point_at("e4")
        program.wheel(-1)
        program.expect(places[-2])
        program.wheel(-3)
        program.expect(places[-5])
        program.wheel(2)
        program.expect(places[-3])
        program.wheel(-20)
        program.expect(places[0])
        program.press(program.words(game.sides("Move %u, White: %s"), number_of(game) + 1,
                                    game.moves[2].replace("-", "–")))
        program.expect(places[3])


@tap.test("what is wrong with a game is told where it is reviewed")
def fault():
    with Program(os.path.join(RECORDS, "illegal-3.ugn")) as program:
        program.see("3 games")
        open_row(program, 2)
        text = program.see(is_fault)
        assert "c4-e6" in text, f"the move is not named: {text}"
        assert count_plies(program) == 2


def bad_files(home):
    png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\6\0\0\0" + bytes(range(256)) * 50
    os.mkdir(os.path.join(home.folder, "folder.ugn"))
    sparse = home.write("sparse.ugn", b"")
    os.truncate(sparse, 2 << 30)
    return {
        "nothing": home.write("nothing.ugn", b""),
        "one byte": home.write("one.ugn", b"["),
        "a picture": home.write("picture.ugn", png),
        "a folder": os.path.join(home.folder, "folder.ugn"),
        "no file": os.path.join(home.folder, "missing.ugn"),
        "zeros": home.write("zeros.ugn", b"\0" * 100000),
        "a cut tag": os.path.join(RECORDS, "cut-tag.ugn"),
        "two gigabytes of nothing": sparse,
    }


@tap.test("of a file without games it is told why, and the program lives")
def bad():
    home = Home()
    try:
        with Program(home=home) as program:
            program.play_by_mouse("c3-c4")
            for what, path in bad_files(home).items():
                program.hand_over(path)
                try:
                    program.wait(lambda: len(program.windows()) == 2 or any(
                        map(is_fault, program.texts())), "nothing is said")
                    if len(program.windows()) == 2:
                        program.wait_dialog()
                        texts = [text for text in program.texts() if len(text) > 15]
                        assert len(texts) > 1, f"no reason is given: {texts}"
                        program.close_dialog()
                except AssertionError as error:
                    yield f"{what}: {error}"
            program.key("alt+3")
            program.expect("5bbb/5bbb/5bbb/8/2w5/ww6/www5/www5")
            program.play_by_mouse("f6-f5")
    finally:
        home.remove()


@tap.test("a million brackets are no hindrance")
def brackets():
    home = Home()
    try:
        path = home.write("deep.ugn", record(moves="1. c2-c4 " + "(1. c2-c4 " * 300000))
        with Program(path, home=home) as program:
            wait_review(program)
            program.key("alt+Home", "alt+Right")
            program.expect("5bbb/5bbb/5bbb/8/2w5/www5/ww6/www5")
    finally:
        home.remove()


@tap.test("saving a changed game leaves the bytes of the others")
def save():
    home = Home()
    try:
        path = copy_of(home, "illegal-3.ugn")
        before = read(path)
        with Program(path, home=home) as program:
            program.see("3 games")
            program.wait_can("win.save", False)
            open_row(program, 1)
            program.go_to_start()
            program.expect(START)
            program.play_by_mouse("c3-c4")
            program.wait_can("win.save")
            program.key("ctrl+s")
            program.wait(lambda: read(path) != before, "the file is not written")
            program.wait_can("win.save", False)
        after = read(path)
        second = before.index(b"[Event", 1)
        assert after.endswith(before[second:]), "the other games are not as they were"
        assert b"(1. c3-c4)" in after, f"the variation is not saved: {after.decode()}"
        with Program(path, home=home) as program:
            program.see("3 games")
            open_row(program, 1)
            program.see("c3–c4")
    finally:
        home.remove()


@tap.test("a byte order mark is never doubled")
def save_bom():
    home = Home()
    try:
        path = copy_of(home, "bom.ugn")
        for move in ("c3-c4", "b3-b4"):
            before = read(path)
            with Program(path, home=home) as program:
                wait_review(program)
                program.go_to_start()
                program.expect(START)
                program.play_by_mouse(move)
                program.key("ctrl+s")
                program.wait(lambda: read(path) != before, "the file is not written")
                program.wait_can("win.save", False)
        assert read(path).count(b"\xef\xbb\xbf") <= 1, "there are two byte order marks"
    finally:
        home.remove()


@tap.test("changed games are not left without a question")
def unsaved():
    home = Home()
    try:
        path = copy_of(home, "bom.ugn")
        before = read(path)
        with Program(path, home=home) as program:
            wait_review(program)
            program.go_to_start()
            program.expect(START)
            program.play_by_mouse("c3-c4")
            place = program.placement()
            for answer in ("Escape", "Cancel"):
                program.key("ctrl+q")
                program.wait_question()
                if answer == "Escape":
                    program.key("Escape")
                else:
                    program.press("Cancel")
                program.wait_main_window()
                program.expect(place)
                assert read(path) == before, "it was saved unasked"
            program.key("ctrl+q")
            program.wait_question()
            program.press("Save")
            program.process.wait(90)
            assert read(path) != before, "it was not saved"
    finally:
        home.remove()


@for_games("a played game is saved under a name and opened again")
def save_as(game):
    home = Home.at(game.position, game.variant)
    try:
        path = os.path.join(home.folder, "partita.ugn")
        with Program(home=home, checks_leaks=True) as program:
            for move in game.moves[:3]:
                program.play_by_mouse(move)
            place = program.placement()
            program.key("ctrl+s")
            program.wait_dialog()
            program.key("ctrl+a")
            program.type(path)
            program.key("Return")
            program.wait_main_window()
            program.wait(lambda: os.path.exists(path) and moves_of(read(path).decode()) == list(
                game.moves[:3]), "the game is not saved")
            program.wait_board_focused()
            program.hand_over(path)
            wait_review(program)
            program.key("alt+End")
            program.expect(place)
    finally:
        home.remove()


@tap.test("a name that is offered is free, and one without an ending is kept as it is")
def names():
    home = Home.at(None)
    try:
        folder = os.path.join(home.folder, "kept")
        os.mkdir(folder)
        for count in (1, 2):
            with Program(home=home, last_folder=f"file://{folder}") as program:
                program.play_by_mouse("c2-c4" if count == 1 else "f7-f5")
                program.key("ctrl+s")
                program.wait_dialog()
                program.key("Return")
                program.wait_main_window()
                program.wait(lambda: len(os.listdir(folder)) == count,
                             "no further file is written")
        path = os.path.join(folder, "partita")
        with Program(home=home, last_folder=f"file://{folder}") as program:
            program.play_by_mouse("c1-c2")
            program.key("ctrl+s")
            program.wait_dialog()
            program.key("ctrl+a")
            program.type(path)
            program.key("Return")
            program.wait_main_window()
            program.wait(lambda: os.path.exists(path), "the name is not kept")
            program.hand_over(path)
            wait_review(program)
            assert count_plies(program) == 3
    finally:
        home.remove()


@for_games("a record and a position are copied and pasted")
def clipboard(game):
    board = Clipboard()
    with Program(home=Home.at(game.position, game.variant), checks_leaks=True) as program:
        for move in game.moves[:2]:
            program.play_by_mouse(move)
        place = program.placement()
        program.key("ctrl+c")
        text = board.wait(lambda text: moves_of(text) == list(game.moves[:2]))
        assert f'[Variant "{game.variant}"]' in text
        program.see("The record is on the clipboard.")
        program.key("ctrl+alt+c")
        board.wait(lambda text: text.strip() == f"{place} w {number_of(game) + 1}")
        program.see("The position is on the clipboard.")

        board.write(text_of(game, game.moves[:3], White="Anna", Black="Boris"))
        program.key("ctrl+v")
        program.see("Anna – Boris")
        wait_review(program)
        assert count_plies(program) == 3

        program.key("alt+3")
        board.write(f"{place} b 12")
        program.key("ctrl+v")
        program.wait_question()
        program.press("Start new game")
        program.wait_main_window()
        program.expect(place)
        program.see(game.sides("Black to move"))


@tap.test("what is no record and no position is not pasted")
def paste_wrong():
    board = Clipboard()
    with Program() as program:
        program.play_by_mouse("c3-c4")
        for wrong in ("", "Hello, world", "5bbb/5bbb/5bbb/8/2w5/ww6/www5/wwww4 b 12",
                      "5bbb/5bbb/5bbx/8/2w5/ww6/www5/www5 b 12", "\u202e" * 1000):
            board.write(wrong)
            program.key("ctrl+v")
            program.wait_dialog(f"nothing is said of {wrong[:60]!r}")
            program.close_dialog()
        program.key("alt+3")
        program.expect("5bbb/5bbb/5bbb/8/2w5/ww6/www5/www5")


@tap.test("a reviewed game goes by itself, to its end, until somebody stops it")
def by_itself():
    with Program(os.path.join(RECORDS, "bom.ugn"), watch_speed="fast") as program:
        wait_review(program)
        program.go_to_start()
        program.expect(START)
        program.press("Play through by itself")
        program.wait_can("win.go-forward", False)
        program.wait(lambda: not program.state("win.autoplay"), "it does not stop at the end")
        # From the end it begins again; in another place it stops.
        program.act("win.watch-speed", "slow")
        program.key("ctrl+space")
        program.wait(lambda: program.state("win.autoplay"), "it does not begin again")
        program.expect(START)
        program.key("alt+3")
        program.wait(lambda: not program.state("win.autoplay"), "it goes on unseen")
        program.key("alt+4")
        program.wait_can("win.autoplay")
        program.key("ctrl+space")
        program.wait(lambda: program.state("win.autoplay"), "it does not go")
        program.key("ctrl+space")
        program.wait(lambda: not program.state("win.autoplay"), "it does not stop")


@tap.test("a reviewed game is played on from where it stands")
def play_on():
    with Program(os.path.join(RECORDS, "bom.ugn")) as program:
        wait_review(program)
        program.key("alt+Home", "alt+Right", "alt+Right")
        program.expect("5bbb/6bb/5bbb/5b2/2w5/www5/ww6/www5")
        program.press("Play on from here")
        program.wait_dialog()
        # Only who plays is chosen; Black is offered to the computer.
        assert "Openings" not in program.texts() and "Players" in program.texts()
        program.key("Return")
        program.wait_main_window()
        program.wait(lambda: program.state("win.place") == "play", "Play does not open")
        program.expect("5bbb/6bb/5bbb/5b2/2w5/www5/ww6/www5")
        program.wait_board_focused()
        program.play_by_keys("a3-a4")
        program.wait(lambda: program.placement().split("/")[:4] != ["5bbb", "6bb", "5bbb", "5b2"],
                     "the computer does not move")
        program.see("White to move")
        program.act("win.undo")
        program.expect("5bbb/6bb/5bbb/5b2/2w5/www5/ww6/www5")


if __name__ == "__main__":
    tap.run()
