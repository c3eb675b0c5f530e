import { encodePosting } from './postings-list.ts';

/** The list of a term under construction; its last page is still open. */
interface OpenList {
  readonly bytes: number[];
  /** Of the last closed posting. */
  previous: number;
  page: number;
  frequency: number;
  heads: number[];
}

/** Collects occurrences of terms; pages must be added in order, and the heads of a page in theirs. */
export class PostingsBuilder {
  readonly #listByTerm = new Map<string, OpenList>();
  #postingCount = 0;

  /** Pairs of a term and a page so far. */
  get postingCount(): number {
    return this.#postingCount;
  }

  /** In order of first appearance. */
  get terms(): readonly string[] {
    return [...this.#listByTerm.keys()];
  }

  /** Counts one occurrence of `term` in the content of a page. */
  addText(term: string, page: number): void {
    this.#open(term, page).frequency += 1;
  }

  /** Notes that a head of a page has `term`. */
  addHead(term: string, page: number, head: number): void {
    const { heads } = this.#open(term, page);
    if (heads.at(-1) !== head) heads.push(head);
  }

  /** The bytes of the list of `term`. */
  listOf(term: string): readonly number[] {
    const list = this.#listByTerm.get(term);
    if (list === undefined) return [];
    close(list);
    return list.bytes;
  }

  #open(term: string, page: number): OpenList {
    const known = this.#listByTerm.get(term);
    if (known?.page === page) return known;
    this.#postingCount += 1;
    if (known !== undefined) {
      close(known);
      known.page = page;
      return known;
    }
    const list: OpenList = { bytes: [], previous: -1, page, frequency: 0, heads: [] };
    this.#listByTerm.set(term, list);
    return list;
  }
}

function close(list: OpenList): void {
  if (list.frequency === 0 && list.heads.length === 0) return;
  encodePosting(list, list.previous, list.bytes);
  list.previous = list.page;
  list.frequency = 0;
  if (list.heads.length > 0) list.heads = [];
}
