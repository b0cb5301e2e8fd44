game-xadrez = Chess with operations
game-xadrez-text = Chess in which every piece has a special trick.
first-xadrez = Besides its normal moves, a piece has an operation: a special trick of its own. A green dot marks the pieces that can still use theirs. Touch one: a diamond shows where the operation can go, or a button offers it. The small numbers tell pieces of the same kind apart in the move list.
