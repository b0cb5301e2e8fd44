// Pairs by chance.

export type Pair<T> = readonly [T, T];

/** Everybody once, in any order and on any side; whoever is left over plays nobody. `chance` is as Math.random. */
export function draw_pairs<T>(players: readonly T[], chance: () => number): { pairs: Pair<T>[]; left: T | null } {
  const order = [...players];
  for (let i = order.length - 1; i > 0; --i) {
    const other = Math.floor(chance() * (i + 1));
    [order[i], order[other]] = [order[other]!, order[i]!];
  }
  const pairs: Pair<T>[] = [];
  while (order.length > 1) pairs.push([order.pop()!, order.pop()!]);
  return { pairs, left: order.pop() ?? null };
}
