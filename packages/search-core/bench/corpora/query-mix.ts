import type { SearchDocument } from '../../src/index.ts';
import type { JudgedQuery } from '../measures.ts';
import { between, seededRandom, spread } from './seeded.ts';

/** Maximum number of queries per class. */
const perClass = 40;
const name = /[A-Za-z][\w$]*(?:[.-][A-Za-z][\w$]*)+|[a-z]+[A-Z][\w$]*/g;

/** An unfinished query: two thirds of the text, at least two characters. */
function typedSoFar(text: string): string {
  const characters = Array.from(text);
  return characters.slice(0, Math.max(2, Math.ceil((characters.length * 2) / 3))).join('');
}

/** Drops, doubles or swaps a letter of the longest Latin word; null if there is no such word. */
function withTypo(text: string, random: () => number): string | null {
  const word = text.match(/[A-Za-z]{4,}/g)?.toSorted((a, b) => b.length - a.length)[0];
  if (word === undefined) return null;
  const at = between(random, 1, word.length - 2);
  const [before, letter, next, after] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ];
  const edited = [
    before + next + after,
    before + letter + letter + next + after,
    before + next + letter + after,
  ];
  const other = edited.filter((candidate) => candidate !== word);
  return text.replace(word, other[between(random, 0, other.length - 1)] ?? word);
}

/** Titles, complete, unfinished and with a typo; headings; names. Deterministic for the documents. */
export function queryMix(documents: readonly SearchDocument[]): readonly JudgedQuery[] {
  const random = seededRandom(documents.length);
  const pages = spread(documents, perClass);
  const made: JudgedQuery[] = [];
  const seen = new Set<string>();
  const add = (kind: string, query: string | null | undefined, relevant: () => readonly string[]) => {
    if (!query || seen.has(query)) return;
    seen.add(query);
    made.push({ query, class: kind, relevant: relevant() });
  };
  const pagesWhere = (holds: (page: SearchDocument) => boolean) => () =>
    documents.filter(holds).map(({ routePath }) => routePath);
  for (const page of pages) {
    const heading = page.toc[Math.floor(page.toc.length / 2)]?.text;
    const identifier = page.content.match(name)?.[0];
    const itself = () => [page.routePath];
    add('title', page.title, itself);
    add('prefix', typedSoFar(page.title), itself);
    add('typo', withTypo(page.title, random) ?? withTypo(heading ?? '', random), itself);
    add(
      'heading',
      heading,
      pagesWhere(({ toc }) => toc.some(({ text }) => text === heading)),
    );
    add(
      'ident',
      identifier,
      pagesWhere(({ content }) => content.includes(identifier ?? '')),
    );
  }
  return made;
}
