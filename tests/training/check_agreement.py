#!/usr/bin/env python3
"""check_agreement.py 'SELFPLAY [GAME]' NET POSITIONS: trainer and engine see the same in each position.

The engine counts in whole numbers, the trainer in fractions with the same weights: what differs is
only what the engine drops when it divides.
"""
import pathlib
import subprocess
import sys

import numpy as np
import torch

sys.path.insert(0, str(pathlib.Path(__file__).parents[2] / "tools/train"))
import train

selfplay, net, positions = sys.argv[1:]
lines = subprocess.run([*selfplay.split(), "judge", positions, "--net", net], check=True,
                       capture_output=True, text=True).stdout.split("\n")[:-1]
score, result, learned = np.array([line.split() for line in lines], dtype="f8").T[:3]
data = train.read_positions([positions], "cpu")
with torch.no_grad():
    network = train.load(net, data.shape)
    expected = network(data.own, data.other, data.count).double().numpy() * data.shape.points
if len(learned) != data.size or data.size < 100:
    raise SystemExit(f"{len(learned)} lines for {data.size} positions")
if not np.array_equal(score, data.score.numpy()) or not np.array_equal(result, 2 * data.result.numpy()):
    raise SystemExit("the records are read differently")
# In chess, where theory knows better, the engine does not ask the network.
asked = data.count.numpy() > (6 if data.shape == train.CHESS else 0)
error = np.abs(learned - expected)[asked]
print(f"{asked.sum()} positions, largest difference {error.max():.3f} points, "
      f"spread of scores {learned.std():.0f}")
if error.max() > 1.1 or learned.std() < 5:
    raise SystemExit("trainer and engine do not agree")
