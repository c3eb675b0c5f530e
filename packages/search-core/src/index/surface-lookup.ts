import { foldedCharacters } from '../analysis/cjk-bigram-tokenizer.ts';
import { surfaceKinds } from '../analysis/text-reader.ts';
import { stringAt } from '../text/string-table.ts';
import type { TextStore } from './text-store.ts';

/** Tables of surfaces, built when they are first needed. */
export interface SurfaceLookup {
  /** CJK characters by their folded form. */
  readonly characters: () => CharacterTable;
  /** Cached: decoding a short string costs more than keeping it. */
  readonly textOf: (surface: number) => string;
}

/**
 * Surfaces by folded characters. Several surfaces may fold to one character, such as full-width and half-width kana,
 * and one may fold to several: `㌔` starts with `キ`, ends with `ロ`, and has both and the pair `キロ`.
 */
interface CharacterTable {
  readonly having: ReadonlyMap<string, readonly number[]>;
  readonly startingWith: ReadonlyMap<string, readonly number[]>;
  readonly endingWith: ReadonlyMap<string, readonly number[]>;
  /** By prefixes of their characters: `กิ` is a consonant and a vowel, and is typed as `ก` first. */
  readonly havingBegun: ReadonlyMap<string, readonly number[]>;
}

export function createSurfaceLookup(text: TextStore): SurfaceLookup {
  const texts: string[] = [];
  let characters: CharacterTable | undefined;
  return {
    characters: () => (characters ??= characterTable(text)),
    textOf: (surface) => (texts[surface] ??= stringAt(text.surfaces, surface)),
  };
}

function characterTable({ kinds, surfaces }: TextStore): CharacterTable {
  const having = new Map<string, number[]>();
  const startingWith = new Map<string, number[]>();
  const endingWith = new Map<string, number[]>();
  const havingBegun = new Map<string, number[]>();
  const add = (table: Map<string, number[]>, character: string, surface: number): void => {
    const known = table.get(character);
    if (known === undefined) table.set(character, [surface]);
    else known.push(surface);
  };
  for (let surface = 0; surface < kinds.length; surface += 1) {
    if (kinds[surface] !== surfaceKinds.cjk) continue;
    const folded = foldedCharacters(stringAt(surfaces, surface));
    add(startingWith, folded[0] ?? '', surface);
    add(endingWith, folded.at(-1) ?? '', surface);
    for (const [at, character] of folded.entries()) {
      add(having, character, surface);
      if (at > 0) add(having, `${folded[at - 1]}${character}`, surface);
      for (const beginning of beginningsOf(character)) add(havingBegun, beginning, surface);
    }
  }
  return { having, startingWith, endingWith, havingBegun };
}

/** No real character has more, and a character of a thousand marks would have quadratically many. */
const maxBeginnings = 4;

/** Proper prefixes only. */
function beginningsOf(character: string): readonly string[] {
  if (character.length === 1) return [];
  const points = Array.from(character).slice(0, maxBeginnings);
  const beginnings = points.map((_, at) => points.slice(0, at + 1).join(''));
  return beginnings.filter((beginning) => beginning !== character);
}
