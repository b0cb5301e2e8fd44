game-wargame = War Game
game-wargame-text = Hide your fleet in 3×3 blocks and sink the enemy’s.
first-wargame = Every ship lies within one 3×3 block, at most one ship per block. Place your fleet yourself or at random; then the players take turns firing. After a hit, the rest of the ship is in the same block.
