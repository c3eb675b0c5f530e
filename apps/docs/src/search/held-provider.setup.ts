import type { ResultList, SearchProvider } from './search-provider.ts';

/** A list in which each title is a page of its own. */
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
        mended: [],
      },
    ],
  })),
});

type Opened = Awaited<ReturnType<SearchProvider['open']>>;

/** A provider whose opening and answers are let go by the test. */
export function heldProvider() {
  let letOpen: (result: Opened) => void = () => {};
  const asked: { text: string; answer: (list: ResultList) => void }[] = [];
  const provider: SearchProvider = {
    open: () => new Promise((resolve) => (letOpen = resolve)),
    search: (text) =>
      new Promise((resolve) => {
        asked.push({ text, answer: (list) => resolve({ kind: 'results', lists: [list] }) });
      }),
  };
  return { provider, asked, open: (result: Opened) => letOpen(result) };
}
