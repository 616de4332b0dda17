"""accessibility.py: a program as a screen reader has it, over AT-SPI

SPDX-License-Identifier: GPL-3.0-or-later
"""

import os
import time

from gi.repository import Gio, GLib

# How long something may take before it counts as not happening: far more than it ever needs.
PATIENCE = float(os.environ.get("UGO_TEST_PATIENCE", "90"))

# AT-SPI's numbers of what is used here
ROLE_LABEL, ROLE_LIST, ROLE_RADIO, ROLE_SCROLL_PANE, ROLE_TEXT = 29, 31, 44, 49, 61
ROLE_HEADING = 83
# An alert dialog is one or the other, as the version of GTK has it.
ROLES_OF_QUESTION = 2, 16
STATE_CHECKED, STATE_FOCUSABLE, STATE_FOCUSED = 4, 11, 12
STATE_PRESSED, STATE_SELECTED, STATE_SENSITIVE = 20, 23, 24

# After this time all is read anew, even if the program told of no change.
MAX_AGE = 0.5

_GET = "org.freedesktop.DBus.Properties", "Get"
_ACCESSIBLE = "org.a11y.atspi.Accessible"
_context = GLib.MainContext.default()


def _handle_pending():
    while _context.iteration(False):
        pass


def pause(seconds):
    """Waits for a time, or less when something comes over a bus."""
    timer = GLib.timeout_add(max(1, int(seconds * 1000)), lambda: True)
    _context.iteration(True)
    GLib.source_remove(timer)


def until(condition, what, patience=PATIENCE):
    """Waits until condition() is true, and returns that; fails with `what` when it never is."""
    end = time.monotonic() + patience
    length = 0.005
    while True:
        _handle_pending()
        answer = condition()
        if answer:
            return answer
        if time.monotonic() > end:
            raise AssertionError(what() if callable(what) else what)
        pause(length)
        length = min(length * 1.5, 0.05)


def settled(read, what="it never comes to rest"):
    """Waits until read() gives the same twice, a few frames apart, and returns it."""
    last = [object()]

    def is_settled():
        now = read()
        same = now == last[0]
        last[0] = now
        if not same:
            time.sleep(0.04)
        return same
    until(is_settled, what)
    return last[0]


class Accessible:
    """An object, as it was at one moment."""

    def __init__(self, tree, path, name="", description="", role=0, states=0):
        self.tree, self.path, self.name, self.description = tree, path, name, description
        self.role, self.states = role, states
        self.parent, self.children = None, []
        self.box = (0, 0, 0, 0)

    def has(self, state):
        return bool(self.states >> state & 1)

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    def find(self, name):
        return next((one for one in self.walk() if one.name == name), None)

    def ancestors(self):
        """The objects that hold it, the outermost first, and itself."""
        return (self.parent.ancestors() if self.parent else []) + [self]

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
        self.objects = {}
        self.changed, self.is_rebuilt, self.read_at = set(), True, 0

    def connect(self):
        """Finds the program; returns whether it is there."""
        try:
            children = self._call("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root",
                                  _ACCESSIBLE, "GetChildren").unpack()[0]
            for owner, path in children:
                pid = self._call("org.freedesktop.DBus", "/org/freedesktop/DBus",
                                 "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                                 GLib.Variant("(s)", (owner,))).unpack()[0]
                if pid == self.pid:
                    self.owner, self.root = owner, path
                    self.bus.signal_subscribe(owner, None, None, None, None, 0, self._changed_cb)
                    return True
        except GLib.Error:
            pass
        return False

    def _changed_cb(self, bus, owner, path, interface, signal, arguments):
        what = arguments.get_child_value(0)
        if signal in ("PropertyChange", "StateChanged") and what.get_string() != "visible":
            self.changed.add(path)
        elif interface != "org.a11y.atspi.Event.Focus":
            self.is_rebuilt = True

    def _call(self, owner, path, interface, method, arguments=None):
        return self.bus.call_sync(owner, path, interface, method, arguments, None, 0,
                                  int(PATIENCE * 1000), None)

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

    def ask_text(self, one):
        """What stands in a field for text, or None when it is gone."""
        everything = GLib.Variant("(ii)", (0, 10000))
        return self.ask([(one.path, "org.a11y.atspi.Text", "GetText", everything)])[0]

    def _refresh(self, objects):
        """Reads all of objects anew but their places among the others; returns whether they all
        are there."""
        answers = iter(self.ask([question for one in objects for question in (
            (one.path, *_GET, GLib.Variant("(ss)", (_ACCESSIBLE, "Name"))),
            (one.path, *_GET, GLib.Variant("(ss)", (_ACCESSIBLE, "Description"))),
            (one.path, _ACCESSIBLE, "GetRole", None),
            (one.path, _ACCESSIBLE, "GetState", None))]))
        are_there = True
        for one, *answer in zip(objects, *[answers] * 4):
            if None in answer:
                are_there = False
            else:
                one.name, one.description, one.role, (low, high) = answer
                one.states = low | high << 32
        return are_there

    def _read_items(self):
        """The objects that the program keeps for screen readers, which is one question for what
        would be thousands: {path: Accessible}, the paths of the children of each, and the paths
        of those whose children are not sure."""
        items = self._call(self.owner, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache",
                           "GetItems").get_child_value(0)
        objects, below, counts = {}, {}, {}
        for number in range(items.n_children()):
            # itself, program, parent, index, children, interfaces, name, role, description, states
            part = items.get_child_value(number).get_child_value
            path = part(0).get_child_value(1).get_string()
            parent = part(2).get_child_value(1).get_string()
            low, high = (part(9).get_child_value(half).get_uint32() for half in (0, 1))
            objects[path] = Accessible(self, path, part(6).get_string(), part(8).get_string(),
                                       part(7).get_uint32(), low | high << 32)
            below.setdefault(parent, []).append((part(3).get_int32(), path))
            counts[path] = part(4).get_int32()
        children, unsure = {}, []
        for path in objects:
            places = sorted(below.get(path, ()))
            children[path] = [child for _, child in places]
            if [place for place, _ in places] != list(range(counts[path])):
                unsure.append(path)
        return objects, children, unsure

    def _read_all(self):
        """Reads all objects. Some are kept though they are hidden, such as a menu that was closed,
        and some are kept only when they have been asked for: where that may be, the parents tell
        what their children are."""
        objects, children, unsure = self._read_items()
        objects.setdefault(self.root, Accessible(self, self.root))
        while unsure:
            answers = self.ask([(path, _ACCESSIBLE, "GetChildren", None) for path in unsure])
            for path, answer in zip(unsure, answers):
                children[path] = [child for owner, child in answer or () if owner == self.owner]
            unsure = [child for path in unsure for child in children[path] if child not in objects]
            objects.update((path, Accessible(self, path)) for path in unsure)
            self._refresh([objects[path] for path in unsure])
        for path, one in objects.items():
            one.children = [objects[child] for child in children.get(path, ())]
            for child in one.children:
                child.parent = one
        self.objects = objects

    def read(self):
        """All objects as they are now; returns the program, whose children are its windows. Only
        what the program has told of as changed is asked for again, and now and then everything."""
        # What it told of before it answers has come with the answer.
        self.ask([(self.root, *_GET, GLib.Variant("(ss)", (_ACCESSIBLE, "ChildCount")))])
        _handle_pending()
        now = time.monotonic()
        changed = [self.objects[path] for path in self.changed if path in self.objects]
        self.changed.clear()
        if self.is_rebuilt or now - self.read_at > MAX_AGE or not self._refresh(changed):
            self.is_rebuilt, self.read_at = False, now
            self._read_all()
        return self.objects[self.root]
