"""Frames of a socket as they arrive: in any pieces, short or long, what is no text among them."""

import random

from websockets.frames import Frame, Opcode

from maija.service import frames

OPCODES = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.CLOSE)


def some_frames(chance):
    """Frames of a client, and their bytes."""
    told = []
    for _ in range(chance.randrange(1, 8)):
        size = chance.choice((0, 1, 90, 125, 126, 127, 300, frames.LONGEST, frames.MOST))
        opcode = chance.choice(OPCODES) if size < 126 else Opcode.TEXT
        whole = opcode in {Opcode.PING, Opcode.CLOSE} or chance.random() < 0.8
        told.append(Frame(opcode, chance.randbytes(size), fin=whole))
    return told, [each.serialize(mask=True) for each in told]


def read(pieces):
    """What is found in bytes that come in pieces."""
    found, waiting = [], b""
    for piece in pieces:
        waiting, at = waiting + piece, 0
        while (whole := frames.first(waiting, at)) is not None:
            found.append((waiting[at : whole.end], whole.text))
            at = whole.end
        waiting = waiting[at:]
    return found, waiting


def test_a_frame_is_cut_where_the_network_cuts_it():
    chance = random.Random("pieces")
    for _ in range(300):
        told, sent = some_frames(chance)
        whole = b"".join(sent)
        cuts = sorted(chance.randrange(len(whole) + 1) for _ in range(chance.randrange(6)))
        pieces = [whole[a:b] for a, b in zip([0, *cuts], [*cuts, len(whole)], strict=True)]
        found, left = read(pieces)
        assert left == b""
        assert [raw for raw, _text in found] == sent
        for frame, (_raw, text) in zip(told, found, strict=True):
            whole_text = frame.opcode is Opcode.TEXT and frame.fin
            readable = whole_text and len(frame.data) <= frames.LONGEST
            assert text == (frame.data if readable else None)


def test_a_frame_without_a_mask_is_read():
    bare = Frame(Opcode.TEXT, b"hello").serialize(mask=False)
    (whole, text), *more = read([bare + b"more"])[0]
    assert (whole, text, more) == (bare + b"more", None, [])


def test_a_frame_that_says_it_is_endless_is_waited_for():
    endless = b"\x81\xff" + (1 << 40).to_bytes(8, "big")
    assert read([endless])[0] == [(endless, None)]


def test_a_message_is_written_otherwise_than_the_library_writes_it():
    for size in (0, 1, 125, 126, 65535, 65536):
        message = b"x" * size
        assert frames.text(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
