#!/usr/bin/env python3
"""Moves are typed at the foot of the board.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os

import tap
from program import GAMES, GYGES, Home, Program, UGOLKI, moves_of

RECORDS = os.path.join(tap.DATA, "records")


def for_games(sentence):
    """Makes a test of each game, at its ending."""
    def add(function):
        for game in GAMES:
            def run(game=game):
                with Program(home=Home.at(game.ending, game.variant)) as program:
                    program.point_away()
                    program.expect(game.ending)
                    function(program, game)
            tap.test(f"{sentence} ({game})")(run)
    return add


def wait_text(program, text):
    program.wait(lambda: program.entry_text() == text,
                 lambda: f"not {text!r} is typed but {program.entry_text()!r}")


def hears(program, sentence):
    program.wait(lambda: sentence in getattr(program.focused(), "description", ""),
                 lambda: f"“{sentence}” is not said")


def wait_moves(program, *moves):
    program.wait(lambda: moves_of(program.home.read_session()) == list(moves),
                 lambda: f"recorded were {moves_of(program.home.read_session())}")


@for_games("a letter at the board begins a move, and Escape gives the keyboard back")
def letters(program, game):
    start = game.chains[0].split("-")[0]
    program.wait_board_focused()
    program.type(start)
    wait_text(program, start)
    program.key("Escape")
    program.wait_board_focused()
    assert program.entry_text() is None, "the entry is still there"
    program.go(start)
    program.key("space")
    program.wait_picked(start)
    program.type("f")
    wait_text(program, f"{start}-f")
    program.key("Escape")
    program.wait_picked(start)
    program.key("Escape")
    program.wait_put_back()
    program.expect(game.ending)
    assert not program.can("win.undo"), "something was played"


@for_games("the square where only one piece can go is enough")
def alone(program, game):
    square, move = game.alone
    program.enter(square)
    wait_moves(program, move)


@for_games("where several pieces can go the moves are listed, and chosen by keys or a click")
def several(program, game):
    square, moves = game.several
    shown = [move.replace("-", "–") for move in moves]
    program.open_entry()
    program.type(square)
    hears(program, "Several moves end there: choose one.")
    for name in shown:
        program.see(name)
    program.key("Down", "Up", "Return")
    program.wait(lambda: program.entry_text() is None, "the keyboard does not come to the moves")
    program.key("space")
    program.wait_can("win.undo")
    program.act("win.undo")
    program.expect(game.ending)
    program.open_entry()
    program.enter(square)
    program.press(shown[-1])
    program.wait_can("win.undo")

    def is_recorded():
        stops = moves_of(program.home.read_session())[0].split("-")
        return f"{stops[0]}-{stops[-1]}" == moves[-1]
    program.wait(is_recorded, lambda: f"recorded is {program.home.read_session()}")


@for_games("the square of a piece picks it up, and the move goes on from there")
def piece(program, game):
    stops = game.chains[0].split("-")
    program.enter(stops[0])
    program.wait_picked(stops[0])
    wait_text(program, f"{stops[0]}-")
    program.type(stops[-1])
    program.key("Return")
    wait_moves(program, game.chains[0])
    program.wait_put_back()


@for_games("what is typed is spoken before it is played")
def spoken(program, game):
    words = program.words
    program.open_entry()
    program.type(game.chains[0])
    wait_text(program, game.chains[0])
    stops = game.chains[0].split("-")
    way, n = ", ".join(stops[1:-1]), len(stops) - 2
    if game is UGOLKI:
        hears(program, words.plural(n + 1, "White: %1$s jumps to %2$s by way of %3$s, %4$d jump",
                                    "White: %1$s jumps to %2$s by way of %3$s, %4$d jumps",
                                    stops[0], stops[-1], way, n + 1))
    else:
        hears(program, words.plural(n, "South: %1$s to %2$s by way of %3$s, %4$d bounce",
                                    "South: %1$s to %2$s by way of %3$s, %4$d bounces",
                                    stops[0], stops[-1], way, n))
    assert not program.can("win.undo"), "it is played already"


@tap.test("what cannot be played is answered as on the board, and a legal move is shown")
def refused():
    for game in GAMES:
        with Program(home=Home.at(game.position, game.variant)) as program:
            words = program.words
            program.point_away()
            for text, answer in ((f"{game.piece}-{game.out_of_reach}", game.refusal),
                                 (game.foreign, game.foreign_refusal)):
                program.enter(text)
                program.see(answer(words))
                program.see(words("Show me a legal move"))
            wait_text(program, game.foreign)
            for text in ("qq", "--", "a9", "=", "3@", "N-S", "a1-a1-a1", "@", "1-0"):
                program.enter(text)
                wait_text(program, text)
            program.enter("qq")
            program.see(words("This is not a move: write its squares, as in c1-c3-e3.",
                              context=game.context))
            program.press(words("Show me a legal move"))
            program.wait_board_focused()
            program.wait(lambda: [one for one in program.board().values()
                                  if one.name.endswith(game.picked(words))],
                         "no legal move is shown")
            program.expect(game.position)
            assert not program.can("win.undo"), "something was played"


@tap.test("pieces of Gygès are placed and replaced by typing")
def gyges():
    with Program(home=Home.at(None, "Gyges advanced")) as program:
        for move in GYGES.opening[:12]:
            program.play_by_typing(move)
        program.play_by_typing("a1xb1=c3")
        wait_moves(program, *GYGES.opening[:12], "a1xb1=c3")


@tap.test("in a lesson moves are typed and judged")
def lesson():
    home = Home()
    home.write("data/ugolki/progress.ini",
               "[ugolki-progress]\nversion=1\n\n[lesson/ugolki-chain]\nat=two\n")
    with Program(home=home, place="learn") as program:
        program.press("The chain")
        program.wait_can("win.lesson-list")
        program.enter("a1-h8")
        program.see("The piece on a1 cannot reach h8: it takes one step, or jumps over one piece "
                    "at a time, along a row or a column.")
        program.enter("a1-e1")
        program.see("Four squares in one move.")


@tap.test("in a review a typed move begins a variation")
def review():
    with Program(os.path.join(RECORDS, "bom.ugn")) as program:
        program.wait(lambda: program.state("win.place") == "games"
                     and program.can("win.play-from-here"), "no game is reviewed")
        program.wait_can("win.go-back", False)
        program.play_by_typing("c3-c4")
        program.see("c3–c4")
        program.wait_can("win.save")
        # It would ask whether to save.
        program.kill()


def type_ahead(program, home):
    """One's move and, at once, the next; false if the computer was quicker than the fingers."""
    program.enter("c2-c4")
    program.type("a3-a4")
    program.key("Return")
    program.wait(lambda: len(moves_of(home.read_session())) >= 2
                 and program.can("win.undo") and not program.can("win.hurry"),
                 "the computer does not answer")
    if len(moves_of(home.read_session())) == 2 and program.entry_text() == "a3-a4":
        return True
    while program.can("win.undo"):
        program.act("win.undo")
    return False


@tap.test("while the computer thinks one can type ahead")
def ahead():
    home = Home()
    home.write_session('[Variant "Ugolki 9"]\n[BlackType "program"]\n[BlackLevel "10"]\n\n*\n')
    with Program(home=home) as program:
        program.point_away()
        assert any(type_ahead(program, home) for _ in range(5)), "what is typed ahead is lost"
        program.key("Return")
        program.wait(lambda: moves_of(home.read_session())[2:3] == ["a3-a4"],
                     "what was typed ahead is not played")


@tap.test("a move typed when the game is over is refused with a sentence")
def over():
    with Program(home=Home.at(None, "Ugolki 9")) as program:
        program.enter("c2-c4")
        program.type("f7-e7")
        wait_text(program, "f7-e7")
        program.act("win.resign")
        program.see(lambda text: "resigns" in text)
        program.press("Make the move")
        program.see("No move can be made just now.")


if __name__ == "__main__":
    tap.run()
