import { analyzerFor, visitTokens, type SearchDocument } from '@docs/search-core';

/** Limits of `tsvector`: positions end at 16,383, and a term keeps 256. A longer term is not indexed. */
const [maxPosition, maxPositions, maxTermLength] = [16_383, 256, 500];

/** A title, B headings and keywords, D content. */
type Weight = 'A' | 'B' | 'D';

/** A term as `tsvector` and `tsquery` read it. */
export const quoted = (term: string): string => `'${term.replace(/['\\]/g, String.raw`\$&`)}'`;

/** `tsvector` literals of a page. */
export interface PageVectors {
  /** Terms of all fields with their positions. */
  readonly terms: string;
  /** Terms of the title and the headings; a position is the number of a heading, 1 for the title. */
  readonly heads: string;
  /** Distinct terms of the title and of each heading. */
  readonly headLengths: readonly number[];
}

/** Changes with what the vectors of a page hold: pages with other vectors are indexed again. */
export const vectorVersion = 'vectors-2';

class VectorBuilder {
  readonly #places = new Map<string, string[]>();

  add(term: string, position: number, weight: Weight): void {
    if (term.length > maxTermLength) return;
    const place = `${Math.min(position, maxPosition)}${weight}`;
    const known = this.#places.get(term);
    if (known === undefined) this.#places.set(term, [place]);
    else if (known.length < maxPositions) known.push(place);
  }

  toString(): string {
    return [...this.#places].map(([term, places]) => `${quoted(term)}:${places.join(',')}`).join(' ');
  }
}

export function pageVectors(document: SearchDocument, lang: string): PageVectors {
  const analyzer = analyzerFor(lang);
  const [terms, heads] = [new VectorBuilder(), new VectorBuilder()];
  let position = 0;
  /** Visits the terms of a text, and advances `position`. */
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
      distinct.add(term);
    });
    return distinct.size;
  });
  read(content, (term) => terms.add(term, position, 'D'));
  return { terms: terms.toString(), heads: heads.toString(), headLengths };
}
