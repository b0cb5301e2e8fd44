"""Which turn to play."""


def choose(race):
    """The turn that comes farthest forward, and by how much."""
    forward = 1 if race.side == "w" else -1
    gains = {turn: forward * (path[-1][1] - path[0][1]) for turn, path in race.turns().items()}
    best = max(gains, key=gains.get)
    return best, gains[best]
