import { contentFieldId, fieldCount, fieldIds, headerFieldId, titleFieldId } from '../document/fields.ts';
import { documentCount, sectionCount } from '../index/inverted-index.ts';
import type { RankingIndex } from '../index/inverted-index.ts';
import { postingsOf } from '../dictionary/term-dictionary.ts';
import { visitPostings } from '../postings/postings-list.ts';
import type { PostingsVisitor } from '../postings/postings-list.ts';
import type { QueryStyle } from '../query/parse-query.ts';
import type { ResolvedClause } from '../query/resolve-query.ts';
import { bm25Plus, idf, lengthNorms } from './bm25.ts';
import { scoreOf } from './score.ts';
import type { ScoredDocument } from './score.ts';
import { TopK } from './top-k.ts';

/** A heading that matches the whole query counts a little less than a title that does. */
const headingToTitle = 0.7;

/**
 * Scores documents clause by clause (term at a time). Created once per index and reused for every query.
 *
 * Invariant: between queries all arrays are zero, and between clauses those of the clause. Lists of the touched entries
 * keep the cost of a query independent of the size of the index.
 */
export class ScoreAccumulator implements PostingsVisitor {
  readonly #index: RankingIndex;
  readonly #norms: Partial<Record<QueryStyle, Float64Array>> = {};
  readonly #clause;
  readonly #documents;
  readonly #sections;
  #style: QueryStyle = 'short';
  /** Sum of the clauses' weights, and of weight * idf. */
  #totalWeight = 0;
  #totalIdf = 0;

  constructor(index: RankingIndex) {
    const [documents, sections] = [documentCount(index), sectionCount(index)];
    this.#index = index;
    this.#clause = {
      /** Similarity of the current term, in (0, 1]. */
      similarity: 0,
      docIds: [] as number[],
      /** By document and field: occurrences, each weighted by the similarity of its term. */
      frequencies: new Float32Array(documents * fieldCount),
      sections: [] as number[],
      /** By section: the best similarity in its heading. */
      headings: new Float32Array(sections),
    };
    this.#documents = {
      docIds: [] as number[],
      text: new Float32Array(documents),
      /** Sum of the weights of the clauses that the document has. */
      weight: new Float32Array(documents),
      /** By document: how well its best heading matches the query, 0 to 1, and the section of that heading. */
      heading: new Float64Array(documents),
      section: new Uint32Array(documents),
    };
    this.#sections = {
      /** Sections whose heading matches any clause, and the document of each. */
      ids: [] as number[],
      docIds: [] as number[],
      /** By section: the sum of weight * idf * similarity of the clauses that its heading matches, and their number. */
      weight: new Float32Array(sections),
      clauses: new Uint8Array(sections),
    };
  }

  /** Replaces the scores of the previous query. */
  score(clauses: readonly ResolvedClause[], style: QueryStyle): void {
    this.#clear();
    this.#style = style;
    for (const clause of clauses) this.#addClause(clause);
    this.#chooseHeadings();
  }

  /** The best `k` documents, best first, among those that match at least `minCoverage` of the weight of the query. */
  topK(k: number, minCoverage = 0): readonly ScoredDocument[] {
    const { docIds, text, weight, heading } = this.#documents;
    const top = new TopK(Math.min(k, docIds.length));
    const evidence = { text: 0, coverage: 0, heading: 0, exactHeading: 0, phrase: 0 };
    for (const docId of docIds) {
      const coverage = (weight[docId] ?? 0) / this.#totalWeight;
      if (coverage < minCoverage) continue;
      evidence.text = text[docId] ?? 0;
      evidence.heading = heading[docId] ?? 0;
      // Most documents stay below the threshold even with full coverage, so the power need not be computed.
      evidence.coverage = 1;
      if (scoreOf(evidence, this.#style) < top.threshold) continue;
      evidence.coverage = coverage;
      top.push(docId, scoreOf(evidence, this.#style));
    }
    return top.docIds().map((docId) => this.#scored(docId));
  }

  #scored(docId: number): ScoredDocument {
    const { text, weight, heading, section } = this.#documents;
    const evidence = {
      text: text[docId] ?? 0,
      coverage: (weight[docId] ?? 0) / this.#totalWeight,
      heading: heading[docId] ?? 0,
      exactHeading: 0,
      phrase: 0,
    };
    const best = evidence.heading === 0 ? this.#index.sectionStarts[docId] : section[docId];
    return { docId, score: scoreOf(evidence, this.#style), section: best ?? 0, evidence };
  }

  /**
   * All terms of a clause count as one term with one idf, so a rare continuation of a prefix gains nothing from its
   * rarity.
   */
  #addClause({ clause, matches }: ResolvedClause): void {
    this.#totalWeight += clause.weight;
    // A word that no document has lowers the coverage of all documents alike. It does not affect a heading that has the
    // rest.
    if (matches.length === 0) return;
    for (const { ordinal, similarity } of matches) {
      this.#clause.similarity = similarity;
      visitPostings(
        this.#index.postings,
        postingsOf(this.#index.dictionary, ordinal),
        this.#documents.text.length,
        this,
      );
    }
    const weight = clause.weight * idf(this.#clause.docIds.length, this.#documents.text.length);
    // A heading with all pieces of `build.lib.entry` matches it completely, even if another document has `build.lib`.
    if (clause.kind !== 'path') this.#totalIdf += weight;
    this.#flushDocuments(clause.weight, weight);
    this.#flushHeadings(weight);
  }

  /** Visits a posting of the current term. */
  document(docId: number, frequency: number): void {
    const { frequencies, docIds, similarity } = this.#clause;
    const at = docId * fieldCount;
    if (frequencies[at] === 0 && frequencies[at + 1] === 0 && frequencies[at + 2] === 0) docIds.push(docId);
    frequencies[at + contentFieldId] = (frequencies[at + contentFieldId] ?? 0) + similarity * frequency;
  }

  /** Visits a heading of that posting; heading 0 is the title. */
  heading(docId: number, heading: number): void {
    const { frequencies, headings, sections, similarity } = this.#clause;
    const { sectionStarts } = this.#index;
    const section = (sectionStarts[docId] ?? 0) + heading;
    // Only forged data can have a heading that the document does not have.
    if (section >= (sectionStarts[docId + 1] ?? 0)) return;
    const slot = docId * fieldCount + (heading === 0 ? titleFieldId : headerFieldId);
    frequencies[slot] = (frequencies[slot] ?? 0) + similarity;
    const known = headings[section] ?? 0;
    if (known === 0) {
      sections.push(section);
      if (this.#sections.clauses[section] === 0) {
        this.#sections.ids.push(section);
        this.#sections.docIds.push(docId);
      }
    }
    headings[section] = Math.max(known, similarity);
  }

  #flushDocuments(weight: number, weightedIdf: number): void {
    const style = this.#style;
    const { fieldLengths, averageLengths } = this.#index;
    const norms = (this.#norms[style] ??= lengthNorms(style, fieldLengths, averageLengths));
    const { frequencies, docIds } = this.#clause;
    const documents = this.#documents;
    for (const docId of docIds) {
      let score = 0;
      for (const fieldId of fieldIds) {
        const slot = docId * fieldCount + fieldId;
        const frequency = frequencies[slot] ?? 0;
        if (frequency === 0) continue;
        score += bm25Plus(style, fieldId, frequency, norms[slot] ?? 0);
        frequencies[slot] = 0;
      }
      if (documents.weight[docId] === 0) documents.docIds.push(docId);
      documents.text[docId] = (documents.text[docId] ?? 0) + weightedIdf * score;
      documents.weight[docId] = (documents.weight[docId] ?? 0) + weight;
    }
    docIds.length = 0;
  }

  #flushHeadings(weightedIdf: number): void {
    const { sections, headings } = this.#clause;
    const { weight, clauses } = this.#sections;
    for (const section of sections) {
      weight[section] = (weight[section] ?? 0) + weightedIdf * (headings[section] ?? 0);
      clauses[section] = Math.min(255, (clauses[section] ?? 0) + 1);
      headings[section] = 0;
    }
    sections.length = 0;
  }

  /**
   * Finds the best heading of each document by the product of two shares: how much of the heading is in the query, and
   * how much of the query is in the heading.
   */
  #chooseHeadings(): void {
    const { sectionStarts, headingLengths } = this.#index;
    const { heading, section: chosen } = this.#documents;
    const { ids, docIds, weight, clauses } = this.#sections;
    for (let at = 0; at < ids.length; at += 1) {
      const [section = 0, docId = 0] = [ids[at], docIds[at]];
      const ofHeading = Math.min(1, (clauses[section] ?? 0) / Math.max(1, headingLengths[section] ?? 1));
      const ofQuery = Math.min(1, (weight[section] ?? 0) / this.#totalIdf);
      const match = ofHeading * ofQuery * (section === sectionStarts[docId] ? 1 : headingToTitle);
      if (match <= (heading[docId] ?? 0)) continue;
      heading[docId] = match;
      chosen[docId] = section;
    }
  }

  #clear(): void {
    const [documents, sections] = [this.#documents, this.#sections];
    for (const docId of documents.docIds) {
      documents.text[docId] = 0;
      documents.weight[docId] = 0;
      documents.heading[docId] = 0;
    }
    for (const section of sections.ids) {
      sections.weight[section] = 0;
      sections.clauses[section] = 0;
    }
    documents.docIds.length = 0;
    sections.ids.length = 0;
    sections.docIds.length = 0;
    this.#totalWeight = 0;
    this.#totalIdf = 0;
  }
}
