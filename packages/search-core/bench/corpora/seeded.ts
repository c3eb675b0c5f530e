/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** An integer from `least` to `most`, inclusive. */
export const between = (random: () => number, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1));

/** A rank from 0 to `count` - 1; rank r has a probability proportional to 1 / (r + 1): Zipf's law with exponent 1. */
export const zipfRank = (random: () => number, count: number): number =>
  Math.min(count - 1, Math.floor((count + 1) ** random()) - 1);

/** `count` evenly spaced items. */
export function spread<T>(list: readonly T[], count: number): readonly T[] {
  if (list.length <= count) return list;
  const step = list.length / count;
  return list.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}
