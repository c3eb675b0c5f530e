import { analyzerFor, visitTokens, type SearchDocument } from '@docs/search-core';

/** Limits of `tsvector`: positions end at 16,383, and a term keeps 256. A longer term is not indexed. */
const [maxPosition, maxPositions, maxTermLength] = [16_383, 256, 500];

type Weight = 'A' | 'B' | 'D';

/** A term as `tsvector` and `tsquery` read it. */
export const quoted = (term: string): string => `'${term.replace(/['\\]/g, String.raw`\$&`)}'`;

export interface PageVector {
  /** In the syntax of `tsvector`. */
  readonly vector: string;
  /** Distinct terms of the title. */
  readonly titleTerms: number;
}

export function pageVector(document: SearchDocument, lang: string): PageVector {
  const analyzer = analyzerFor(lang);
  const positions = new Map<string, string[]>();
  let position = 0;
  const add = (text: string, weight: Weight) => {
    const tokens = analyzer.tokenize(text, 'index');
    for (const token of tokens) {
      position = Math.min(position + 1, maxPosition);
      visitTokens([token], ({ term }) => {
        if (term.length > maxTermLength) return;
        const known = positions.get(term);
        if (known === undefined) positions.set(term, [`${position}${weight}`]);
        else if (known.length < maxPositions) known.push(`${position}${weight}`);
      });
    }
  };
  add(document.title, 'A');
  const titleTerms = positions.size;
  for (const name of [...(document.keywords ?? []), ...(document.synonyms ?? [])]) add(name, 'B');
  for (const { text } of document.toc) add(text, 'B');
  add(document.content, 'D');
  const vector = [...positions].map(([term, places]) => `${quoted(term)}:${places.join(',')}`).join(' ');
  return { vector, titleTerms };
}
