import { NumbersByTerm } from './numbers-by-term.ts';
import { deltaLimit, packPosting, postingsPerHeadingStart } from './postings-list.ts';
import type { Postings } from './postings-list.ts';
import { detached } from '../text/detached.ts';
import { varintLength, writeVarint } from '../text/varint.ts';

/** In V8, a longer substring keeps the whole text it was cut from in memory. */
const copiedLength = 12;

/**
 * Collects occurrences of terms, document by document: its headings in order, then its content. A term is a number from
 * 0, so each word costs one map lookup, and data about terms are flat lists indexed by that number. Postings are
 * appended in document order; `build` sorts them by term.
 */
export class PostingsBuilder {
  readonly #numbers = new Map<string, number>();
  #docId = 0;
  #postingCount = 0;
  /** By term: occurrences in the content of the current document. */
  readonly #frequencies: number[] = [];
  /** By term: the last finished document that has it; the last document and heading that have it; -1 for none. */
  readonly #lastDocIds: number[] = [];
  readonly #headingDocIds: number[] = [];
  readonly #lastHeadings: number[] = [];
  /** Terms of the current document. */
  readonly #documentTerms: number[] = [];
  readonly #postings = new NumbersByTerm((length) => new Uint16Array(length));
  readonly #headings = new NumbersByTerm((length) => new Uint32Array(length));

  /** In order of first appearance; the position of a term is its number. */
  get terms(): readonly string[] {
    return [...this.#numbers.keys()];
  }

  /** Pairs of a term and a document so far. */
  get postingCount(): number {
    return this.#postingCount;
  }

  numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    this.#frequencies.push(0);
    this.#lastDocIds.push(-1);
    this.#headingDocIds.push(-1);
    this.#lastHeadings.push(-1);
    this.#numbers.set(term.length > copiedLength ? detached(term) : term, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  /** Counts an occurrence in the content of the current document. */
  addText(term: number): void {
    const frequency = this.#frequencies[term] ?? 0;
    if (frequency === 0 && this.#headingDocIds[term] !== this.#docId) this.#documentTerms.push(term);
    this.#frequencies[term] = frequency + 1;
  }

  /** Records that a heading of the current document has the term; false if that was recorded already. */
  addHeading(term: number, heading: number): boolean {
    const another = this.#headingDocIds[term] === this.#docId;
    const before = another ? (this.#lastHeadings[term] ?? -1) : -1;
    if (before === heading) return false;
    if (!another) this.#documentTerms.push(term);
    this.#headingDocIds[term] = this.#docId;
    this.#lastHeadings[term] = heading;
    this.#headings.push(term, ((heading - before - 1) << 1) | (another ? 1 : 0));
    return true;
  }

  endPage(): void {
    for (let at = 0; at < this.#documentTerms.length; at += 1) {
      const term = this.#documentTerms[at] ?? 0;
      const delta = this.#docId - (this.#lastDocIds[term] ?? -1) - 1;
      if (delta >= deltaLimit) {
        this.#postings.push(term, packPosting(Math.floor(delta / deltaLimit), 0, false));
      }
      const frequency = this.#frequencies[term] ?? 0;
      const hasHeadings = this.#headingDocIds[term] === this.#docId;
      this.#postings.push(term, packPosting(delta % deltaLimit, frequency, hasHeadings));
      this.#frequencies[term] = 0;
      this.#lastDocIds[term] = this.#docId;
    }
    this.#postingCount += this.#documentTerms.length;
    this.#documentTerms.length = 0;
    this.#docId += 1;
  }

  /** By the number of a term: its position in `terms`, or -1. */
  ordinalsOf(terms: readonly string[]): Int32Array {
    const ordinals = new Int32Array(this.#numbers.size).fill(-1);
    for (let at = 0; at < terms.length; at += 1) ordinals[this.#numbers.get(terms[at] ?? '') ?? -1] = at;
    return ordinals;
  }

  /** The columns with the lists of `terms` in that order, and the length of each list. */
  build(terms: readonly string[]): { readonly postings: Postings; readonly lengths: Uint32Array } {
    const order = terms.map((term) => this.#numbers.get(term) ?? -1);
    const { values, lengths } = this.#postings.inOrder(order, this.#numbers.size);
    const docDeltas = new Uint8Array(values);
    // `Uint8Array.from` with a function first collects all values in a list, 8 bytes each.
    const packedFrequencies = new Uint8Array(values.length);
    for (let at = 0; at < values.length; at += 1) packedFrequencies[at] = (values[at] ?? 0) >>> 8;
    const headings = this.#headings.inOrder(order, this.#numbers.size).values;
    return {
      postings: { docDeltas, packedFrequencies, ...headingColumns(packedFrequencies, headings) },
      lengths,
    };
  }
}

/** @param values the headings of all postings whose lowest bit is set, one posting after the other */
function headingColumns(
  packedFrequencies: Uint8Array,
  values: Uint32Array,
): Pick<Postings, 'headingDeltas' | 'headingStarts'> {
  const headingDeltas = new Uint8Array(values.reduce((sum, value) => sum + varintLength(value), 0));
  let used = 0;
  const blocks = Math.ceil(packedFrequencies.length / postingsPerHeadingStart);
  const headingStarts = new Uint32Array(blocks + 1);
  let next = 0;
  for (let block = 0; block < blocks; block += 1) {
    const first = block * postingsPerHeadingStart;
    for (const packed of packedFrequencies.subarray(first, first + postingsPerHeadingStart)) {
      if ((packed & 1) === 0) continue;
      do used = writeVarint(headingDeltas, used, values[next++] ?? 0);
      while (((values[next] ?? 0) & 1) === 1);
    }
    headingStarts[block + 1] = used;
  }
  return { headingDeltas, headingStarts };
}
