import type { ResultList, SearchProvider } from './search-provider.ts';

/** A result list with one page per title. */
export const listOf = (query: string, titles: readonly string[]): ResultList => ({
  label: '',
  isForeign: false,
  pages: titles.map((title) => ({
    routePath: `/${title}`,
    title,
    rows: [
      {
        type: 'title',
        title,
        header: title,
        trail: [title],
        link: `/${title}`,
        query,
        group: '',
        ranges: [],
        statement: '',
        statementRanges: [],
        isCode: false,
        corrections: [],
      },
    ],
  })),
});

type OpenResult = Awaited<ReturnType<SearchProvider['open']>>;

/** A fake provider: the test decides when it opens and what it answers. */
export function fakeProvider() {
  let resolveOpen: (result: OpenResult) => void = () => {};
  let resolveComplete: (isComplete: boolean) => void = () => {};
  const requests: { text: string; answer: (list: ResultList, isComplete?: boolean) => void }[] = [];
  const provider: SearchProvider = {
    open: () => new Promise((resolve) => (resolveOpen = resolve)),
    search: (text) =>
      new Promise((resolve) => {
        requests.push({
          text,
          answer: (list, isComplete = true) => resolve({ kind: 'results', lists: [list], isComplete }),
        });
      }),
    whenImproved: () => new Promise((resolve) => (resolveComplete = resolve)),
  };
  const complete = (isComplete: boolean) => resolveComplete(isComplete);
  return { provider, requests, complete, open: (result: OpenResult) => resolveOpen(result) };
}
