import { packPosting, postingsPerHeadStart, widestGap } from './postings-list.ts';
import type { Postings } from './postings-list.ts';
import { pushVarint } from '../text/varint.ts';

/**
 * Collects occurrences of terms, page by page: the heads of a page in their order, then its content. Terms are
 * numbers from 0, so that one look into a map per word is enough; flat lists by that number hold what is known of
 * a term, and postings wait in the order of adding for `build` to put them into the order of terms.
 */
export class PostingsBuilder {
  readonly #numbers = new Map<string, number>();
  #page = 0;
  #postingCount = 0;
  /** By term: occurrences in the content of the page at hand, the last page before it, the last page and head. */
  readonly #frequencies: number[] = [];
  readonly #lastPages: number[] = [];
  readonly #headPages: number[] = [];
  readonly #lastHeads: number[] = [];
  /** Terms of the page at hand. */
  readonly #pageTerms: number[] = [];
  readonly #postings: NumbersByTerm = { terms: [], values: [] };
  readonly #heads: NumbersByTerm = { terms: [], values: [] };

  /** In order of first appearance, which is their number. */
  get terms(): readonly string[] {
    return [...this.#numbers.keys()];
  }

  /** Pairs of a term and a page so far. */
  get postingCount(): number {
    return this.#postingCount;
  }

  numberOf(term: string): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    this.#frequencies.push(0);
    this.#lastPages.push(-1);
    this.#headPages.push(-1);
    this.#lastHeads.push(-1);
    this.#numbers.set(term, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  /** Counts an occurrence in the content of the page at hand. */
  addText(term: number): void {
    const frequency = this.#frequencies[term] ?? 0;
    if (frequency === 0 && this.#headPages[term] !== this.#page) this.#pageTerms.push(term);
    this.#frequencies[term] = frequency + 1;
  }

  /** Notes that a head of the page at hand has the term; false where that was known. */
  addHead(term: number, head: number): boolean {
    const another = this.#headPages[term] === this.#page;
    const before = another ? (this.#lastHeads[term] ?? -1) : -1;
    if (before === head) return false;
    if (!another) this.#pageTerms.push(term);
    this.#headPages[term] = this.#page;
    this.#lastHeads[term] = head;
    this.#heads.terms.push(term);
    this.#heads.values.push(((head - before - 1) << 1) | (another ? 1 : 0));
    return true;
  }

  endPage(): void {
    const { terms, values } = this.#postings;
    for (let at = 0; at < this.#pageTerms.length; at += 1) {
      const term = this.#pageTerms[at] ?? 0;
      const gap = this.#page - (this.#lastPages[term] ?? -1) - 1;
      if (gap >= widestGap) {
        terms.push(term);
        values.push(packPosting(Math.floor(gap / widestGap), 0, false));
      }
      terms.push(term);
      values.push(
        packPosting(gap % widestGap, this.#frequencies[term] ?? 0, this.#headPages[term] === this.#page),
      );
      this.#frequencies[term] = 0;
      this.#lastPages[term] = this.#page;
    }
    this.#postingCount += this.#pageTerms.length;
    this.#pageTerms.length = 0;
    this.#page += 1;
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
    const gaps = Uint8Array.from(values);
    const forms = Uint8Array.from(values, (value) => value >>> 8);
    const heads = inOrder(this.#heads, order, this.#numbers.size).values;
    return { postings: { gaps, forms, ...headColumns(forms, heads) }, lengths };
  }
}

/** `values[n]` belongs to the term `terms[n]`; in order of adding. */
interface NumbersByTerm {
  readonly terms: number[];
  readonly values: number[];
}

/** Counting sort of the values by their terms in `order`; those of other terms are left out. */
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

/** `values` are the heads of the postings whose form says that they have some, one posting after the other. */
function headColumns(forms: Uint8Array, values: Uint32Array): Pick<Postings, 'heads' | 'headStarts'> {
  const heads: number[] = [];
  const blocks = Math.ceil(forms.length / postingsPerHeadStart);
  const headStarts = new Uint32Array(blocks + 1);
  let next = 0;
  for (let block = 0; block < blocks; block += 1) {
    for (const form of forms.subarray(block * postingsPerHeadStart, (block + 1) * postingsPerHeadStart)) {
      if ((form & 1) === 0) continue;
      do pushVarint(heads, values[next++] ?? 0);
      while (((values[next] ?? 0) & 1) === 1);
    }
    headStarts[block + 1] = heads.length;
  }
  return { heads: Uint8Array.from(heads), headStarts };
}
