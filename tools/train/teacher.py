#!/usr/bin/env python3
"""A teacher: a network too large for the engine that learns from positions and scores others.

    teacher.py learn --net NET --positions FILE... --holdout FILE --out TEACHER [--seconds 600] ...
    teacher.py learn --from TEACHER ...
    teacher.py score --teacher TEACHER --share 0.7 --into FOLDER FILE...

`learn` trains on the scores of positions. `score` writes each file into FOLDER with scores of which the
given share is the teacher's; neighbours have no scores of their own and take a share of 1.
docs/nnue.md tells what it is for.

A teacher corrects an engine's network, so it is as good from its first step on. What it adds comes from the
side to move's view of the board as planes of 64 squares (pieces, threats to them, attacked squares); residual
blocks of convolutions, each weighted by channel from the whole board, lead to one output in hundreds of points.
"""
import argparse
import math
import os
import pathlib
import time

import numpy as np
import torch

import chess_views
import train

F = torch.nn.functional
# Pieces, those under each kind of threat, the squares that either side attacks.
PLANES = 12 * (1 + chess_views.KINDS) + 2
LEAST_CHANCE = 1 / (1 + 10 ** (3000 / 400))  # of 3,000 points, the surest score


class TeacherPositions(train.Positions):
    """With what the tower sees beside the inputs of a network."""

    def more_of(self, own):
        return own.defended(), own.attacked()

    def seen(self, rows):
        return self.own[rows], self.other[rows], self.count[rows], *(part[rows] for part in self.more)


def read_positions(files, device):
    return TeacherPositions(np.concatenate([train.read_records(path) for path in files]), device)


class Block(torch.nn.Module):
    def __init__(self, channels):
        super().__init__()
        self.a, self.b = (torch.nn.Conv2d(channels, channels, 3, padding=1, bias=False) for _ in range(2))
        self.na, self.nb = torch.nn.BatchNorm2d(channels), torch.nn.BatchNorm2d(channels)
        self.s, self.e = torch.nn.Linear(channels, channels // 4), torch.nn.Linear(channels // 4, 2 * channels)

    def forward(self, x):
        y = self.nb(self.b(F.relu(self.na(self.a(x)))))
        gate, offset = self.e(F.relu(self.s(y.mean((2, 3))))).chunk(2, 1)
        return F.relu(x + y * torch.sigmoid(gate)[:, :, None, None] + offset[:, :, None, None])


class Teacher(torch.nn.Module):
    """A network's points, and what a tower of blocks adds to them. The network itself does not learn."""

    def __init__(self, network, blocks, channels):
        super().__init__()
        self.shape = (network.first.out_features, network.buckets, blocks, channels)
        self.network = network.requires_grad_(False)
        self.stem, self.ns = torch.nn.Conv2d(PLANES, channels, 3, padding=1, bias=False), torch.nn.BatchNorm2d(channels)
        self.blocks = torch.nn.Sequential(*[Block(channels) for _ in range(blocks)])
        self.head, self.nh = torch.nn.Conv2d(channels, 32, 1), torch.nn.BatchNorm2d(32)
        self.one, self.two = torch.nn.Linear(32 * 64, 256), torch.nn.Linear(256, 1)
        # It begins as the network.
        torch.nn.init.zeros_(self.two.weight)
        torch.nn.init.zeros_(self.two.bias)

    def forward(self, own, other, count, defended, attacked):
        """Points for the side to move (TeacherPositions)."""
        with torch.no_grad():
            points = self.network(own, other, count)
        with torch.autocast(own.device.type, dtype=torch.bfloat16, enabled=own.is_cuda):
            planes = self.planes(own, defended, attacked)
            x = self.blocks(F.relu(self.ns(self.stem(planes.contiguous(memory_format=torch.channels_last)))))
            x = F.relu(self.nh(self.head(x))).flatten(1)
            more = self.two(F.relu(self.one(x)))[:, 0].float()
        return (points + more) * train.POINTS

    def planes(self, own, defended, attacked):
        kind = torch.bfloat16 if own.is_cuda else torch.float32
        inputs = train.dense(own, kind, train.CHESS.inputs)
        pieces = inputs[:, :train.CHESS.zoned].reshape(len(own), chess_views.ZONES, chess_views.PIECES).sum(1)
        threats = inputs[:, train.CHESS.zoned:]
        defended = train.dense(defended, kind, chess_views.PIECES)
        return torch.cat([pieces, threats, defended, attacked.to(kind)], 1).view(-1, PLANES, 8, 8)


def expected(points):
    return torch.sigmoid(points * (math.log(10) / 400))


def points_of(chance):
    chance = chance.double().clamp(LEAST_CHANCE, 1 - LEAST_CHANCE)
    return torch.log10(chance / (1 - chance)) * 400


def loss_of(teacher, score, *seen):
    return ((expected(teacher(*seen)) - expected(score)) ** 2).mean()


@torch.no_grad()
def chances(teacher, data, size, batch=16384):
    """Expected results of the first positions. The last batch is filled up, so that all have one shape."""
    teacher.eval()
    batch = min(batch, size)
    out = torch.empty(size, device=data.own.device)
    rows = torch.arange(size + batch, device=data.own.device) % size
    for start in range(0, size, batch):
        part = expected(teacher(*data.seen(rows[start:start + batch])))
        out[start:start + batch] = part[:size - start]
    teacher.train()
    return out


def held_out(teacher, holdout, most=400000):
    """The loss on positions that it does not learn from."""
    rows = min(most, holdout.size)
    return ((chances(teacher, holdout, rows) - expected(holdout.score[:rows])) ** 2).mean().item()


def learn(teacher, data, holdout, options):
    """For the given seconds, or at most so many samples; the rate falls along a cosine."""
    device = data.own.device
    fused = {"fused": True} if data.own.is_cuda else {}
    learning = [weights for weights in teacher.parameters() if weights.requires_grad]
    optimizer = torch.optim.AdamW(learning, lr=options.rate, weight_decay=options.decay, **fused)
    loss_now = torch.compile(loss_of, dynamic=False) if options.compile else loss_of
    batch = min(options.batch, data.size)
    began, steps, at, next_report = time.monotonic(), 0, data.size, options.report
    progress = 0.0
    while progress < 1:
        passed = time.monotonic() - began
        progress = max(passed / options.seconds, steps * batch / options.samples)
        for group in optimizer.param_groups:
            warm = min(1, (steps + 1) / options.warm)
            group["lr"] = options.rate * warm * train.rate_at(min(progress, 1.0), 0)
        for _ in range(10):
            if at + batch > data.size:
                order, at = torch.randperm(data.size, device=device), 0
            rows = order[at:at + batch]
            at += batch
            loss = loss_now(teacher, data.score[rows], *data.seen(rows))
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            optimizer.step()
            steps += 1
        last = loss.item()  # waits, so that the clock tells the truth
        if passed >= next_report:
            next_report = passed + options.report
            print(f"{passed:.0f} s: {steps * batch / 1e6:.1f} M samples, loss {last:.6f}, "
                  f"held out {held_out(teacher, holdout):.6f}", flush=True)
    took = time.monotonic() - began
    print(f"held out {held_out(teacher, holdout):.6f}; {steps * batch / 1e6:.1f} M samples, "
          f"{steps * batch / 1e6 / took:.3f} M a second", flush=True)


def load(path, device):
    saved = torch.load(path, map_location=device)
    hidden, buckets, *tower = saved["shape"]
    teacher = Teacher(train.Network(train.CHESS, hidden, buckets), *tower)
    teacher.load_state_dict(saved["state"])
    return teacher.to(device).to(memory_format=torch.channels_last)


def save(teacher, path):
    torch.save({"shape": teacher.shape, "state": teacher.state_dict()}, f"{path}.part")
    os.replace(f"{path}.part", path)


def score_file(path, into, teacher, share, device):
    """Writes the file's positions with new scores."""
    with open(path, "rb") as file:
        header = file.read(32)
    records = train.read_records(path)
    for start in range(0, len(records), 1 << 22):
        part = records[start:start + (1 << 22)]
        data = TeacherPositions(part, device)
        mixed = share * chances(teacher, data, data.size) + (1 - share) * expected(data.score)
        points = points_of(mixed).cpu().numpy()
        part["score"] = np.rint(np.where(part["to_move"] == 1, -points, points))
    out = pathlib.Path(into) / pathlib.Path(path).name
    with open(f"{out}.part", "wb") as file:
        file.write(header)
        records.tofile(file)
    os.replace(f"{out}.part", out)
    return len(records)


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--compile", action="store_true", help="faster on a GPU, after a minute")
    verbs = parser.add_subparsers(dest="verb", required=True)
    learning = verbs.add_parser("learn", help="from positions with scores")
    learning.add_argument("--positions", nargs="+", required=True)
    learning.add_argument("--holdout", nargs="+", required=True, help="files to test on")
    learning.add_argument("--out", required=True, help="the teacher to write")
    learning.add_argument("--from", dest="start", help="a teacher to begin with; its shape is kept")
    learning.add_argument("--net", help="the network that a new teacher corrects")
    learning.add_argument("--blocks", type=int, default=6)
    learning.add_argument("--channels", type=int, default=128)
    learning.add_argument("--seconds", type=float, default=float("inf"))
    learning.add_argument("--samples", type=float, default=1e9, help="at most so many")
    learning.add_argument("--batch", type=int, default=4096)
    learning.add_argument("--rate", type=float, default=0.001)
    learning.add_argument("--decay", type=float, default=0.02)
    learning.add_argument("--warm", type=int, default=300, help="steps until the full rate")
    learning.add_argument("--report", type=float, default=40, help="seconds between reports")
    learning.add_argument("--seed", type=int, default=1)
    scoring = verbs.add_parser("score", help="positions by a teacher")
    scoring.add_argument("files", nargs="+", help="of positions")
    scoring.add_argument("--teacher", required=True)
    scoring.add_argument("--share", type=float, required=True, help="of the teacher in the new scores")
    scoring.add_argument("--into", required=True, help="the folder for the new files")
    scoring.add_argument("--seconds", type=float, default=float("inf"), help="begin no file after these")
    options = parser.parse_args()
    if options.verb == "learn" and bool(options.net) == bool(options.start):
        parser.error("learn needs either --net or --from")
    return options


def main():
    options = parse_options()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.set_float32_matmul_precision("high")
    torch.backends.cudnn.benchmark = True
    if options.verb == "learn":
        torch.manual_seed(options.seed)
        data = read_positions(options.positions, device)
        holdout = read_positions(options.holdout, device)
        if data.size == 0 or holdout.size == 0:
            raise SystemExit("teacher: there are no positions" + (" to test on" if data.size else ""))
        teacher = load(options.start, device) if options.start else Teacher(
            train.load(options.net), options.blocks, options.channels)
        teacher = teacher.to(device).to(memory_format=torch.channels_last)
        print(f"{data.size} positions, {holdout.size} held out, on {device}; "
              f"held out {held_out(teacher, holdout):.6f}", flush=True)
        learn(teacher, data, holdout, options)
        save(teacher, options.out)
        return
    teacher = load(options.teacher, device).eval()
    asked = torch.compile(teacher, dynamic=False) if options.compile else teacher
    began = time.monotonic()
    for path in options.files:
        if time.monotonic() - began < options.seconds:
            size = score_file(path, options.into, asked, options.share, device)
            print(f"{path}: {size} positions, {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    main()
