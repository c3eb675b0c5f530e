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

interface Page {
  readonly head: number[];
  readonly content: number[];
}

/** Collects surfaces, page by page, under temporary numbers; `build` replaces them with those of the store. */
export class TextBuilder {
  readonly #surfaces: Surface[] = [{ number: 0, text: '\n', kind: surfaceKinds.separator, terms: [] }];
  readonly #counts: number[] = [0];
  readonly #isInHead: boolean[] = [];
  readonly #pages: Page[] = [];
  #page: Page = { head: [], content: [] };

  numberOf(text: string, kind: SurfaceKind, terms: readonly number[]): number {
    if (text === '\n') return 0;
    this.#counts.push(0);
    return this.#surfaces.push({ number: this.#surfaces.length, text, kind, terms }) - 1;
  }

  addTo(part: keyof Page, surface: number): void {
    this.#page[part].push(surface);
    this.#counts[surface] = (this.#counts[surface] ?? 0) + 1;
    if (part === 'head') this.#isInHead[surface] = true;
  }

  /** Ends a line of the head. */
  endHeadLine(): void {
    this.addTo('head', 0);
  }

  endPage(): void {
    this.#pages.push(this.#page);
    this.#page = { head: [], content: [] };
  }

  /** @param ordinals the ordinal of a term by its number; -1 if the dictionary does not have it */
  build(ordinals: Int32Array): TextStore {
    const [lineBreak, ...others] = this.#surfaces as [Surface, ...Surface[]];
    const byCount = others.toSorted(
      (a, b) => (this.#counts[b.number] ?? 0) - (this.#counts[a.number] ?? 0) || compareTexts(a, b),
    );
    // The line break takes one number of the first class.
    const oneByte = byCount.slice(0, classLimits[0] - 1);
    const rest = byCount.slice(oneByte.length);
    const ofHeads = rest.filter(({ number }) => this.#isInHead[number]);
    const ofContents = rest.filter(({ number }) => !this.#isInHead[number]);
    const firstContentSurface = 1 + oneByte.length + ofHeads.length;
    const twoBytes = ofContents.slice(0, Math.max(0, classLimits[1] - firstContentSurface));
    const fourBytes = ofContents.slice(twoBytes.length);
    const ordered = [
      lineBreak,
      ...[oneByte, ofHeads, twoBytes, fourBytes].flatMap((group) => group.toSorted(compareKinds)),
    ];
    const termLists = ordered.map(({ terms }) =>
      terms.map((term) => ordinals[term] ?? -1).filter((term) => term >= 0),
    );
    const termStarts = new Uint32Array(ordered.length + 1);
    for (const [at, { length }] of termLists.entries()) termStarts[at + 1] = (termStarts[at] ?? 0) + length;
    return {
      ...this.#streams(ordered),
      surfaces: stringTableOf(ordered.map(({ text }) => text)),
      firstContentSurface,
      kinds: Uint8Array.from(ordered, ({ kind }) => kind),
      terms: Uint32Array.from(termLists.flat()),
      termStarts,
    };
  }

  #streams(ordered: readonly Surface[]): Pick<TextStore, 'bytes' | 'headStarts' | 'contentStarts'> {
    const numbers = new Uint32Array(ordered.length);
    for (const [position, { number }] of ordered.entries()) numbers[number] = position;
    const tokens = this.#pages.reduce((sum, { head, content }) => sum + head.length + content.length, 0);
    const bytes = new Uint8Array(tokens * 4);
    let used = 0;
    const write = (part: keyof Page): Uint32Array => {
      const starts = new Uint32Array(this.#pages.length + 1).fill(used);
      for (const [docId, { [part]: surfaces }] of this.#pages.entries()) {
        for (const surface of surfaces) used = pushSurface(bytes, used, numbers[surface] ?? 0);
        starts[docId + 1] = used;
      }
      return starts;
    };
    const headStarts = write('head');
    const contentStarts = write('content');
    return { bytes: bytes.slice(0, used), headStarts, contentStarts };
  }
}

function compareTexts(a: Surface, b: Surface): number {
  return a.text < b.text ? -1 : 1;
}

function compareKinds(a: Surface, b: Surface): number {
  return a.kind - b.kind || compareTexts(a, b);
}
