#!/usr/bin/env python3
"""Games are played in the window, by pointer and by keys, in each language.

SPDX-License-Identifier: GPL-3.0-or-later
"""

import tap
from program import GAMES, GYGES, Home, Program, START, UGOLKI, languages, moves_of

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


def play_to_the_end(program, game, play, by_hops):
    words = program.words
    program.expect(game.ending)
    program.see(words(game.sides("White to move")))
    for number, move in enumerate(game.chains):
        play(move, by_hops=by_hops ^ (number % 2 == 1))
    program.see(game.result(words))
    program.wait_can("win.rematch")
    moves = moves_of(program.home.read_session())
    assert moves == list(game.chains), f"recorded were {moves}"


def add_games(language, game):
    @tap.test(f"a game of {game} is played to its end by mouse, keys and typing ({language})")
    def to_the_end():
        with Program(language=language, home=Home.at(game.ending, game.variant),
                     checks_leaks=True) as program:
            play_to_the_end(program, game, program.play_by_mouse, by_hops=False)
            program.press(program.words("Rematch"))
            program.point_away()
            play_to_the_end(program, game, program.play_by_keys, by_hops=True)
            program.act("win.rematch")
            play_to_the_end(program, game, program.play_by_typing, by_hops=False)


def add_endings(language):
    @tap.test(f"an ending is told with its rule ({language})")
    def endings():
        for variant, position, move, sentence in ENDINGS:
            with Program(language=language, home=Home.at(position, variant)) as program:
                program.play_by_mouse(move)
                program.see(sentence(program.words))
                program.wait_can("win.undo")


for each in languages():
    for each_game in GAMES:
        add_games(each, each_game)
    add_endings(each)


def for_games(sentence):
    """Makes a test of each game."""
    def add(function):
        for game in GAMES:
            tap.test(f"{sentence} ({game})")(lambda game=game: function(game))
    return add


def middle(game, **settings):
    """A program in which the moves of the game can be made."""
    return Program(home=Home.at(game.position, game.variant), **settings)


@for_games("mouse, drag, keys and typing write the same record")
def same_record(game):
    written = []
    for way in ("play_by_mouse", "play_by_drag", "play_by_keys", "play_by_typing"):
        with Program(home=Home.at(None, game.variant)) as program:
            words = program.words
            for move in game.opening:
                getattr(program, way)(move)
            moves = enumerate(zip(game.opening[::2], game.opening[1::2]), 1)
            for number, pair in list(moves)[-2:]:
                for side, move in zip(("White", "Black"), pair):
                    program.see(words(game.sides(f"Move %u, {side}: %s"), number,
                                      move.replace("-", "–")))
            program.stop()
            written.append(moves_of(program.home.read_session()))
    assert written == [list(game.opening)] * 4, f"recorded were {written}"


@for_games("moves made faster than they are animated are all played")
def fast(game):
    with middle(game, animation_speed=0.25) as program:
        pieces = game.pieces_of(game.position)
        for move in game.moves:
            start, end = move.split("-")
            program.click(start)
            program.click(end)
            pieces[end] = pieces.pop(start)
        program.expect(game.placement_of(pieces))


@for_games("a piece in hand is put back by Escape, right click, a click on it and one outside")
def put_back(game):
    with middle(game) as program:
        for put in (lambda: program.key("Escape"),
                    lambda: program.click(game.piece, button=3),
                    lambda: program.click(game.piece),
                    lambda: program.click_at(30, 80),
                    lambda: program.drag(game.piece, None)):
            program.click(game.piece)
            program.wait_picked(game.piece)
            put()
            program.wait_put_back()
        program.expect(game.position)
        assert not program.can("win.undo"), "something was played"


@for_games("in a chain Backspace takes one hop back, and Escape the whole")
def backspace(game):
    start, stop = game.chains[0].split("-")[:2]
    with Program(home=Home.at(game.ending, game.variant)) as program:
        program.go(start)
        program.key("space")
        program.go(stop)
        program.key("shift+space")
        program.wait_resting(stop)
        program.key("BackSpace")
        program.wait_picked(start)
        program.key("shift+space")
        program.wait_resting(stop)
        program.key("Escape")
        program.wait_put_back()
        program.expect(game.ending)


@tap.test("a window that is asked for again, or resized with its menu open, stays as it is")
def called_again():
    with Program(home=Home.at(UGOLKI.ending)) as program:
        place = program.placement()
        program.click("b8")
        program.click("d8", holding="ctrl")
        program.wait_resting("d8")
        program.hand_over()
        program.focus()
        program.press("Main menu")
        for size in ((720, 700), (360, 600), (1100, 760)):
            program.resize(*size)
        program.key("Escape")
        program.wait_resting("d8")
        program.key("BackSpace")
        program.expect_square("d8", "can be reached by 1 jump")
        program.key("Escape")
        program.wait_put_back()
        program.expect(place)


@tap.test("the number of jumps, or of bounces, is said of each square that can be reached")
def jumps():
    with Program(home=Home.at(UGOLKI.ending)) as program:
        program.click("b8")
        program.expect_square("d8", "can be reached by 1 jump")
        program.expect_square("f8", "can be reached by 2 jumps")
        program.expect_square("a8", "can be reached by a step")
        program.expect_square("a1", "empty")
    with Program(home=Home.at(GYGES.ending, "Gyges")) as program:
        program.click("d2")
        program.expect_square("N", "can be reached with 3 bounces")
        program.expect_square("b1", "can be reached without a bounce")


@for_games("undo goes back to the start, redo to the end, by keys and by buttons")
def undo(game):
    with middle(game) as program:
        places = [program.placement()]
        for move in game.moves:
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
        program.key(*["ctrl+z"] * len(game.moves))
        program.expect(places[0])
        program.play_by_mouse(game.other)
        program.wait_can("win.redo", False)


@for_games("an illegal try is answered by a sentence, and a legal move is shown")
def refused(game):
    with middle(game) as program:
        words = program.words
        program.click(game.piece)
        program.wait_picked(game.piece)
        program.click(game.out_of_reach)
        program.see(game.refusal(words))
        program.press(words("Show me a legal move"))
        program.wait(lambda: [one for one in program.board().values()
                              if one.name.endswith("picked up")], "no legal move is shown")
        program.key("Escape")
        program.wait_put_back()
        program.click(game.foreign)
        program.see(game.foreign_refusal(words))
        program.go(game.empty)
        program.key("space")
        program.see(game.empty_refusal(words))
        program.drag(game.piece, game.out_of_reach)
        program.see(game.refusal(words))
        program.expect(game.position)


@for_games("a player resigns, takes it back, and the rematch swaps the sides")
def resign(game):
    home = Home.at(game.position, game.variant, White="Anna", Black="Boris")
    with Program(home=home) as program:
        words, sides = program.words, game.sides
        program.see(words(sides("White: %s. Black: %s."), "Anna", "Boris"))
        program.play_by_mouse(game.moves[0])
        program.press(words("Resign"))
        program.see(words(sides("Black resigns: White wins.")))
        program.see(words("The game was resigned."))
        program.wait_board_focused()
        program.key("ctrl+z")
        program.see(words(sides("Black to move")))
        program.press(words("Resign"))
        program.see(words(sides("Black resigns: White wins.")))
        program.press(words("Rematch"))
        program.expect(game.position)
        program.see(words(sides("White: %s. Black: %s."), "Boris", "Anna"))
        program.wait_board_focused()


@for_games("a draw is offered, declined, offered again and accepted")
def draw(game):
    with middle(game) as program:
        words, sides = program.words, game.sides
        program.play_by_mouse(game.moves[0])
        program.press(words("Offer a draw"))
        program.see(words(sides("Black offers a draw")))
        program.see(words(sides("Does White accept?")))
        program.press(words("Decline"))
        program.see(words(sides("Black to move")))
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
    with Program(home=Home.at(before, "Ugolki 16")) as program:
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
    with Program(home=Home.at(start, "Ugolki 16")) as program:
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
        with Program(home=Home.at(position)) as program:
            move = "g5-h5" if "g5" in program.pieces() else "c3-c4"
            program.play_by_mouse(move)
            program.key("ctrl+z")
            program.see(program.words.plural(number, one, many))


@for_games("the board turns for the second player, and to the player to move")
def turned(game):
    with middle(game) as program:
        def below(low, high):
            boxes = [program.board()[square].extents() for square in (low, high)]
            return boxes[0][1] > boxes[1][1]
        assert below("a1", game.corner), "the first player does not sit at the bottom"
        program.key("ctrl+t")
        program.wait(lambda: below(game.corner, "a1"), "the board does not turn")
        program.play_by_mouse(game.moves[0])
        program.key("ctrl+t")
        program.wait(lambda: below("a1", game.corner), "the board does not turn back")
        program.act("win.turn-to-mover")
        program.wait(lambda: below(game.corner, "a1"), "the board does not turn to the second")
        program.play_by_mouse(game.moves[1])
        program.wait(lambda: below("a1", game.corner), "the board does not turn to the first")


@tap.test("a new game is chosen by keyboard, with its rules and names")
def new_game():
    with Program(home=Home.at(None)) as program:
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


@tap.test("who is here for the first time is offered the weakest computer")
def first_game():
    with Program() as program:
        program.key("ctrl+n")
        program.wait_dialog()
        program.key("Return")
        program.wait_main_window()
        program.see("Black: Computer, level 1.")


@tap.test("after a loss an easier opponent is offered, and the sides are changed")
def easier():
    for level, is_offered in ((3, True), (1, False)):
        home = Home.at(None, BlackType="program", BlackLevel=str(level))
        with Program(home=home) as program:
            program.wait_can("win.rematch-easier", False)
            program.act("win.resign")
            program.wait_can("win.rematch")
            program.wait_can("win.rematch-easier", is_offered)
            if is_offered:
                program.press("Easier?")
                program.see("White: Computer, level 2.")
                program.wait_can("win.rematch-easier", False)


@tap.test("a game of Gygès is chosen by keyboard, with replacement")
def new_game_of_gyges():
    with Program(home=Home.at(None)) as program:
        words = program.words
        program.point_away()
        program.key("ctrl+n")
        program.wait_dialog()
        for name in (words("Gygès", context="game"), words("Replacement"),
                     words("Name of South")):
            program.reach(name)
            if name == words("Name of South"):
                program.type("Anna")
            else:
                program.key("space")
        program.key("Return")
        program.wait_main_window()
        program.see(words("South to place a piece"))
        program.see(words("South: %s.", "Anna"))
        program.see(lambda text: text.startswith(words("Gygès", context="game") + " · "))
        program.wait_board_focused()
        program.play_by_keys("3@b1")


@for_games("a game in progress is left only when the person says so")
def leave(game):
    with middle(game, variant=game.variant) as program:
        words = program.words
        program.play_by_mouse(game.moves[0])
        after = program.placement()
        for answer, position in (("Keep playing", after), ("Start new game", game.start)):
            program.key("ctrl+n")
            program.wait_dialog()
            program.key("Return")
            program.wait_question()
            program.press(words(answer))
            program.wait_main_window()
            program.expect(position)
            program.wait_board_focused()
        program.play_by_mouse(game.opening[0])
        after = program.placement()
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


@tap.test("a position of Gygès is set up with the mouse and as text")
def set_up_gyges():
    before, after = GYGES.position, "321123/....../....../....../..1.../32.123"
    with middle(GYGES) as program:
        words = program.words
        program.key("ctrl+e")
        title = program.wait_dialog().name
        program.drag("c1", "c2", title)
        program.expect(after, title)
        program.press(words("Position as text"), title)
        program.key("ctrl+a")
        program.type(before.replace(" w 7", " b 9"))
        program.expect(before, title)
        program.press(words("Play from here"), title)
        program.wait_main_window()
        program.expect(before)
        program.see(words("North to move"))
        program.wait_board_focused()
        program.play_by_keys("c6-c5")


@for_games("looking back leaves the game as it is until it is played on from there")
def look_back(game):
    with middle(game) as program:
        words = program.words
        for move in game.moves[:4]:
            program.play_by_mouse(move)
        end = program.placement()
        program.press(words("To the start"))
        program.expect(game.position)
        program.see(words("Looking back at the start"))
        program.press(words("Back to the game"))
        program.expect(end)
        program.key("alt+Left", "alt+Left")
        program.press(words("Play on from here"))
        program.play_by_mouse(game.other)
        program.stop()
        moves = moves_of(program.home.read_session())
        assert moves[:3] == [*game.moves[:2], game.other], f"recorded were {moves}"


if __name__ == "__main__":
    tap.run()
