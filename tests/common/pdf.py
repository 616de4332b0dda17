"""pdf.py: the pages of a PDF file of Cairo's, and the text on them

SPDX-License-Identifier: GPL-3.0-or-later
"""

import re
import zlib

SHOWN = re.compile(rb"<([0-9a-f]*)>|\(((?:[^\\()]|\\.)*)\)", re.DOTALL)
WRITTEN = re.compile(
    rb"/(f-\d+-\d+) [\d.]+ Tf|(\[[^][]*\]TJ|\((?:[^\\()]|\\.)*\)Tj|<[0-9a-f]*>Tj)", re.DOTALL)

ESCAPED = re.compile(rb"\\([0-7]{3}|.)", re.DOTALL)


def _objects(data):
    return {int(number): body for number, body in
            re.findall(rb"(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj", data, re.DOTALL)}


def _stream(body):
    found = re.search(rb"stream\r?\n(.*?)\r?\nendstream", body, re.DOTALL)
    return zlib.decompress(found[1]) if b"FlateDecode" in body else found[1]


def _letters(objects, font):
    """What each code of a font stands for, and how many bytes a code has."""
    letters, reference = {}, re.search(rb"/ToUnicode (\d+) 0 R", font)
    if not reference:
        return letters, 1
    text = _stream(objects[int(reference[1])]).split(b"endcodespacerange")[-1]
    for line in re.findall(rb"^<([0-9a-f]+)> <([0-9a-f]+)>$", text, re.MULTILINE):
        letters[int(line[0], 16)] = bytes.fromhex(line[1].decode()).decode("utf-16-be")
    for first, last, start in re.findall(rb"^<([0-9a-f]+)> <([0-9a-f]+)> <([0-9a-f]+)>$", text,
                                         re.MULTILINE):
        for code in range(int(first, 16), int(last, 16) + 1):
            letters[code] = chr(int(start, 16) + code - int(first, 16))
    return letters, 2 if b"/Type0" in font else 1


def _unescape(match):
    return bytes([int(match[1], 8)]) if match[1].isdigit() else match[1]


def _read(shown, letters, width):
    text = ""
    for digits, literal in SHOWN.findall(shown):
        codes = bytes.fromhex(digits.decode()) if digits else ESCAPED.sub(_unescape, literal)
        for i in range(0, len(codes), width):
            code = int.from_bytes(codes[i:i + width], "big")
            text += letters.get(code) or bytes([code]).decode("cp1252", "replace")
    return text


def pages(data):
    """The text of each page, without the spaces, which a PDF file need not have."""
    assert data.startswith(b"%PDF-") and data.rstrip().endswith(b"%%EOF"), "no whole PDF file"
    objects = _objects(data)
    result = []
    for body in objects.values():
        if not re.search(rb"/Type /Page\b", body):
            continue
        resources = objects[int(re.search(rb"/Resources (\d+) 0 R", body)[1])]
        content = _stream(objects[int(re.search(rb"/Contents (\d+) 0 R", body)[1])])
        fonts = {name: _letters(objects, objects[int(number)])
                 for name, number in re.findall(rb"/(f-\d+-\d+) (\d+) 0 R", resources)}
        text, font = "", ({}, 1)
        for name, shown in WRITTEN.findall(content):
            if name:
                font = fonts[name]
            else:
                text += _read(shown, *font)
        result.append("".join(text.split()))
    return result
