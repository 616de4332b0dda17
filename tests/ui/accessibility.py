"""accessibility.py: a program as a screen reader has it, over AT-SPI

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import time

from gi.repository import Gio, GLib

# How long something may take before it counts as not happening: far more than it ever needs.
PATIENCE = float(os.environ.get("UGO_TEST_PATIENCE", "90"))

# AT-SPI's numbers of what is used here
ROLE_LABEL, ROLE_LIST, ROLE_SCROLL_PANE = 29, 31, 49
STATE_CHECKED, STATE_FOCUSABLE, STATE_FOCUSED = 4, 11, 12
STATE_PRESSED, STATE_SELECTED, STATE_SENSITIVE = 20, 23, 24

_ACCESSIBLE = "org.a11y.atspi.Accessible"
_context = GLib.MainContext.default()


def until(condition, what, patience=PATIENCE):
    """Waits until condition() is true, and returns that; fails with `what` when it never is."""
    end = time.monotonic() + patience
    pause = 0.01
    while True:
        while _context.iteration(False):
            pass
        answer = condition()
        if answer:
            return answer
        if time.monotonic() > end:
            raise AssertionError(what() if callable(what) else what)
        time.sleep(pause)
        pause = min(pause * 1.5, 0.1)


def settled(read, what="it never comes to rest"):
    """Waits until read() gives the same twice with a moment between, and returns it."""
    last = [object()]

    def is_settled():
        now = read()
        same = now == last[0]
        last[0] = now
        time.sleep(0.05)
        return same
    until(is_settled, what)
    return last[0]


class Accessible:
    """An object, as it was at one moment."""

    def __init__(self, tree, path, parent=None):
        self.tree, self.path, self.parent = tree, path, parent
        self.name, self.description = "", ""
        self.role, self.states = 0, 0
        self.box = (0, 0, 0, 0)
        self.children = []

    def has(self, state):
        return bool(self.states >> state & 1)

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    def find(self, name):
        return next((one for one in self.walk() if one.name == name), None)

    def extents(self):
        """(x, y, width, height) in its window as it is now, or None when it is gone."""
        return self.tree.ask_extents([self])[0]

    def __repr__(self):
        return f"“{self.name}” (role {self.role}, states {self.states:#x})"


class Tree:
    """The objects of one program on the accessibility bus."""

    def __init__(self, session, pid):
        address = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress",
                                    None, GLib.VariantType("(s)"), 0, -1, None).unpack()[0]
        flags = Gio.DBusConnectionFlags
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION, None, None)
        self.pid = pid
        self.owner = self.root = None

    def connect(self):
        """Finds the program; returns whether it is there."""
        try:
            children = self._call("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root",
                                  _ACCESSIBLE, "GetChildren")
            for owner, path in children:
                pid = self._call("org.freedesktop.DBus", "/org/freedesktop/DBus",
                                 "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                                 GLib.Variant("(s)", (owner,)))
                if pid == self.pid:
                    self.owner, self.root = owner, path
                    return True
        except GLib.Error:
            pass
        return False

    def _call(self, owner, path, interface, method, arguments=None):
        return self.bus.call_sync(owner, path, interface, method, arguments, None, 0,
                                  int(PATIENCE * 1000), None).unpack()[0]

    def ask(self, questions):
        """Asks all of (path, interface, method, arguments) at once. The answer of what is gone
        meanwhile is None."""
        answers = [None] * len(questions)
        waiting = [len(questions)]

        def answered_cb(bus, result, index):
            waiting[0] -= 1
            try:
                answers[index] = bus.call_finish(result).unpack()[0]
            except GLib.Error:
                pass
        for index, (path, interface, method, arguments) in enumerate(questions):
            self.bus.call(self.owner, path, interface, method, arguments, None,
                          Gio.DBusCallFlags.NO_AUTO_START, int(PATIENCE * 1000), None, answered_cb,
                          index)
        while waiting[0] > 0:
            _context.iteration(True)
        return answers

    def ask_extents(self, objects):
        window = GLib.Variant("(u)", (1,))
        return self.ask([(one.path, "org.a11y.atspi.Component", "GetExtents", window)
                         for one in objects])

    def refresh(self, objects, is_brief=False):
        """Reads names and states of objects anew, and unless it is brief also what changes seldom;
        returns for each whether it is there."""
        names = ["Name"] if is_brief else ["Name", "Description"]
        questions = []
        for one in objects:
            questions += [
                (one.path, "org.freedesktop.DBus.Properties", "Get",
                 GLib.Variant("(ss)", (_ACCESSIBLE, name))) for name in names]
            questions.append((one.path, _ACCESSIBLE, "GetState", None))
            if not is_brief:
                questions.append((one.path, _ACCESSIBLE, "GetRole", None))
        answers = iter(self.ask(questions))
        there = []
        for one in objects:
            own = [next(answers) for _ in range(2 if is_brief else 4)]
            there.append(None not in own)
            if not there[-1]:
                continue
            if not is_brief:
                one.role, one.description = own.pop(), own.pop(1)
            one.name, states = own
            one.states = states[0] | states[1] << 32
        return there

    def read(self):
        """Reads all objects anew; returns the program, whose children are its windows."""
        root = Accessible(self, self.root)
        level = [root]
        while level:
            there = self.refresh(level)
            level = [one for one, is_there in zip(level, there) if is_there]
            answers = self.ask([(one.path, _ACCESSIBLE, "GetChildren", None) for one in level])
            for one, children in zip(level, answers):
                one.children = [Accessible(self, path, one) for owner, path in children or ()
                                if owner == self.owner]
            level = [child for one in level for child in one.children]
        return root
