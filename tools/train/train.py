#!/usr/bin/env python3
"""Trains a network on positions of self-play and writes it quantised (docs/nnue.md).

    train.py --positions FILE... --holdout FILE --out NET [--hidden 256] [--buckets 1] ...

The network sees which piece stands where, once from the side to move and once from the other; in chess
in the zone of that side's king, and which pieces are under a threat of which kind:

    4 zones x 768 inputs + 2 threats x 768 -> hidden (shared by both views) -> clipped to [0, 1], squared
        -> 1 output a bucket

Files of positions (of selfplay) are of chess. Files of views (of shared_selfplay) say themselves which game
they are of and how many inputs it has, and have the inputs of both views in them.

Everything stays on the device: a position is a few small numbers (its pieces), made into rows of
zeros and ones batch by batch, since a dense product is faster there than a sparse sum.
"""
import argparse
import dataclasses
import math
import time
import zlib

import numpy as np
import torch

import chess_views


@dataclasses.dataclass(frozen=True)
class Shape:
    """What a game's networks see."""
    game: str
    zones: int  # with weights of their own
    zone_inputs: int
    pieces: int  # at most, each of them one input
    points: int  # of an output of 1.0 in the game's own scores
    common: int = 0  # inputs of all zones, after theirs

    @property
    def zoned(self):
        return self.zones * self.zone_inputs

    @property
    def inputs(self):
        return self.zoned + self.common

    @property
    def no_piece(self):
        return self.inputs  # the first of the columns that are cut off

    @property
    def head(self):
        """Of a network's file."""
        return b"TABNNUE\0" + self.game.encode().ljust(8, b"\0")


POINTS = 400  # an output of 1.0 in the scores of training; odds of ten to one
CHESS = Shape("chess", chess_views.ZONES, chess_views.PIECES, chess_views.MOST_PIECES, POINTS,
              chess_views.THREATS * chess_views.PIECES)
WEIGHT_UNIT = 255  # of the first layer: 1.0 is this number in the file
OUTPUT_UNIT = 128  # of the last layer
VERSION = 2  # of a network's file; the first had the numbers as they are
LARGEST_FIRST = 127 / 64  # 32 of them, 32 of those in common and a bias fit 16 bits
LARGEST_COMMON = 1
LARGEST_LAST = 127 / OUTPUT_UNIT  # it fits 8 bits, and 255 times it 16 bits
LARGEST_SUM = (2**31 - 1) // WEIGHT_UNIT**2  # of a bucket's weights of one sign, in their unit

RECORD = np.dtype([("occupied", "<u8"), ("pieces", "u1", 16), ("score", "<i2"), ("result", "u1"),
                   ("to_move", "u1"), ("castling", "<u2"), ("quiet_plies", "u1"), ("ply", "u1")])


def read_records(path):
    header = np.fromfile(path, dtype="u1", count=32)
    if header[:8].tobytes() != b"TABPOSIT" or header[8:16].view("<u4").tolist() != [1, 32]:
        raise SystemExit(f"train: {path} is no file of positions of this version")
    return np.fromfile(path, dtype=RECORD, offset=32)


class Positions:
    """Positions as tensors on the device: inputs of both views, score and result."""

    shape = CHESS

    def __init__(self, records, device):
        self.size = len(records)
        black = torch.from_numpy((records["to_move"] == 1)).to(device)
        sign = 1.0 - 2.0 * black.float()
        self.score = torch.from_numpy(records["score"].astype("f4")).to(device) * sign
        result = torch.from_numpy(records["result"].astype("f4")).to(device) / 2
        self.result = torch.where(black, 1 - result, result)
        chunk = 1 << 18
        parts = [self.inputs_of(records[start:start + chunk], black[start:start + chunk].long())
                 for start in range(0, max(self.size, 1), chunk)]
        self.own, self.other = (torch.cat(part) for part in list(zip(*parts))[:2])
        self.count = (self.own[:, :CHESS.pieces] != self.shape.no_piece).sum(1).to(torch.uint8)
        self.more = [torch.cat(part) for part in list(zip(*parts))[2:]]

    def inputs_of(self, records, to_move):
        occupied = torch.from_numpy(records["occupied"].view("<i8")).to(to_move.device)
        pieces = torch.from_numpy(records["pieces"].copy()).to(to_move.device)
        boards = chess_views.Boards(occupied, pieces)
        own = boards.seen_by(to_move)
        return own.inputs(), boards.seen_by(1 - to_move).inputs(), *self.more_of(own)

    def more_of(self, own):
        """What else is kept of the view of the side to move."""
        return ()

    def at(self, rows):
        return (part[rows] for part in (self.own, self.other, self.count, self.score, self.result))


class Views(Positions):
    """The same from files of views."""

    def __init__(self, shape, records, device):
        def tensor(name):
            return torch.from_numpy(np.ascontiguousarray(records[name])).to(device)

        self.shape, self.size = shape, len(records)
        self.own, self.other, self.count = tensor("own"), tensor("other"), tensor("stage")
        self.score, self.result = tensor("score").float(), tensor("result").float() / 2


def read_positions(files, device):
    if not is_views(files[0]):
        return Positions(np.concatenate([read_records(path) for path in files]), device)
    shapes, records = zip(*(read_views(path) for path in files))
    if len(set(shapes)) != 1:
        raise SystemExit("train: these files are not of one game")
    return Views(shapes[0], np.concatenate(records), device)


def is_views(path):
    with open(path, "rb") as file:
        return file.read(8) == b"TABVIEWS"


def read_views(path):
    with open(path, "rb") as file:
        header = file.read(64)
    version, inputs, pieces, points = np.frombuffer(header, "<u4", 4, 16).tolist() if len(header) == 64 else (0,) * 4
    if header[:8] != b"TABVIEWS" or version != 1:
        raise SystemExit(f"train: {path} is no file of views of this version")
    record = np.dtype([("own", "<i2", pieces), ("other", "<i2", pieces), ("score", "<i2"), ("result", "u1"),
                       ("stage", "u1")])
    shape = Shape(header[8:16].rstrip(b"\0").decode(), 1, inputs, pieces, points)
    return shape, np.fromfile(path, dtype=record, offset=64)


class Network(torch.nn.Module):
    """The weights of a zone are those that all share (`first`) and what is particular to it: so a
    zone learns from the positions of the others too. `common` are the weights of the inputs that
    no zone has."""

    def __init__(self, shape, hidden, buckets):
        super().__init__()
        self.shape, self.buckets = shape, buckets
        self.first = torch.nn.Linear(shape.zone_inputs, hidden)
        if shape.zones > 1:
            self.particular = torch.nn.Parameter(torch.zeros(hidden, shape.zones, shape.zone_inputs))
        if shape.common:
            self.common = torch.nn.Parameter(torch.zeros(hidden, shape.common))
        self.last = torch.nn.Linear(2 * hidden, buckets)
        # Of all inputs about 30 are ones: begin as if only those were there.
        torch.nn.init.uniform_(self.first.weight, -0.15, 0.15)
        torch.nn.init.zeros_(self.first.bias)

    def first_weights(self):
        """Of all inputs, a row for each neuron."""
        weights = self.first.weight
        if self.shape.zones > 1:
            weights = (weights[:, None] + self.particular).flatten(1)
        return torch.cat([weights, self.common], 1) if self.shape.common else weights

    def forward(self, own, other, count):
        weights = self.first_weights()
        sides = [torch.clamp(self.sums(weights, side), 0, 1) ** 2 for side in (own, other)]
        outputs = self.last(torch.cat(sides, dim=1))
        return outputs.gather(1, bucket_of(count, self.shape.pieces, self.buckets)[:, None])[:, 0]

    def sums(self, weights, side):
        """The first layer. A GPU multiplies fastest in bfloat16: the inputs are whole there, and the
        weights lose less than they do when they are written to the file."""
        kind = torch.bfloat16 if side.is_cuda else torch.float32
        rows = dense(side, kind, self.shape.inputs)
        return torch.nn.functional.linear(rows, weights.to(kind), self.first.bias.to(kind)).float()

    def clip(self):
        with torch.no_grad():
            for weight, largest in ((self.first.weight, LARGEST_FIRST), (self.first.bias, LARGEST_FIRST),
                                    (self.last.weight, LARGEST_LAST)):
                weight.clamp_(-largest, largest)
            if self.shape.zones > 1:
                shared = self.first.weight[:, None]
                self.particular.copy_((shared + self.particular).clamp(-LARGEST_FIRST, LARGEST_FIRST) - shared)
            if self.shape.common:
                self.common.clamp_(-LARGEST_COMMON, LARGEST_COMMON)


def dense(features, kind, inputs):
    """Rows of zeros and ones; the number after the last input stands for none."""
    columns = -(-inputs // 8) * 8 + 8  # rows that begin at round addresses multiply faster
    rows = torch.zeros(len(features), columns, device=features.device, dtype=kind)
    return rows.scatter_(1, features.long(), 1.0)[:, :inputs]


def bucket_of(count, pieces, buckets):
    return (count.long() - 1).clamp(0, pieces - 1) * buckets // pieces


def loss_of(network, own, other, count, score, result, result_share):
    """The mean squared error of expected results."""
    points = network(own, other, count) * POINTS
    expected = lambda score: torch.sigmoid(score * (math.log(10) / 400))
    target = result_share * result + (1 - result_share) * expected(score)
    return ((expected(points) - target) ** 2).mean()


@torch.no_grad()
def mean_loss(network, data, result_share, batch):
    sums = sum(loss_of(network, *data.at(slice(i, i + batch)), result_share).item() *
               min(batch, data.size - i) for i in range(0, data.size, batch))
    return sums / max(data.size, 1)


class Step:
    """One step of the optimizer. On a GPU it is recorded once and then replayed: the step is
    shorter there than the time in which Python could ask for its parts."""

    def __init__(self, network, data, options):
        self.network, self.data, self.share = network, data, options.result_share
        on_gpu = data.own.is_cuda
        self.rate = torch.tensor(options.rate, device=data.own.device) if on_gpu else options.rate
        self.optimizer = torch.optim.AdamW(network.parameters(), lr=self.rate, capturable=on_gpu,
                                           weight_decay=options.decay)
        self.rows = torch.arange(options.batch, device=data.own.device) % data.size
        self.loss_of = torch.compile(loss_of, dynamic=False) if options.compile else loss_of
        self.graph = self.record() if on_gpu else None

    def take(self):
        loss = self.loss_of(self.network, *self.data.at(self.rows), self.share)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        self.optimizer.step()
        self.network.clip()
        self.loss = loss.detach()

    def record(self):
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):  # a few real steps, so that everything is in place
            for _ in range(3):
                self.take()
        torch.cuda.current_stream().wait_stream(stream)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self.take()
        return graph

    def set_rate(self, rate):
        if self.graph:
            self.rate.fill_(rate)
            return
        for group in self.optimizer.param_groups:
            group["lr"] = rate

    def __call__(self, rows):
        if self.graph:
            self.rows.copy_(rows)
            self.graph.replay()
        else:
            self.rows = rows
            self.take()
        return self.loss


def rate_at(progress, plateau):
    """The share of the full rate: all of it up to the plateau's end, then down along a cosine."""
    falling = max(progress - plateau, 0) / max(1 - plateau, 1e-9)
    return max(0.5 * (1 + math.cos(math.pi * falling)), 0.003)


def train(network, data, holdout, options, began):
    """Epochs until they or the seconds are over; the rate falls with either."""
    options.batch = min(options.batch, data.size)
    if options.start:
        held = mean_loss(network, holdout, options.result_share, options.batch)
        print(f"begins from {options.start}: held out {held:.6f}", flush=True)
    take_step = Step(network, data, options)
    steps = max(data.size // options.batch, 1)
    training = time.monotonic()
    time_left = began + options.seconds - training
    if time_left <= 0:
        raise SystemExit("train: the time was over before training began")
    device = data.own.device
    progress = 0.0
    best, best_held = None, float("inf")
    seen = 0
    for epoch in range(1, options.epochs + 1):
        order = torch.randperm(data.size, device=device)
        total, done = torch.zeros((), device=device), 0
        for step in range(steps):
            if step % 50 == 0:
                share = (epoch - 1 + step / steps) / options.epochs
                progress = max(share, (time.monotonic() - training) / time_left)
                take_step.set_rate(options.rate * rate_at(min(progress, 1.0), options.plateau))
            if progress >= 1:
                break
            rows = order[step * options.batch:(step + 1) * options.batch]
            total, done = total + take_step(rows), done + 1
        if done == 0:
            break
        seen += done * options.batch
        held = mean_loss(network, holdout, options.result_share, options.batch)
        print(f"epoch {epoch}: loss {total.item() / done:.6f}, held out {held:.6f}, "
              f"{time.monotonic() - began:.0f} s", flush=True)
        if held < best_held:
            best_held = held
            best = {name: value.clone() for name, value in network.state_dict().items()}
    if best is None:
        raise SystemExit("train: the time was over before the first step")
    network.load_state_dict(best)  # later epochs may have learned the games by heart
    print(f"best held out {best_held:.6f}; {seen / 1e9:.2f} G samples, "
          f"{seen / 1e6 / (time.monotonic() - training):.1f} M a second", flush=True)


def export(network, path):
    """The file that the engine reads; its layout is told in docs/nnue.md."""
    def whole(tensor, unit, kind):
        numbers = np.rint(tensor.detach().cpu().double().numpy() * unit)
        limits = np.iinfo(kind)
        return np.clip(numbers, limits.min, limits.max).astype(kind)

    hidden, shape = network.first.out_features, network.shape
    last = whole(network.last.weight, OUTPUT_UNIT, "i1")
    if max(np.clip(sign * last.astype("i4"), 0, None).sum(axis=1).max() for sign in (1, -1)) > LARGEST_SUM:
        raise SystemExit("train: the weights of the last layer are too large for the engine's sums")
    first = np.concatenate([whole(network.first_weights().t(), WEIGHT_UNIT, "<i2").ravel(),
                            whole(network.first.bias, WEIGHT_UNIT, "<i2")])
    payload = zlib.compress(in_planes(first) + last.tobytes() +
                            whole(network.last.bias, WEIGHT_UNIT * OUTPUT_UNIT, "<i4").tobytes(), 9)
    numbers = [VERSION, shape.inputs, hidden, network.buckets, WEIGHT_UNIT, OUTPUT_UNIT, shape.points]
    header = shape.head + np.array(numbers, "<u4").tobytes()
    header = header.ljust(60, b"\0") + np.array([zlib.crc32(payload)], "<u4").tobytes()
    with open(path, "wb") as file:
        file.write(header + payload)


def in_planes(numbers):
    """Numbers of 16 bits as bytes that zlib makes small: 0, -1, 1, -2, ... are 0, 1, 2, 3, ...; all low bytes, then
    all high bytes."""
    folded = (numbers.astype("i4") * 2 ^ numbers.astype("i4") >> 31).astype("<u2")
    return folded.view("u1").reshape(-1, 2).T.tobytes()


def from_planes(planes):
    folded = np.frombuffer(planes, "u1").reshape(2, -1).T.copy().view("<u2")[:, 0].astype("i4")
    return (folded >> 1 ^ -(folded & 1)).astype("<i2")


def load(path, shape=CHESS):
    """A network of a file, as the trainer has it. A file of one zone's inputs serves all zones, and where a file has
    no inputs in common, their weights are zeros."""
    with open(path, "rb") as file:
        header, payload = file.read(64), file.read()
    version, inputs, hidden, buckets, first_unit, last_unit, points = np.frombuffer(
        header, "<u4", 7, 16).tolist()
    if (header[:16] != shape.head or inputs not in (shape.zone_inputs, shape.zoned, shape.inputs)
            or version not in (1, VERSION) or (first_unit, points) != (WEIGHT_UNIT, shape.points)):
        raise SystemExit(f"train: {path} is no network that can be used here")
    if np.frombuffer(header, "<u4", 1, 60)[0] != zlib.crc32(payload):
        raise SystemExit(f"train: {path} is damaged")
    if version == VERSION:
        payload = zlib.decompress(payload)
        planes = (inputs + 1) * hidden * 2
        payload = from_planes(payload[:planes]).tobytes() + payload[planes:]
    network = Network(shape, hidden, buckets)
    at = 0

    def take(kind, shape, unit):
        nonlocal at
        part = np.frombuffer(payload, kind, math.prod(shape), at).reshape(shape)
        at += part.nbytes
        return torch.from_numpy(part.astype("f4") / unit)

    with torch.no_grad():
        zoned = min(inputs, shape.zoned)
        zones = take("<i2", (zoned // shape.zone_inputs, shape.zone_inputs, hidden), WEIGHT_UNIT).permute(2, 0, 1)
        common = take("<i2", (inputs - zoned, hidden), WEIGHT_UNIT).t()
        network.first.weight.copy_(zones.mean(1))
        if shape.zones > 1:
            network.particular.copy_(zones - network.first.weight[:, None])
        if common.numel():
            network.common.copy_(common)
        network.first.bias.copy_(take("<i2", (hidden,), WEIGHT_UNIT))
        network.last.weight.copy_(take("i1", (buckets, 2 * hidden), last_unit))
        network.last.bias.copy_(take("<i4", (buckets,), WEIGHT_UNIT * last_unit))
    return network


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--positions", nargs="+", required=True, help="files to train on")
    parser.add_argument("--holdout", nargs="+", required=True, help="files to test on")
    parser.add_argument("--out", required=True, help="the network to write")
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--buckets", type=int, default=1, help="outputs, by number of pieces")
    parser.add_argument("--epochs", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="at most so long, with loading")
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--rate", type=float, default=0.001)
    parser.add_argument("--decay", type=float, default=0.01)
    parser.add_argument("--result-share", type=float, default=0.0,
                        help="of the target; the rest is the score in the file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", dest="start", help="a network to begin with; its shape is kept")
    parser.add_argument("--plateau", type=float, default=0.0, help="share of the training before the rate falls")
    parser.add_argument("--compile", action="store_true", help="faster on a GPU, after a minute")
    options = parser.parse_args()
    if options.hidden % 32 or not 1 <= options.buckets <= 32:
        parser.error("hidden is a multiple of 32, buckets are 1 to 32")
    return options


def main():
    options = parse_options()
    torch.manual_seed(options.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.set_float32_matmul_precision("high")
    began = time.monotonic()
    data = read_positions(options.positions, device)
    holdout = read_positions(options.holdout, device)
    print(f"{data.size} positions, {holdout.size} held out, on {device}, "
          f"{time.monotonic() - began:.0f} s", flush=True)
    if data.size == 0 or holdout.size == 0:
        raise SystemExit("train: there are no positions" + (" to test on" if data.size else ""))
    network = load(options.start, data.shape) if options.start else Network(data.shape, options.hidden, options.buckets)
    network = network.to(device)
    train(network, data, holdout, options, began)
    export(network, options.out)


if __name__ == "__main__":
    main()
