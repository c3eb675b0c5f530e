import { createServer, type Server } from 'node:http';
import type { SearchDocument } from '@docs/search-core';

/** The words of a text in lowercase; for Han text, every pair of characters. */
function wordsOf(text: string): readonly string[] {
  const runs = text.toLowerCase().match(/\p{Script=Han}+|[\p{Script=Latin}\p{N}]+/gu) ?? [];
  return runs.flatMap((run) =>
    /\p{Script=Han}{3,}/u.test(run)
      ? Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2))
      : [run],
  );
}

/** Frequency of the words in the fields; rare words count more. */
function scoreOf({ title, toc, content }: SearchDocument, rarities: ReadonlyMap<string, number>): number {
  const [inTitle, inContent] = [title.toLowerCase(), content.toLowerCase()];
  const headings = toc.map(({ text }) => text.toLowerCase()).join('\n');
  // A match of the whole title ranks first.
  let score = wordsOf(title).join() === [...rarities.keys()].join() ? 1000 : 0;
  for (const [word, rarity] of rarities) {
    const fields = [inTitle.includes(word), headings.includes(word), inContent.includes(word)];
    score += rarity ** 2 * ((fields[0] ? 5 : 0) + (fields[1] ? 2 : 0) + (fields[2] ? 2 : 0));
  }
  return score;
}

function raritiesOf(documents: readonly SearchDocument[], words: readonly string[]) {
  const texts = documents.map(({ title, content }) => `${title}\n${content}`.toLowerCase());
  const countOf = (word: string) => texts.filter((text) => text.includes(word)).length;
  return new Map(words.map((word) => [word, Math.log(1 + documents.length / (1 + countOf(word)))]));
}

/** Places of the words in bytes, sorted and disjoint. */
function placesOf(content: string, words: readonly string[]) {
  if (words.length === 0) return [];
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const matches = content.matchAll(new RegExp(longestFirst.join('|'), 'giu'));
  return Array.from(matches, ({ 0: word, index }) => ({
    start: Buffer.byteLength(content.slice(0, index)),
    length: Buffer.byteLength(word),
  })).slice(0, 500);
}

/** A server that implements the contract in plain Node, without typo tolerance. */
export function plainServer(documents: Readonly<Record<string, readonly SearchDocument[]>>): Server {
  return createServer((request, response) => {
    const asked = new URL(request.url ?? '', 'http://localhost').searchParams;
    const words = wordsOf((asked.get('keyword') ?? '').slice(0, 256));
    const limit = Math.min(Math.max(Number(asked.get('limit')) || 7, 1), 20);
    const pages = documents[asked.get('lang') ?? ''] ?? [];
    const rarities = raritiesOf(pages, words);
    const hits = pages
      .map((document) => ({ document, score: scoreOf(document, rarities) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score || (a.document.routePath < b.document.routePath ? -1 : 1))
      .slice(0, limit)
      .map(({ document: { routePath, title, content, toc } }) => {
        const text = content.slice(0, 100_000);
        return { routePath, title, content: text, toc, _matchesPosition: { content: placesOf(text, words) } };
      });
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
    response.end(JSON.stringify([{ index: 'docs', hits }]));
  });
}
