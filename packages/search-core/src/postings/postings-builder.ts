import { deltaLimit, packPosting, postingsPerHeadingStart } from './postings-list.ts';
import type { Postings } from './postings-list.ts';
import { pushVarint } from '../text/varint.ts';

/**
 * Collects occurrences of terms, document by document: its headings in order, then its content. A term is a number from 0,
 * so each word costs one map lookup, and facts about terms are flat lists by that number. Postings are appended as they
 * come; `build` sorts them by term.
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
  readonly #postings: NumbersByTerm = { terms: [], values: [] };
  readonly #headings: NumbersByTerm = { terms: [], values: [] };

  /** In order of first appearance, which is their number. */
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
    this.#numbers.set(term, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  /** Counts an occurrence in the content of the current document. */
  addText(term: number): void {
    const frequency = this.#frequencies[term] ?? 0;
    if (frequency === 0 && this.#headingDocIds[term] !== this.#docId) this.#documentTerms.push(term);
    this.#frequencies[term] = frequency + 1;
  }

  /** Notes that a heading of the current document has the term; false if that was known. */
  addHeading(term: number, heading: number): boolean {
    const another = this.#headingDocIds[term] === this.#docId;
    const before = another ? (this.#lastHeadings[term] ?? -1) : -1;
    if (before === heading) return false;
    if (!another) this.#documentTerms.push(term);
    this.#headingDocIds[term] = this.#docId;
    this.#lastHeadings[term] = heading;
    this.#headings.terms.push(term);
    this.#headings.values.push(((heading - before - 1) << 1) | (another ? 1 : 0));
    return true;
  }

  endPage(): void {
    const { terms, values } = this.#postings;
    for (let at = 0; at < this.#documentTerms.length; at += 1) {
      const term = this.#documentTerms[at] ?? 0;
      const delta = this.#docId - (this.#lastDocIds[term] ?? -1) - 1;
      if (delta >= deltaLimit) {
        terms.push(term);
        values.push(packPosting(Math.floor(delta / deltaLimit), 0, false));
      }
      terms.push(term);
      values.push(
        packPosting(
          delta % deltaLimit,
          this.#frequencies[term] ?? 0,
          this.#headingDocIds[term] === this.#docId,
        ),
      );
      this.#frequencies[term] = 0;
      this.#lastDocIds[term] = this.#docId;
    }
    this.#postingCount += this.#documentTerms.length;
    this.#documentTerms.length = 0;
    this.#docId += 1;
  }

  /** By the number of a term: its position in `terms`, -1 where it is not among them. */
  ordinalsOf(terms: readonly string[]): Int32Array {
    const ordinals = new Int32Array(this.#numbers.size).fill(-1);
    for (let at = 0; at < terms.length; at += 1) ordinals[this.#numbers.get(terms[at] ?? '') ?? -1] = at;
    return ordinals;
  }

  /** The columns with the lists of `terms` in that order, and the length of each list. */
  build(terms: readonly string[]): { readonly postings: Postings; readonly lengths: Uint32Array } {
    const order = terms.map((term) => this.#numbers.get(term) ?? -1);
    const { values, lengths } = inOrder(this.#postings, order, this.#numbers.size);
    const docDeltas = Uint8Array.from(values);
    const packedFrequencies = Uint8Array.from(values, (value) => value >>> 8);
    const headings = inOrder(this.#headings, order, this.#numbers.size).values;
    return {
      postings: { docDeltas, packedFrequencies, ...headingColumns(packedFrequencies, headings) },
      lengths,
    };
  }
}

/** `values[n]` belongs to the term `terms[n]`; in order of adding. */
interface NumbersByTerm {
  readonly terms: number[];
  readonly values: number[];
}

/** Counting sort of the values by their terms in `order`; terms outside of `order` are left out. */
function inOrder({ terms, values }: NumbersByTerm, order: readonly number[], termCount: number) {
  const counts = new Uint32Array(termCount);
  for (let at = 0; at < terms.length; at += 1) counts[terms[at] ?? 0] = (counts[terms[at] ?? 0] ?? 0) + 1;
  const lengths = Uint32Array.from(order, (term) => counts[term] ?? 0);
  // Terms that are left out write behind the end, which a typed array ignores.
  const next = counts.fill(terms.length);
  let start = 0;
  for (let rank = 0; rank < order.length; rank += 1) {
    next[order[rank] ?? 0] = start;
    start += lengths[rank] ?? 0;
  }
  const sorted = new Uint32Array(start);
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] ?? 0;
    const place = next[term] ?? 0;
    sorted[place] = values[at] ?? 0;
    next[term] = place + 1;
  }
  return { values: sorted, lengths };
}

/** @param values the headings of all postings whose lowest bit is set, one posting after the other */
function headingColumns(
  packedFrequencies: Uint8Array,
  values: Uint32Array,
): Pick<Postings, 'headingDeltas' | 'headingStarts'> {
  const headingDeltas: number[] = [];
  const blocks = Math.ceil(packedFrequencies.length / postingsPerHeadingStart);
  const headingStarts = new Uint32Array(blocks + 1);
  let next = 0;
  for (let block = 0; block < blocks; block += 1) {
    const first = block * postingsPerHeadingStart;
    for (const packed of packedFrequencies.subarray(first, first + postingsPerHeadingStart)) {
      if ((packed & 1) === 0) continue;
      do pushVarint(headingDeltas, values[next++] ?? 0);
      while (((values[next] ?? 0) & 1) === 1);
    }
    headingStarts[block + 1] = headingDeltas.length;
  }
  return { headingDeltas: Uint8Array.from(headingDeltas), headingStarts };
}
