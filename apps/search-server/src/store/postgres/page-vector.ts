import { analyzerFor, visitTokens, type SearchDocument } from '@docs/search-core';

/**
 * Limits of `tsvector`: positions up to 16,383, 256 positions per term, and less than a megabyte in total. Terms longer
 * than `maxTermLength` units are not indexed, nor are those beyond the megabyte, at the end of the content.
 */
const [maxPosition, maxPositions, maxBytes, maxTermLength] = [16_383, 256, 1_048_000, 500];
/** Bytes of a term in a `tsvector` besides its letters, and of each position. */
const [termBytes, positionBytes] = [3, 2];

/** Weight of a position in a `tsvector`: A in the title, B in headings and keywords, D in the content. */
type Weight = 'A' | 'B' | 'D';

/** A term in the syntax of `tsvector` and `tsquery`. */
export const quoted = (term: string): string => `'${term.replace(/['\\]/g, String.raw`\$&`)}'`;

/** `tsvector` literals of a page. */
export interface PageVectors {
  /** Terms of all fields with their positions. */
  readonly terms: string;
  /** Terms of the title. */
  readonly titles: string;
  /** Terms of the title and the headings; a position is the number of a heading, 1 for the title. */
  readonly heads: string;
  /** Distinct terms of the title and of each heading. */
  readonly headLengths: readonly number[];
}

class VectorBuilder {
  readonly #places = new Map<string, string[]>();
  #bytes = 0;

  add(term: string, position: number, weight: Weight): void {
    if (term.length > maxTermLength) return;
    const known = this.#places.get(term) ?? [];
    const bytes = positionBytes + (known.length === 0 ? termBytes + Buffer.byteLength(term) : 0);
    if (known.length === maxPositions || this.#bytes + bytes > maxBytes) return;
    this.#bytes += bytes;
    known.push(`${Math.min(position, maxPosition)}${weight}`);
    this.#places.set(term, known);
  }

  toString(): string {
    return [...this.#places].map(([term, places]) => `${quoted(term)}:${places.join(',')}`).join(' ');
  }
}

export function pageVectors(document: SearchDocument, lang: string): PageVectors {
  const analyzer = analyzerFor(lang);
  const [terms, titles, heads] = [new VectorBuilder(), new VectorBuilder(), new VectorBuilder()];
  let position = 0;
  /** Visits the terms of a text and advances `position`. */
  const read = (text: string, visit: (term: string) => void) => {
    for (const token of analyzer.tokenize(text, 'index')) {
      position += 1;
      visitTokens([token], ({ term }) => visit(term));
    }
  };
  const { title, keywords = [], synonyms = [], toc, content } = document;
  const headings = [title, ...keywords, ...synonyms, ...toc.map(({ text }) => text)];
  const headLengths = headings.map((text, at) => {
    const weight = at === 0 ? 'A' : 'B';
    const distinct = new Set<string>();
    read(text, (term) => {
      terms.add(term, position, weight);
      if (!distinct.has(term)) heads.add(term, at + 1, weight);
      if (at === 0) titles.add(term, 1, weight);
      distinct.add(term);
    });
    return distinct.size;
  });
  read(content, (term) => terms.add(term, position, 'D'));
  return { terms: terms.toString(), titles: titles.toString(), heads: heads.toString(), headLengths };
}
