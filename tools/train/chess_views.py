"""What each side sees of chess positions, for many positions at once (docs/nnue.md).

A position is a row of a tensor; a set of squares is a number of 64 bits, a1 is bit 0. Each side sees its own
pieces as owner 0 and from its own end of the board, mirrored if its king stands on the right half.
"""
import torch

PIECES = 768  # owner * 384 + role * 64 + square
ZONES = 4  # of the viewer's king: a1 and b1, c1 and d1, the second rank, the others
THREATS = 2  # that a network sees: by a lesser piece; otherwise attacked, and not defended
KINDS = 3  # and attacked and defended
MOST_PIECES = 32
MOST_THREATS = 16  # of a position that training sees; usually there are one or two
NO_INPUT = (ZONES + THREATS) * PIECES  # the first of the columns that are cut off


def signed(number):
    """The number that a tensor of 64 bits has for these bits."""
    return number - (1 << 64) if number >> 63 else number


FILE_A = 0x0101010101010101
ALL = (1 << 64) - 1
NOT_A, NOT_H = signed(ALL ^ FILE_A), signed(ALL ^ FILE_A << 7)
NOT_AB, NOT_GH = signed(ALL ^ FILE_A * 3), signed(ALL ^ FILE_A * 3 << 6)
# Steps over the numbers of squares, with the squares where they can arrive.
STRAIGHT = ((1, NOT_A), (-1, NOT_H), (8, -1), (-8, -1))
DIAGONAL = ((9, NOT_A), (-9, NOT_H), (7, NOT_H), (-7, NOT_A))
LEAPS = ((17, NOT_A), (15, NOT_H), (10, NOT_AB), (6, NOT_GH), (-17, NOT_H), (-15, NOT_A), (-10, NOT_GH), (-6, NOT_AB))
PAWNS = (((7, NOT_H), (9, NOT_A)), ((-7, NOT_A), (-9, NOT_H)))  # white's, black's


def moved(squares, step, arrivals):
    if step > 0:
        return squares << step & arrivals
    return squares >> -step & (1 << 64 + step) - 1 & arrivals  # without copies of the sign


def leapers(squares, steps):
    reached = torch.zeros_like(squares)
    for step, arrivals in steps:
        reached |= moved(squares, step, arrivals)
    return reached


def sliders(squares, empty, steps):
    reached = torch.zeros_like(squares)
    for step, arrivals in steps:
        front = squares
        for _ in range(7):
            front = moved(front, step, arrivals)
            reached |= front
            front = front & empty
    return reached


class Attacks:
    """The squares that a side attacks; `sets` are its pieces by role."""

    def __init__(self, sets, side, empty):
        pawn, knight, bishop, rook, queen, king = sets
        self.by_pawns = leapers(pawn, PAWNS[side])
        self.by_minors = self.by_pawns | leapers(knight, LEAPS) | sliders(bishop, empty, DIAGONAL)
        self.by_rooks = self.by_minors | sliders(rook, empty, STRAIGHT)
        self.all = self.by_rooks | sliders(queen, empty, STRAIGHT + DIAGONAL) | leapers(king, STRAIGHT + DIAGONAL)

    def by_lesser_than(self, role):
        none = torch.zeros_like(self.all)
        return (none, self.by_pawns, self.by_pawns, self.by_minors, self.by_rooks, none)[role]


class Boards:
    """Positions as the records have them: occupied squares, and four bits for each piece."""

    def __init__(self, occupied, pieces):
        self.square = torch.arange(64, device=occupied.device).repeat(len(occupied), 1)
        self.present = (occupied[:, None] >> self.square) & 1
        rank = (self.present.cumsum(1) - 1).clamp(min=0)  # of the piece among the pieces
        nibble = (pieces.gather(1, rank // 2).long() >> (rank % 2 * 4)) & 15
        self.owner, self.role = nibble >> 3, nibble & 7
        sets = [[self.set_of(side, role) for role in range(6)] for side in (0, 1)]
        self.attacks = [Attacks(sets[side], side, ~occupied) for side in (0, 1)]
        # For each square 0, or 1 + the kind of threat to the piece there.
        self.threat = sum((under[:, None] >> self.square & 1) * (1 + kind)
                          for kind, under in enumerate(self.threatened(sets)))

    def set_of(self, side, role):
        here = (self.present == 1) & (self.owner == side) & (self.role == role)
        return torch.where(here, torch.ones_like(self.square) << self.square, 0).sum(1)

    def threatened(self, sets):
        """For each kind of threat the squares of all pieces under it."""
        kinds = [torch.zeros_like(sets[0][0]) for _ in range(KINDS)]
        for side in (0, 1):
            enemy, own = self.attacks[1 - side], self.attacks[side]
            for role, pieces in enumerate(sets[side]):
                attacked = pieces & enemy.all
                by_lesser = attacked & enemy.by_lesser_than(role)
                kinds[0] |= by_lesser
                kinds[1] |= attacked & ~by_lesser & ~own.all
                kinds[2] |= attacked & ~by_lesser & own.all
        return kinds

    def seen_by(self, viewer):
        """By 0, white, or 1, black, of each position."""
        return View(self, viewer[:, None])


class View:
    def __init__(self, boards, viewer):
        self.boards, self.viewer = boards, viewer
        # Pieces to the front, so that 32 columns hold them all.
        order = torch.argsort(boards.present, dim=1, descending=True)[:, :MOST_PIECES]
        owner, role, square, present, self.threat = (
            part.gather(1, order) for part in (boards.owner, boards.role, boards.square, boards.present, boards.threat))
        self.present, mine = present == 1, owner == viewer
        seen = self.turned(square)
        king = torch.where(mine & (role == 5) & self.present, seen, 0).sum(1, keepdim=True)
        self.mirrored = king % 8 >= 4
        self.zone = zone_of(king)
        self.piece = torch.where(mine, 0, 384) + role * 64 + torch.where(self.mirrored, seen ^ 7, seen)

    def turned(self, square):
        return torch.where(self.viewer == 1, square ^ 56, square)

    def inputs(self):
        """Those of a network that are ones, as numbers: the pieces', then those of threats."""
        pieces = torch.where(self.present, self.zone * PIECES + self.piece, NO_INPUT)
        seen = (self.threat > 0) & (self.threat <= THREATS)
        threats = torch.where(seen, (ZONES + self.threat - 1) * PIECES + self.piece, NO_INPUT)
        return torch.cat([pieces, threats.sort(1).values[:, :MOST_THREATS]], 1).to(torch.int16)

    def defended(self):
        """The pieces that are attacked and defended."""
        pieces = torch.where(self.threat == KINDS, self.piece, PIECES)
        return pieces.sort(1).values[:, :MOST_PIECES // 2].to(torch.int16)

    def attacked(self):
        """The squares that the viewer attacks, then those that the other side does: ones and zeros."""
        square = self.turned(self.boards.square)
        square = torch.where(self.mirrored, square ^ 7, square)
        white, black = (attacks.all[:, None] for attacks in self.boards.attacks)
        own, other = torch.where(self.viewer == 0, white, black), torch.where(self.viewer == 0, black, white)
        return torch.cat([(own >> square & 1), (other >> square & 1)], 1).to(torch.uint8)


def zone_of(king):
    """The zone of a square that its owner sees from its end."""
    rank, file = king // 8, king % 8
    corner = (file < 2) | (file > 5)
    return torch.where(rank == 0, torch.where(corner, 0, 1), (rank + 1).clamp(max=3))
