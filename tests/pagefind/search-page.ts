export const engines = ['search-core', 'pagefind'] as const;
export type EngineName = (typeof engines)[number];

declare global {
  interface Window {
    /** Ms from the import of the module to the title of the first result. */
    readonly firstAnswer: (query: string) => Promise<number>;
    /** URLs of the best results, best first. */
    readonly results: (query: string, limit: number) => Promise<readonly string[]>;
  }
}

const scripts: Readonly<Record<EngineName, string>> = {
  'search-core': `
    const load = () => import('/search-core/search.js');
    window.firstAnswer = async (query) => {
      const start = performance.now();
      const { search } = await load();
      for await (const { pages } of search(query)) if (pages.length > 0) break;
      return performance.now() - start;
    };
    window.results = async (query, limit) => {
      const { search } = await load();
      let urls = [];
      for await (const { pages } of search(query, { limit })) urls = pages.map(({ url }) => url);
      return urls;
    };`,
  pagefind: `
    const load = () => import('/pagefind/pagefind.js');
    window.firstAnswer = async (query) => {
      const start = performance.now();
      const { search } = await load();
      await (await search(query)).results[0]?.data();
      return performance.now() - start;
    };
    window.results = async (query, limit) => {
      const { search } = await load();
      const { results } = await search(query);
      return Promise.all(results.slice(0, limit).map(async (result) => (await result.data()).url));
    };`,
};

/** A page without content; `lang` chooses the index. */
export const searchPage = (engine: EngineName, lang: string) =>
  `<!doctype html><html lang="${lang}"><title>Measure</title><script type="module">${scripts[engine]}</script></html>`;
