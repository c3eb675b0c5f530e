/** The next number of a sequence, from 0 up to 1 without 1. */
export type Random = () => number;

/** mulberry32: small, quick, and the same sequence for a seed on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number; both ends can come. */
export const between = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

export function pick<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return items[between(random, 0, items.length - 1)] ?? items[0];
}
