import { contentFieldId, fieldCount, fieldIds, headerFieldId, titleFieldId } from '../document/fields.ts';
import { documentCount, sectionCount } from '../index/inverted-index.ts';
import type { InvertedIndex } from '../index/inverted-index.ts';
import { visitPostings } from '../postings/postings-list.ts';
import type { PostingsSpan, PostingsVisitor } from '../postings/postings-list.ts';
import type { QueryStyle } from '../query/parse-query.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import { bm25Plus, halfScores, inverseDocumentFrequency } from './bm25.ts';

/**
 * Memory for one query at a time, made once for an index: flat arrays by page and by section that are zero
 * between queries, and lists of what was touched, so that a query costs what it touches and nothing more.
 */
export class EvidenceCollector implements PostingsVisitor {
  readonly #index: InvertedIndex;
  /** Made for a style when it is first asked in. */
  readonly #halfScores: Partial<Record<QueryStyle, Float64Array>> = {};
  /** Of the clause at hand: occurrences by page and field. */
  readonly #frequencies: Float32Array;
  readonly #clausePages: number[] = [];
  /** Of the clause at hand: the best closeness by section, in its head. */
  readonly #headCloseness: Float32Array;
  readonly #clauseHeads: number[] = [];
  /** Of the term at hand. */
  #closeness = 0;

  readonly text: Float32Array;
  readonly coverage: Float32Array;
  readonly pages: number[] = [];
  /** How well the best head of a page says the query, and its section; chosen once all clauses are there. */
  readonly heading: Float64Array;
  readonly section: Uint32Array;
  /** Query weight times rarity, and distinct clauses, that the head of a section has. */
  readonly headWeight: Float32Array;
  readonly headCount: Uint8Array;
  /** Sections with any such head, and the page of each. */
  readonly heads: number[] = [];
  readonly headPages: number[] = [];
  /** Of all clauses: weight, and weight times rarity. */
  totalWeight = 0;
  totalRarity = 0;

  constructor(index: InvertedIndex) {
    const [pages, sections] = [documentCount(index), sectionCount(index)];
    this.#index = index;
    this.#frequencies = new Float32Array(pages * fieldCount);
    this.#headCloseness = new Float32Array(sections);
    this.text = new Float32Array(pages);
    this.coverage = new Float32Array(pages);
    this.heading = new Float64Array(pages);
    this.section = new Uint32Array(pages);
    this.headWeight = new Float32Array(sections);
    this.headCount = new Uint8Array(sections);
  }

  /**
   * All terms that a clause means count as one term, each occurrence by its closeness: so a rare continuation of
   * a prefix does not win by its rarity.
   */
  add({ clause, matches }: ResolvedClause, style: QueryStyle): void {
    for (const { postings, closeness } of matches) this.#collect(postings, closeness);
    this.totalWeight += clause.weight;
    // A word that no page has lowers coverage alike for all, and the share of the query that a heading has for none.
    if (matches.length === 0) return;
    const rarity = inverseDocumentFrequency(this.#clausePages.length, this.text.length);
    // A heading that says `deno lint` says all of the query, though some page has `denolint`.
    if (clause.kind !== 'join') this.totalRarity += clause.weight * rarity;
    this.#settlePages(clause.weight, rarity, style);
    this.#settleHeads(clause.weight, rarity);
  }

  #collect(span: PostingsSpan, closeness: number): void {
    this.#closeness = closeness;
    visitPostings(this.#index.postings, span, this.text.length, this);
  }

  /** Of a posting of the term at hand. */
  page(page: number, frequency: number): void {
    const frequencies = this.#frequencies;
    const at = page * fieldCount;
    if (frequencies[at] === 0 && frequencies[at + 1] === 0 && frequencies[at + 2] === 0) {
      this.#clausePages.push(page);
    }
    frequencies[at + contentFieldId] = (frequencies[at + contentFieldId] ?? 0) + this.#closeness * frequency;
  }

  /** Likewise. */
  head(page: number, head: number): void {
    const { pageStarts } = this.#index;
    const section = (pageStarts[page] ?? 0) + head;
    // Possible only in forged data: a head that the page does not have.
    if (section >= (pageStarts[page + 1] ?? 0)) return;
    const slot = page * fieldCount + (head === 0 ? titleFieldId : headerFieldId);
    this.#frequencies[slot] = (this.#frequencies[slot] ?? 0) + this.#closeness;
    const known = this.#headCloseness[section] ?? 0;
    if (known === 0) {
      this.#clauseHeads.push(section);
      if (this.headCount[section] === 0) {
        this.heads.push(section);
        this.headPages.push(page);
      }
    }
    this.#headCloseness[section] = Math.max(known, this.#closeness);
  }

  #settlePages(weight: number, rarity: number, style: QueryStyle): void {
    const half = (this.#halfScores[style] ??= halfScores(style, this.#index.fieldLengths));
    const frequencies = this.#frequencies;
    for (const page of this.#clausePages) {
      const at = page * fieldCount;
      let score = 0;
      for (const fieldId of fieldIds) {
        const slot = at + fieldId;
        const frequency = frequencies[slot] ?? 0;
        if (frequency === 0) continue;
        score += bm25Plus(style, fieldId, frequency, half[slot] ?? 0);
        frequencies[slot] = 0;
      }
      if (this.coverage[page] === 0) this.pages.push(page);
      this.text[page] = (this.text[page] ?? 0) + weight * rarity * score;
      this.coverage[page] = (this.coverage[page] ?? 0) + weight;
    }
    this.#clausePages.length = 0;
  }

  #settleHeads(weight: number, rarity: number): void {
    for (const section of this.#clauseHeads) {
      const closeness = this.#headCloseness[section] ?? 0;
      this.headWeight[section] = (this.headWeight[section] ?? 0) + weight * rarity * closeness;
      this.headCount[section] = Math.min(255, (this.headCount[section] ?? 0) + 1);
      this.#headCloseness[section] = 0;
    }
    this.#clauseHeads.length = 0;
  }

  /** Zero again, at the cost of what was touched. */
  clear(): void {
    for (const page of this.pages) {
      this.text[page] = 0;
      this.coverage[page] = 0;
      this.heading[page] = 0;
    }
    for (const section of this.heads) {
      this.headWeight[section] = 0;
      this.headCount[section] = 0;
    }
    this.pages.length = 0;
    this.heads.length = 0;
    this.headPages.length = 0;
    this.totalWeight = 0;
    this.totalRarity = 0;
  }
}
