import type { SearchDocument } from '@docs/search-core';
import { expect, inEachLanguage, passed, skipped, type Check } from '../check.ts';
import { ask, hitsOf, type CheckedHit, type Target } from '../target.ts';

/** Number of pages that are searched by title, and the share that must be among the first three hits. */
const [probes, share] = [40, 0.75];

function samplePages(documents: readonly SearchDocument[]): readonly SearchDocument[] {
  const step = Math.ceil(documents.length / probes);
  return documents.filter((_, at) => at % step === 0);
}

const askFor = async (target: Target, lang: string, keyword: string) =>
  hitsOf(await ask(target, { keyword, lang }));

/** A line may be part of a line of the page, with an ellipsis at its ends. */
const withoutEllipses = (line: string): string => line.replace(/^(\t?)…|…$/g, '').trim();

function expectTextsOf(document: SearchDocument, { title, content, toc, keywords }: CheckedHit): void {
  const { routePath } = document;
  expect(title === document.title, () => `${routePath} has the title "${title}".`);
  for (const line of content.split('\n').map(withoutEllipses))
    expect(document.content.includes(line), () => `${routePath} has no text "${line}".`);
  const names = [...(document.keywords ?? []), ...(document.synonyms ?? [])];
  for (const name of keywords) expect(names.includes(name), () => `${routePath} has no keyword "${name}".`);
  const headings = new Set(document.toc.map(({ id, text }) => `${id} ${text}`));
  for (const { id, text } of toc)
    expect(headings.has(`${id} ${text}`), () => `${routePath} has no heading "${text}" with the id "${id}".`);
}

const withDocuments = (
  name: string,
  run: (target: Target, lang: string, documents: readonly SearchDocument[]) => Promise<void>,
): Check =>
  inEachLanguage(name, async (target, lang) => {
    const documents = target.documents[lang] ?? [];
    if (documents.length === 0) return skipped('no documents are given');
    await run(target, lang, documents);
    return passed;
  });

/** Checks of a server whose documents are known. */
export const documentChecks: readonly Check[] = [
  withDocuments(
    'answers only titles, texts, headings and keywords of the documents',
    async (target, lang, documents) => {
      const byPath = new Map(documents.map((document) => [document.routePath, document]));
      for (const keyword of [
        ...(target.seeds[lang] ?? []),
        ...samplePages(documents).map(({ title }) => title),
      ]) {
        for (const hit of await askFor(target, lang, keyword)) {
          const document = byPath.get(hit.routePath);
          if (!document) throw new Error(`"${keyword}" finds ${hit.routePath}, which is no document.`);
          expectTextsOf(document, hit);
        }
      }
    },
  ),
  withDocuments('finds the documents by their titles', async (target, lang, documents) => {
    const pages = samplePages(documents);
    const missed: string[] = [];
    for (const { title, routePath } of pages) {
      const first = (await askFor(target, lang, title)).slice(0, 3);
      if (!first.some((hit) => hit.routePath === routePath))
        missed.push(`"${title}" does not find ${routePath}`);
    }
    expect(missed.length <= pages.length * (1 - share), () => missed.join('; '));
  }),
];
