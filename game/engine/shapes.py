"""Many pieces of bytes, each kept once and found again, in three pieces of memory."""

from array import array


class Shapes:
    """Pieces in the order in which they came.

    A set and a queue of them would do the same with an object for each, and a kiosk that has made
    some ten thousand objects between others does not get all their memory back.

    >>> shapes = Shapes(most=100)
    >>> shapes.add(b"one"), shapes.add(b"two"), shapes.add(b"one")
    (True, True, False)
    >>> len(shapes), shapes[1], shapes.number(b"two"), shapes.number(b"three")
    (2, b'two', 1, -1)
    """

    def __init__(self, most: int) -> None:
        """Room for `most` pieces; for more it is laid out anew, each time for twice as many."""
        self._bytes = bytearray()
        self._ends = array("L", [0])
        self._slots = _empty(most)

    def __len__(self) -> int:
        return len(self._ends) - 1

    def __getitem__(self, number: int) -> bytes:
        return bytes(self._bytes[self._ends[number] : self._ends[number + 1]])

    def add(self, piece: bytes) -> bool:
        """Keep a piece; whether it is new."""
        slot = self._slot(piece)
        if self._slots[slot]:
            return False
        self._bytes += piece
        self._ends.append(len(self._bytes))
        self._slots[slot] = len(self)
        if 2 * len(self) > len(self._slots):
            self._slots = _empty(2 * len(self))
            for number in range(len(self)):
                self._slots[self._slot(self[number])] = number + 1
        return True

    def number(self, piece: bytes) -> int:
        """The number of a piece; -1 if it is not kept."""
        return self._slots[self._slot(piece)] - 1

    def _slot(self, piece: bytes) -> int:
        """Where the number of a piece stands, or is to stand. Numbers there begin with 1."""
        slots, last = self._slots, len(self._slots) - 1
        at = hash(piece) & last
        while (number := slots[at]) and self[number - 1] != piece:
            at = (at + 1) & last
        return at


def _empty(most: int) -> array:
    """At least twice as many empty slots, a power of two."""
    return array("L", [0]) * (1 << (2 * most).bit_length())
