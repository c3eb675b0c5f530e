import { broken, withHits, type BrokenServer } from './broken-server.setup.ts';

/** Servers whose answers do not fit the documents. */
export const brokenDocuments: readonly BrokenServer[] = [
  broken('makes pages up', 'answers only titles, texts, headings and keywords of the documents', {
    answered: (groups) =>
      withHits(groups, (hits) => hits.map((hit) => ({ ...hit, routePath: `/made-up${hit.routePath}` }))),
  }),
  broken(
    'mixes the texts of pages up',
    'answers only titles, texts, headings and keywords of the documents',
    {
      answered: (groups) =>
        withHits(groups, (hits) =>
          hits.map((hit, at) => ({ ...hit, content: hits[(at + 1) % hits.length]?.content ?? '' })),
        ),
    },
  ),
  broken('gives headings other ids', 'answers only titles, texts, headings and keywords of the documents', {
    answered: (groups) =>
      withHits(groups, (hits) =>
        hits.map((hit) => ({ ...hit, toc: hit.toc.map((entry) => ({ ...entry, id: `${entry.id}-1` })) })),
      ),
  }),
  broken('makes keywords up', 'answers only titles, texts, headings and keywords of the documents', {
    answered: (groups) => withHits(groups, (hits) => hits.map((hit) => ({ ...hit, keywords: ['made up'] }))),
  }),
  broken('has half of the documents', 'finds the documents by their titles', {
    answered: (groups) =>
      withHits(groups, (hits) => hits.filter(({ routePath }) => routePath.length % 2 === 0)),
  }),
];
