import { pushVarint, varintsOf, varintSums } from '../text/varint.ts';
import type { StringTable } from '../text/string-table.ts';
import { surfaceKinds } from '../analysis/text-reader.ts';

/**
 * The texts of all pages as streams of surface numbers. A stream serves as the text, as the positions for phrases, and
 * to find the terms at a place in the text. The head of a page has a line for its title, one per heading and one per
 * keyword, each with a line break; the lines of its content follow.
 */
export interface TextStore {
  /** The heads of all pages, then their contents, as `pushSurface` writes them. */
  readonly bytes: Uint8Array;
  /** The head of document `d` is `bytes[headStarts[d], headStarts[d + 1])`. */
  readonly headStarts: Uint32Array;
  /** Its content is `bytes[contentStarts[d], contentStarts[d + 1])`. While contents are not loaded, `bytes` ends before them. */
  readonly contentStarts: Uint32Array;
  readonly surfaces: StringTable;
  /** Surfaces from this one on occur in contents only, and are loaded with them. */
  readonly firstContentSurface: number;
  /**
   * By surface: its `SurfaceKind`. Surfaces are numbered by class of frequency, those of heads first, then by kind and by
   * text, so that neighbours compress well.
   */
  readonly kinds: Uint8Array;
  /** The terms of surface `s`, as ordinals: `terms[termStarts[s], termStarts[s + 1])`. The first is the whole word. */
  readonly termStarts: Uint32Array;
  readonly terms: Uint32Array;
}

/** The number of `\n`, which ends every line but the last of a content. */
export const lineBreak = 0;

/** Surfaces that take one byte, and those that take two; the rest take four. */
export const classLimits = [192, 192 + 63 * 256] as const;

/** Appends a number below 2^24 in one, two or four bytes. */
export function pushSurface(output: Uint8Array, at: number, surface: number): number {
  if (surface < classLimits[0]) {
    output[at] = surface;
    return at + 1;
  }
  if (surface < classLimits[1]) {
    const rest = surface - classLimits[0];
    output[at] = classLimits[0] + (rest >>> 8);
    output[at + 1] = rest & 0xff;
    return at + 2;
  }
  output[at] = 0xff;
  output[at + 1] = surface & 0xff;
  output[at + 2] = (surface >>> 8) & 0xff;
  output[at + 3] = surface >>> 16;
  return at + 4;
}

export function hasContents({ bytes, contentStarts }: TextStore): boolean {
  return bytes.length === contentStarts.at(-1);
}

const tab = 0x09;

/** Takes the first surface of a line: lines of code blocks begin with a tab, which no other line does. */
export function isCodeIndent({ surfaces }: TextStore, surface: number): boolean {
  const start = surfaces.starts[surface] ?? 0;
  return surfaces.bytes[start] === tab && start < (surfaces.starts[surface + 1] ?? 0);
}

/** Reads the surfaces of a page, from a place in its head or its content to the end of its content. */
export class SurfaceReader {
  readonly #bytes: Uint8Array;
  readonly #headEnd: number;
  readonly #contentStart: number;
  readonly #end: number;
  /** Where the next surface starts. */
  at: number;

  constructor({ bytes, headStarts, contentStarts }: TextStore, docId: number, at = headStarts[docId] ?? 0) {
    this.#bytes = bytes;
    this.#headEnd = headStarts[docId + 1] ?? 0;
    this.#contentStart = contentStarts[docId] ?? 0;
    this.#end = Math.min(contentStarts[docId + 1] ?? 0, bytes.length);
    this.at = at;
  }

  get isAtEnd(): boolean {
    return this.at >= this.#end;
  }

  next(): number {
    const bytes = this.#bytes;
    const first = bytes[this.at++] ?? 0;
    if (first < classLimits[0]) {
      if (first === lineBreak && this.at === this.#headEnd) this.at = this.#contentStart;
      return first;
    }
    const second = bytes[this.at++] ?? 0;
    if (first < 0xff) return classLimits[0] + ((first - classLimits[0]) << 8) + second;
    return second | ((bytes[this.at++] ?? 0) << 8) | ((bytes[this.at++] ?? 0) << 16);
  }
}

/**
 * @param counts a column with the count of each surface's terms
 * @param column their ordinals: of each surface the first as the difference from the last first one (zigzag), the
 * others as they are
 */
export function readSurfaceTerms(
  counts: Uint8Array,
  column: Uint8Array,
  surfaces: number,
  termCount: number,
): Pick<TextStore, 'terms' | 'termStarts'> | undefined {
  const termStarts = varintSums(counts, surfaces);
  const terms = varintsOf(column, termStarts?.at(-1) ?? 0);
  if (termStarts === undefined || terms === undefined) return undefined;
  let first = 0;
  let most = 0;
  for (let surface = 0; surface < surfaces; surface += 1) {
    const start = termStarts[surface] as number;
    if (start === termStarts[surface + 1]) continue;
    const difference = terms[start] as number;
    first += (difference >>> 1) ^ -(difference & 1);
    // A negative ordinal becomes a number beyond all terms.
    terms[start] = first;
  }
  for (let at = 0; at < terms.length; at += 1) if ((terms[at] as number) > most) most = terms[at] as number;
  return terms.length === 0 || most < termCount ? { terms, termStarts } : undefined;
}

/** The column of ordinals that `readSurfaceTerms` reads, of the first `count` surfaces. */
export function surfaceTermColumn(
  { terms, termStarts }: Pick<TextStore, 'terms' | 'termStarts'>,
  count = termStarts.length - 1,
): Uint8Array {
  const column: number[] = [];
  let first = 0;
  for (let surface = 0; surface < count; surface += 1) {
    const [start = 0, end = 0] = termStarts.subarray(surface, surface + 2);
    for (let at = start; at < end; at += 1) {
      const term = terms[at] ?? 0;
      pushVarint(column, at > start ? term : ((term - first) << 1) ^ ((term - first) >> 31));
      if (at === start) first = term;
    }
  }
  return Uint8Array.from(column);
}

/** Line `number` of a page, from 0, which is the title. `textOf` gives the text of a surface. */
export function readLine(
  text: TextStore,
  docId: number,
  number: number,
  textOf: (surface: number) => string,
): string {
  const reader = new SurfaceReader(text, docId);
  for (let left = number; left > 0 && !reader.isAtEnd;) if (reader.next() === lineBreak) left -= 1;
  let line = '';
  let isAfterWord = false;
  while (!reader.isAtEnd) {
    const surface = reader.next();
    if (surface === lineBreak) break;
    const isWord = text.kinds[surface] === surfaceKinds.word;
    line += (isAfterWord && isWord ? ' ' : '') + textOf(surface);
    isAfterWord = isWord;
  }
  return line;
}
