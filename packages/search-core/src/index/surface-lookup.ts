import { foldedCharacters } from '../analysis/cjk-bigram-tokenizer.ts';
import { surfaceKinds } from '../analysis/text-reader.ts';
import { stringAt } from '../text/string-table.ts';
import type { TextStore } from './text-store.ts';

/** From terms and characters to the surfaces that have them. Each table is made when it is first asked. */
export interface SurfaceLookup {
  /** Calls `visit` with each surface that has a term, as a whole or in a part. */
  readonly visitTerm: (ordinal: number, visit: (surface: number) => void) => void;
  /** CJK characters by what they fold to. */
  readonly characters: () => CharacterTable;
  /** Remembered: decoding a short string costs more than its memory. */
  readonly textOf: (surface: number) => string;
}

/**
 * Surfaces by folded characters. Several surfaces fold to one character, as full-width and half-width kana do, and one may
 * fold to several: `㌔` starts with `キ`, ends with `ロ`, and has both and the pair `キロ`.
 */
interface CharacterTable {
  readonly having: ReadonlyMap<string, readonly number[]>;
  readonly startingWith: ReadonlyMap<string, readonly number[]>;
  readonly endingWith: ReadonlyMap<string, readonly number[]>;
}

export function createSurfaceLookup(text: TextStore, termCount: number): SurfaceLookup {
  let byTerm: ReturnType<typeof surfacesByTerm> | undefined;
  const texts: string[] = [];
  let characters: CharacterTable | undefined;
  return {
    visitTerm(ordinal, visit) {
      const { starts, surfaces } = (byTerm ??= surfacesByTerm(text, termCount));
      for (let at = starts[ordinal] ?? 0; at < (starts[ordinal + 1] ?? 0); at += 1) visit(surfaces[at] ?? 0);
    },
    characters: () => (characters ??= characterTable(text)),
    textOf: (surface) => (texts[surface] ??= stringAt(text.surfaces, surface)),
  };
}

/** The surfaces of term `t` are `surfaces[starts[t], starts[t + 1])`: a counting sort of `text.terms`. */
function surfacesByTerm({ terms, termStarts }: TextStore, termCount: number) {
  const starts = new Uint32Array(termCount + 1);
  for (let at = 0; at < terms.length; at += 1) {
    const next = (terms[at] ?? 0) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let term = 0; term < termCount; term += 1)
    starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const surfaces = new Uint32Array(terms.length);
  const free = starts.slice();
  for (let surface = 0; surface + 1 < termStarts.length; surface += 1) {
    for (let at = termStarts[surface] ?? 0; at < (termStarts[surface + 1] ?? 0); at += 1) {
      const place = free[terms[at] ?? 0] ?? 0;
      surfaces[place] = surface;
      free[terms[at] ?? 0] = place + 1;
    }
  }
  return { starts, surfaces };
}

function characterTable({ kinds, surfaces }: TextStore): CharacterTable {
  const having = new Map<string, number[]>();
  const startingWith = new Map<string, number[]>();
  const endingWith = new Map<string, number[]>();
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
    }
  }
  return { having, startingWith, endingWith };
}
