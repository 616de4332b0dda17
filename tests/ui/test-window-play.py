#!/usr/bin/env python3
"""Games are played in the window, by pointer and by keys, in each language.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import tap
from program import (
    Home, Program, START, languages, moves_of, pieces_of, placement_of, record, tail)

# Two rounds before the end: White's last piece jumps into the goal, and Black has the last move.
ENDING = "1wb1b1ww/5www/5www/8/8/bbb5/bbb5/1b6 w 20"
WHITE_CHAIN, BLACK_CHAIN = "b8-d8-f8", "c3-c1-a1"

# Positions one move before an ending, the move, and the sentence that names the rule.
ENDINGS = (
    ("Ugolki 9", "5www/5www/5w1w/8/2b5/bbb5/bbb5/wbb5 b 78", "c4-b4",
     lambda words: words.plural(
         1,
         "Black wins: White must be out of home by move %2$d, but %1$d piece is still there.",
         "Black wins: White must be out of home by move %2$d, but %1$d pieces are still there.",
         1, 40)),
    ("Ugolki 10 no-exit", "4wwww/5www/6ww/7w/bb6/bb6/b1b5/bbbb4 b 43", "b4-b2",
     lambda words: words("A draw: both sides have filled their goals in the same round.")),
    ("Ugolki 12 diagonal", "5www/4wwww/4wwww/7w/3b4/bbb5/bbbb4/bbbb4 b 107", "d4-d3",
     lambda words: words.plural(12, "Black wins: %d piece fills the goal.",
                                "Black wins: all %d pieces are in the goal.")),
)


def at(position, variant="Ugolki 9", **tags):
    """Folders in which a game stands at a position."""
    home = Home()
    home.write_session(record(variant, position, **tags))
    return home


def white_wins(words):
    return words.plural(9, "White wins: %d piece fills the goal, and Black has had the last move.",
                        "White wins: all %d pieces are in the goal, and Black has had the last "
                        "move.")


def play_to_the_end(program, play, by_hops):
    words = program.words
    program.expect(ENDING)
    program.see(words("White to move"))
    play(WHITE_CHAIN, by_hops=by_hops)
    program.see(words("Black to move"))
    program.see(words("Black has the last move"))
    play(BLACK_CHAIN, by_hops=not by_hops)
    program.see(white_wins(words))
    program.expect("2b1bwww/5www/5www/8/8/bb6/bbb5/bb6")
    program.wait_can("win.rematch")
    moves = moves_of(program.home.read_session())
    assert moves == [WHITE_CHAIN, BLACK_CHAIN], f"recorded were {moves}"


def add_games(language):
    @tap.test(f"a game is played to its end by mouse ({language})")
    def by_mouse():
        with Program(language=language, home=at(ENDING), checks_leaks=True) as program:
            play_to_the_end(program, program.play_by_mouse, by_hops=False)
            program.press(program.words("Rematch"))
            program.expect(ENDING)
            program.see(program.words("White to move"))

    @tap.test(f"a game is played to its end by keyboard ({language})")
    def by_keyboard():
        with Program(language=language, home=at(ENDING)) as program:
            program.point_away()
            play_to_the_end(program, program.play_by_keys, by_hops=True)

    @tap.test(f"an ending is told with its rule ({language})")
    def endings():
        for variant, position, move, sentence in ENDINGS:
            with Program(language=language, home=at(position, variant)) as program:
                program.play_by_mouse(move)
                program.see(sentence(program.words))
                program.wait_can("win.undo")


for each in languages():
    add_games(each)


GAME = ("c2-c4", "f7-f5", "a3-a4", "h6-h5", "b3-b4", "g6-g5", "c1-c2", "f8-f7")


@tap.test("mouse, drag and keyboard write the same record")
def same_record():
    written = []
    for way in ("play_by_mouse", "play_by_drag", "play_by_keys"):
        with Program() as program:
            words = program.words
            for move in GAME:
                getattr(program, way)(move)
            for number, (white, black) in enumerate(zip(GAME[::2], GAME[1::2]), 1):
                program.see(words("Move %u, White: %s", number, white.replace("-", "–")))
                program.see(words("Move %u, Black: %s", number, black.replace("-", "–")))
            program.stop()
            written.append(moves_of(program.home.read_session()))
    assert written == [list(GAME)] * 3, f"recorded were {written}"


@tap.test("moves made faster than they are animated are all played")
def fast():
    with Program(animation_speed=0.25) as program:
        pieces = pieces_of(START)
        for move in GAME:
            start, end = move.split("-")
            program.click(start)
            program.click(end)
            pieces[end] = pieces.pop(start)
        program.expect(placement_of(pieces))


@tap.test("a piece in hand is put back by Escape, right click, a click on it and one outside")
def put_back():
    with Program() as program:
        for put in (lambda: program.key("Escape"),
                    lambda: program.click("c3", button=3),
                    lambda: program.click("c3"),
                    lambda: program.click_at(30, 80),
                    lambda: program.drag("c3", None)):
            program.click("c3")
            program.wait_picked("c3")
            put()
            program.wait_put_back()
        program.expect(START)
        assert not program.can("win.undo"), "something was played"


@tap.test("in a chain Backspace takes one hop back, and Escape the whole")
def backspace():
    with Program(home=at(ENDING)) as program:
        program.go("b8")
        program.key("space")
        program.go("d8")
        program.key("shift+space")
        program.wait_resting("d8")
        program.key("BackSpace")
        program.wait_picked("b8")
        program.key("shift+space")
        program.wait_resting("d8")
        program.key("Escape")
        program.expect_square("d8", tail(program.words("%s, empty")))
        program.expect(ENDING)


@tap.test("the squares that can be reached tell the number of jumps")
def targets():
    with Program(home=at(ENDING)) as program:
        program.click("b8")
        program.expect_square("d8", "can be reached by 1 jump")
        program.expect_square("f8", "can be reached by 2 jumps")
        program.expect_square("a8", "can be reached by a step")
        program.expect_square("a1", "empty")


@tap.test("undo goes back to the start, redo to the end, by keys and by buttons")
def undo():
    with Program() as program:
        places = [program.placement()]
        for move in GAME:
            program.play_by_mouse(move)
            places.append(program.placement())
        for back, on in ((lambda: program.key("ctrl+z"), lambda: program.key("ctrl+shift+z")),
                         (lambda: program.press("Undo"), lambda: program.press("Redo")),
                         (lambda: program.key("ctrl+z"), lambda: program.key("ctrl+y"))):
            for place in places[-2::-1]:
                back()
                program.expect(place)
            program.wait_can("win.undo", False)
            for place in places[1:]:
                on()
                program.expect(place)
            program.wait_can("win.redo", False)
        program.key("ctrl+z", "ctrl+z")
        program.expect(places[-3])
        program.play_by_mouse("c1-d1")
        program.wait_can("win.redo", False)


@tap.test("an illegal try is answered by a sentence, and a legal move is shown")
def refused():
    with Program() as program:
        words = program.words
        program.click("c3")
        program.wait_picked("c3")
        program.click("e6")
        program.see(words("The piece on %s cannot reach %s: it takes one step, or jumps over one "
                          "piece at a time, along a row or a column.", "c3", "e6"))
        program.press(words("Show me a legal move"))
        program.wait(lambda: [one for one in program.board().values()
                              if one.name.endswith("picked up")], "no legal move is shown")
        program.key("Escape")
        program.wait_put_back()
        program.click("f6")
        program.see(words("The piece on %s is black, and it is White’s turn: choose a white "
                          "piece.", "f6"))
        program.go("e4")
        program.key("space")
        program.see(words("There is no piece on %s: choose a white piece.", "e4"))
        program.drag("c3", "a8")
        program.see(words("The piece on %s cannot reach %s: it takes one step, or jumps over one "
                          "piece at a time, along a row or a column.", "c3", "a8"))
        program.expect(START)


@tap.test("a player resigns, takes it back, and the rematch swaps the sides")
def resign():
    with Program(home=at(START + " w 1", White="Anna", Black="Boris")) as program:
        words = program.words
        program.see(words("White: %s. Black: %s.", "Anna", "Boris"))
        program.play_by_mouse("c3-c4")
        program.press(words("Resign"))
        program.see(words("Black resigns: White wins."))
        program.see(words("The game was resigned."))
        program.wait_board_focused()
        program.key("ctrl+z")
        program.see(words("Black to move"))
        program.press(words("Resign"))
        program.see(words("Black resigns: White wins."))
        program.press(words("Rematch"))
        program.expect(START)
        program.see(words("White: %s. Black: %s.", "Boris", "Anna"))
        program.wait_board_focused()


@tap.test("a draw is offered, declined, offered again and accepted")
def draw():
    with Program() as program:
        words = program.words
        program.play_by_mouse("c3-c4")
        program.press(words("Offer a draw"))
        program.see(words("Black offers a draw"))
        program.see(words("Does White accept?"))
        program.press(words("Decline"))
        program.see(words("Black to move"))
        program.wait_board_focused()
        program.press(words("Offer a draw"))
        program.press(words("Accept"))
        program.wait_can("win.rematch")
        assert not program.can("win.resign"), "the game goes on"
        program.wait_board_focused()
        program.stop()
        assert '[Result "1/2-1/2"]' in program.home.read_session(), "the draw is not recorded"


@tap.test("who cannot move passes by itself, and a sentence says so")
def forced_pass():
    before = "8/8/bbbb4/bbbb4/wwwwbb2/wwwwbb2/wwwwbb2/wwwwb1b1 b 19"
    with Program(home=at(before, "Ugolki 16")) as program:
        words = program.words
        program.play_by_mouse("g1-f1")
        program.see(words("White cannot move and passes."))
        program.see(words("Black to move"))
        program.stop()
        moves = moves_of(program.home.read_session())
        assert moves == ["g1-f1", "--"], f"recorded were {moves}"


@tap.test("who cannot move in the position a game begins with passes too")
def pass_at_the_start():
    start = "8/8/bbbb4/bbbb4/wwwwbb2/wwwwbb2/wwwwbb2/wwwwbb2 w 20"
    with Program(home=at(start, "Ugolki 16")) as program:
        program.see(program.words("Black to move"))
        program.play_by_mouse("a5-a7")


@tap.test("a warning tells that a limit draws near")
def limits():
    near = (
        (START + " w 35", 6, "%d move left to leave home", "%d moves left to leave home"),
        (START + " w 40", 1, "%d move left to leave home", "%d moves left to leave home"),
        ("5www/5www/5ww1/6w1/8/1bb5/bbbb4/bbb5 w 78", 3,
         "%d move left until the pieces are counted",
         "%d moves left until the pieces are counted"))
    for position, number, one, many in near:
        with Program(home=at(position)) as program:
            move = "g5-h5" if "g5" in program.pieces() else "c3-c4"
            program.play_by_mouse(move)
            program.key("ctrl+z")
            program.see(program.words.plural(number, one, many))


@tap.test("the board turns for Black, and to the player to move")
def turned():
    with Program() as program:
        def below(low, high):
            boxes = [program.board()[square].extents() for square in (low, high)]
            return boxes[0][1] > boxes[1][1]
        assert below("a1", "h8"), "White does not sit at the bottom"
        program.key("ctrl+t")
        program.wait(lambda: below("h8", "a1"), "the board does not turn")
        program.play_by_mouse("c3-c4")
        program.key("ctrl+t")
        program.wait(lambda: below("a1", "h8"), "the board does not turn back")
        program.act("win.turn-to-mover")
        program.wait(lambda: below("h8", "a1"), "the board does not turn to Black")
        program.play_by_mouse("f6-f5")
        program.wait(lambda: below("a1", "h8"), "the board does not turn to White")


@tap.test("a new game is chosen by keyboard, with its rules and names")
def new_game():
    with Program() as program:
        words = program.words
        program.point_away()
        program.key("ctrl+n")
        program.wait_dialog()
        for name in ("16", words("Diagonal: in all eight directions"), words("Exit rule"),
                     words("Anti-symmetry rule"), words("Name of White")):
            program.reach(name)
            if name == words("Name of White"):
                program.type("Anna")
            else:
                program.key("space")
        program.key("Return")
        program.wait_main_window()
        program.expect("4bbbb/4bbbb/4bbbb/4bbbb/wwww4/wwww4/wwww4/wwww4")
        parts = (words("Ugolki", context="game"), words.plural(16, "%d piece", "%d pieces"),
                 words("diagonal moves"), words("exit rule off"), words("anti-symmetry rule"))
        program.see(" · ".join(parts))
        program.see(words("White: %s.", "Anna"))
        program.wait_board_focused()


@tap.test("a game in progress is left only when the person says so")
def leave():
    with Program() as program:
        words = program.words
        program.play_by_mouse("c3-c4")
        after = program.placement()
        for answer, position in (("Keep playing", after), ("Start new game", START)):
            program.key("ctrl+n")
            program.wait_dialog()
            program.key("Return")
            program.wait_question()
            program.press(words(answer))
            program.wait_main_window()
            program.expect(position)
            program.wait_board_focused()
        program.play_by_mouse("c3-c4")
        program.key("ctrl+n")
        program.wait_dialog()
        program.key("Return")
        program.wait_question()
        program.key("Escape")
        program.wait_main_window()
        program.expect(after)


@tap.test("a position is set up by keyboard and played from")
def set_up():
    with Program() as program:
        words = program.words
        program.point_away()
        program.key("ctrl+e")
        title = program.wait_dialog().name
        program.wait_board_focused(title)
        program.go("d4", title)
        program.key("space")
        program.expect("5bbb/5bbb/5bbb/8/3w4/www5/www5/www5", title)
        assert not program.button_can(words("Play from here"), title), "ten pieces can be played"
        program.go("a1", title)
        program.key("space")
        program.expect("5bbb/5bbb/5bbb/8/3w4/www5/www5/1ww5", title)
        program.reach(words("Black to move", context="side"))
        program.key("space")
        program.reach(words("Play from here"))
        program.key("Return")
        program.wait_main_window()
        program.expect("5bbb/5bbb/5bbb/8/3w4/www5/www5/1ww5")
        program.see(words("Black to move"))
        program.wait_board_focused()
        program.play_by_keys("f6-f5")


@tap.test("a position is set up with the mouse and as text")
def set_up_by_mouse():
    with Program() as program:
        words = program.words
        program.key("ctrl+e")
        title = program.wait_dialog().name
        program.drag("c3", "c4", title)
        program.expect("5bbb/5bbb/5bbb/8/2w5/ww6/www5/www5", title)
        program.press(words("Start position"), title)
        program.expect(START, title)
        program.press(words("Position as text"), title)
        program.key("ctrl+a")
        program.type("5bbb/5bbb/5bbb/8/2w5/ww6/www5/www5 b 7x")
        program.wait(lambda: not program.button_can(words("Play from here"), title),
                     "a text that is none can be played")
        program.key("BackSpace")
        program.expect("5bbb/5bbb/5bbb/8/2w5/ww6/www5/www5", title)
        program.press(words("Play from here"), title)
        program.wait_main_window()
        program.expect("5bbb/5bbb/5bbb/8/2w5/ww6/www5/www5")
        program.see(words("Black to move"))


@tap.test("looking back leaves the game as it is until it is played on from there")
def look_back():
    with Program() as program:
        words = program.words
        for move in GAME[:4]:
            program.play_by_mouse(move)
        end = program.placement()
        program.press(words("To the start"))
        program.expect(START)
        program.see(words("Looking back at the start"))
        program.press(words("Back to the game"))
        program.expect(end)
        program.key("alt+Left", "alt+Left")
        program.press(words("Play on from here"))
        program.play_by_mouse("a3-a4")
        program.stop()
        moves = moves_of(program.home.read_session())
        assert moves[:3] == [GAME[0], GAME[1], "a3-a4"], f"recorded were {moves}"


if __name__ == "__main__":
    tap.run()
