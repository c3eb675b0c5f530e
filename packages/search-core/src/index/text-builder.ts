import { surfaceKinds } from '../analysis/text-reader.ts';
import type { SurfaceKind } from '../analysis/text-reader.ts';
import { stringTableOf } from '../text/string-table.ts';
import { classLimits, pushSurface } from './text-store.ts';
import type { TextStore } from './text-store.ts';

interface Surface {
  readonly number: number;
  readonly text: string;
  readonly kind: SurfaceKind;
  readonly terms: readonly number[];
}

/** Collects surfaces, page by page, under numbers of its own; `build` gives them those of the store. */
export class TextBuilder {
  readonly #surfaces: Surface[] = [{ number: 0, text: '\n', kind: surfaceKinds.separator, terms: [] }];
  readonly #counts: number[] = [0];
  readonly #pages: Uint32Array[] = [];
  #page: number[] = [];

  numberOf(text: string, kind: SurfaceKind, terms: readonly number[]): number {
    if (text === '\n') return 0;
    this.#counts.push(0);
    return this.#surfaces.push({ number: this.#surfaces.length, text, kind, terms }) - 1;
  }

  add(surface: number): void {
    this.#page.push(surface);
    this.#counts[surface] = (this.#counts[surface] ?? 0) + 1;
  }

  endLine(): void {
    this.add(0);
  }

  endPage(): void {
    this.#pages.push(Uint32Array.from(this.#page));
    this.#page = [];
  }

  /** @param ordinals by the number of a term: its ordinal; -1 where the dictionary has it not */
  build(ordinals: Int32Array): TextStore {
    const [lineBreak, ...others] = this.#surfaces as [Surface, ...Surface[]];
    const byCount = others.toSorted(
      (a, b) => (this.#counts[b.number] ?? 0) - (this.#counts[a.number] ?? 0) || compareTexts(a, b),
    );
    // One number of the first class is taken by the line break.
    const bounds = [0, ...classLimits.map((limit) => limit - 1), byCount.length];
    const classes = bounds
      .slice(1)
      .map((bound, at) => byCount.slice(bounds[at], bound).toSorted(compareKinds));
    const ordered = [lineBreak, ...classes.flat()];
    const termLists = ordered.map(({ terms }) =>
      terms.map((term) => ordinals[term] ?? -1).filter((term) => term >= 0),
    );
    const termStarts = new Uint32Array(ordered.length + 1);
    for (const [at, { length }] of termLists.entries()) termStarts[at + 1] = (termStarts[at] ?? 0) + length;
    return {
      ...this.#streams(ordered),
      surfaces: stringTableOf(ordered.map(({ text }) => text)),
      kinds: Uint8Array.from(ordered, ({ kind }) => kind),
      terms: Uint32Array.from(termLists.flat()),
      termStarts,
    };
  }

  #streams(ordered: readonly Surface[]): Pick<TextStore, 'bytes' | 'pageStarts'> {
    const numbers = new Uint32Array(ordered.length);
    for (const [position, { number }] of ordered.entries()) numbers[number] = position;
    const tokens = this.#pages.reduce((sum, { length }) => sum + length, 0);
    const bytes = new Uint8Array(tokens * 4);
    const pageStarts = new Uint32Array(this.#pages.length + 1);
    let used = 0;
    for (const [page, surfaces] of this.#pages.entries()) {
      for (let at = 0; at < surfaces.length; at += 1) {
        used = pushSurface(bytes, used, numbers[surfaces[at] ?? 0] ?? 0);
      }
      pageStarts[page + 1] = used;
    }
    return { bytes: bytes.slice(0, used), pageStarts };
  }
}

function compareTexts(a: Surface, b: Surface): number {
  return a.text < b.text ? -1 : 1;
}

function compareKinds(a: Surface, b: Surface): number {
  return a.kind - b.kind || compareTexts(a, b);
}
