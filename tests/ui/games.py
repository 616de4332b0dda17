"""games.py: the games as the tests of the window use them

SPDX-License-Identifier: GPL-3.0-or-later

Every game stands in one table, and what is tested of the window is tested with each of them.
"""

import re

from words import fill, tail

START = "5bbb/5bbb/5bbb/8/8/www5/www5/www5"


class Game:
    """A game, its board as text and in words, and examples for tests."""

    def __init__(self, **facts):
        self.__dict__.update(facts)
        self.files, self.ranks = ord(self.corner[0]) - ord("a") + 1, int(self.corner[1])
        self.field = [chr(ord("a") + file) + str(rank + 1)
                      for rank in range(self.ranks) for file in range(self.files)]
        self.squares = self.field + list(self.finishes)

    def __repr__(self):
        return self.id

    # Positions

    def placement_of(self, pieces):
        """The placement in a position's text of {"a1": "w", …}."""
        rows = ("".join(pieces.get(chr(ord("a") + file) + str(rank), ".")
                        for file in range(self.files)) for rank in range(self.ranks, 0, -1))
        if self.counts_empty:
            rows = (re.sub(r"\.+", lambda run: str(len(run[0])), row) for row in rows)
        return "/".join(rows)

    def pieces_of(self, placement):
        pieces = {}
        for number, row in enumerate(placement.split()[0].split("/")):
            file = 0
            for sign in row:
                if self.counts_empty and sign.isdigit():
                    file += int(sign)
                    continue
                if sign != ".":
                    pieces["abcdefgh"[file] + str(self.ranks - number)] = sign
                file += 1
        return pieces

    def after(self, pieces, move):
        """The pieces after a move; one that has come to a finish has no place in the text."""
        after = dict(pieces)
        piece, stops, drop = parts_of(move)
        moved = piece or after.pop(stops[0])
        if drop:
            after[drop] = after[stops[-1]]
        if stops[-1] in self.field:
            after[stops[-1]] = moved
        return after

    # Words

    def sides(self, text):
        """A sentence on White and Black as this game has it."""
        for plain, own in zip(("White", "Black"), self.players):
            text = text.replace(plain, own)
        return text

    def read_square(self, words, square, text):
        """What stands on a square by its words: a letter of positions, "" for nothing, or None
        when they are none of this game."""
        if square in self.finishes:
            return ""
        return next((sign for sign, template in self.contents.items()
                     if text.startswith(fill(words(template), square))), None)

    def picked(self, words):
        return tail(words("%s, picked up", context=self.context))

    def resting(self, words):
        return tail(words("%s, the piece in hand rests here", context=self.context))


def parts_of(move):
    """(piece or None, [squares], drop or None) of a move as records have it."""
    piece, stops, drop = re.fullmatch(r"(?:(\d)@)?([^=]+)(?:=(.*))?", move).groups()
    return piece, re.split("[-x]", stops), drop


def white_wins(words):
    return words.plural(9, "White wins: %d piece fills the goal, and Black has had the last move.",
                        "White wins: all %d pieces are in the goal, and Black has had the last "
                        "move.")


UGOLKI = Game(
    id="ugolki", variant="Ugolki 9", start=START, corner="h8", finishes="", counts_empty=True,
    players=("White", "Black"), context=None,
    contents={"w": "%s, white piece", "b": "%s, black piece", "": "%s, empty"},
    # A position in which the moves below can be made
    position=START + " w 1",
    moves=("c2-c4", "f7-f5", "a3-a4", "h6-h5", "b3-b4", "g6-g5", "c1-c2", "f8-f7"),
    # Moves from the first position on
    opening=("c2-c4", "f7-f5", "a3-a4", "h6-h5", "b3-b4", "g6-g5", "c1-c2", "f8-f7"),
    # Another first move
    other="c1-d1",
    # A piece of the first to move, and where it cannot go, with the answers
    piece="c3", out_of_reach="e6",
    refusal=lambda words: words(
        "The piece on %s cannot reach %s: it takes one step, or jumps over one piece at a time, "
        "along a row or a column.", "c3", "e6"),
    foreign="f6",
    foreign_refusal=lambda words: words(
        "The piece on %s is black, and it is White’s turn: choose a white piece.", "f6"),
    empty="e4",
    empty_refusal=lambda words: words("There is no piece on %s: choose a white piece.", "e4"),
    # Two rounds before the end: White’s last piece jumps into the goal, and Black has the last move.
    ending="1wb1b1ww/5www/5www/8/8/bbb5/bbb5/1b6 w 20",
    chains=("b8-d8-f8", "c3-c1-a1"),
    result=white_wins,
    # What is typed at that end: a square that one piece alone can reach, and one of several
    alone=("b7", "b8-b7"), several=("d8", ("f6-d8", "b8-d8", "h8-d8")),
    variant_words=lambda words: (words("Ugolki", context="game"),),
)

GYGES = Game(
    id="gyges", variant="Gyges", start="/".join(["......"] * 6), corner="f6", finishes="NS",
    counts_empty=False, players=("South", "North"), context="Gygès",
    contents={"1": "%s, single", "2": "%s, double", "3": "%s, triple", "": "%s, empty"},
    position="321123/....../....../....../....../321123 w 7",
    moves=("c1-c2", "d6-d5", "a1-b3", "f6-e4", "e1-e3", "b6-b4", "d1-d2", "c6-b6"),
    opening=("3@a1", "3@a6", "2@b1", "2@b6", "1@c1", "1@c6", "1@d1", "1@d6", "2@e1", "2@e6",
             "3@f1", "3@f6", "c1-c2", "d6-d5"),
    other="f1-f4",
    piece="c1", out_of_reach="f4",
    refusal=lambda words: words(
        "The single on %s cannot reach %s: it goes exactly one square, and farther only by "
        "bouncing off pieces.", "c1", "f4"),
    foreign="c6",
    foreign_refusal=lambda words: words(
        "The piece on %1$s is not on South’s nearest line: choose a piece of row %2$d.", "c6", 1),
    empty="e4",
    empty_refusal=lambda words: words(
        "There is no piece on %s: choose one of the nearest line.", "e4"),
    ending="....../1...../3.23../3.211./2.132./...... w 5",
    chains=("d2-e2-d3-d4-N",),
    result=lambda words: words("South wins: a piece has reached the far finish square."),
    alone=("N", "d2-e2-d3-d4-N"), several=("f3", ("a2-f3", "c2-f3", "d2-f3", "e2-f3")),
    variant_words=lambda words: (words("Gygès", context="game"),),
)

GAMES = (UGOLKI, GYGES)
MOVE = re.compile(r"[a-h][1-8](?:[-x](?:[a-h][1-8]|[NS]))+(?:=[a-f][1-6])?|[123]@[a-f][1-6]|--")


def moves_of(text):
    """The moves of a record's text, without tags, numbers and result."""
    text = re.sub(r"^\[.*\]$", "", text, flags=re.MULTILINE)
    return [word for word in text.split() if MOVE.fullmatch(word)]


def game_of(squares):
    """The game whose board has these squares."""
    return next(game for game in GAMES if (game.corner in squares) and ("N" in squares) == bool(
        game.finishes))
