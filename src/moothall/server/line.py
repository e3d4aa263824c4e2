"""An open websocket, with a short way for what is said most.

uvicorn and its websockets library do everything else: opening, pings, closing, and whatever comes in pieces.
A short text in one frame is handed straight to whoever listens, and what is said goes straight to the
transport: the long way, through queues and tasks, costs more than the answer that goes over it.
"""

import struct
from collections.abc import Callable
from typing import Any, NamedTuple

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION = "moothall.line"  # the name by which an ASGI scope has it
WHOLE_TEXT = 0x81  # a frame's first byte: text, and nothing follows
MASKED = 0x80
MORE, LONG = 126, 255  # instead of a length: it follows in two bytes; or in eight, with the mask's bit
HIGH_WATER = 512 * 1024  # unsent bytes from which on a listener is told nothing more
FULL = 4 * HIGH_WATER  # and from which on one who goes on answering, and reads nothing, is cut off


class Line(WebSocketsSansIOProtocol):
    hear: Callable[[bytes], None] | None = None  # takes what is said, from its acceptance on
    caught_up: Callable[[], None] | None = None  # called when somebody slow can be told things again
    is_slow = False
    in_pieces = False  # some frame came in several pieces: from then on everything goes the long way

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.transport.is_closing():
            self.transport.set_write_buffer_limits(HIGH_WATER)
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        while not self.in_pieces and self.hear is not None:
            if (frame := _first_frame(data, self.config.ws_max_size)) is None:
                break
            if frame.kind == WHOLE_TEXT and not self.close_sent:
                self.hear(_unmasked(frame.text[:4], frame.text[4:]))
            else:
                super().data_received(data[: frame.end])
            data = data[frame.end :]
        if data:
            # What comes before anybody hears it may be the beginning of a frame.
            self.in_pieces = self.in_pieces or self.handshake_initiated
            super().data_received(data)

    def say(self, text: bytes) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        if self.is_slow and self.transport.get_write_buffer_size() > FULL:
            self.transport.abort()
        else:
            self.transport.write(_head(len(text)) + text)

    def pause_writing(self) -> None:
        self.is_slow = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.is_slow = False
        super().resume_writing()
        if self.caught_up is not None:
            self.caught_up()


class _Frame(NamedTuple):
    kind: int  # its first byte
    text: bytes  # with its mask before it
    end: int  # where the next one begins


def _first_frame(data: bytes, largest: int) -> _Frame | None:
    """The first frame of a client, if it is a short one and all of it is there."""
    if len(data) < 6 or not MASKED <= data[1] < LONG:
        return None
    at, length = 2, data[1] - MASKED
    if length == MORE:
        at, length = 4, int.from_bytes(data[2:4])
    end = at + 4 + length
    return _Frame(data[0], data[at:end], end) if length <= largest and end <= len(data) else None


def _unmasked(mask: bytes, text: bytes) -> bytes:
    length = len(text)
    key = (mask * (length // 4 + 1))[:length]
    return (int.from_bytes(text) ^ int.from_bytes(key)).to_bytes(length)


def _head(length: int) -> bytes:
    """What comes before a text of a server."""
    if length < MORE:
        return bytes((WHOLE_TEXT, length))
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, MORE, length)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, length)
