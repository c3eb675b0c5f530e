import { localeOf } from '@docs/content/paths';
import type { LoadedPage, PageModule } from './page-module.ts';
import { loadOverview, loadSidebar } from './section-data.ts';
import { loadTabSets } from './tab-sets.ts';
import { loadView, viewNameOf } from './views.ts';
import { loadWords } from './words.ts';

/** Loads pages once and keeps them. A failed load is forgotten, so that the next try asks again. */
export interface PageLoader {
  /** The page if it is already here, else null; never starts a load. */
  readonly peek: (routePath: string) => LoadedPage | null;
  readonly load: (routePath: string) => Promise<LoadedPage>;
  /** Puts a page (or a newer version of it, in development) in place. */
  readonly put: (page: LoadedPage) => void;
}

export function createPageLoader(importModule: (routePath: string) => Promise<PageModule>): PageLoader {
  const loaded = new Map<string, LoadedPage>();
  const pending = new Map<string, Promise<LoadedPage>>();

  async function fetchPage(routePath: string): Promise<LoadedPage> {
    const [module, sidebar] = await Promise.all([
      importModule(routePath),
      loadSidebar(routePath),
      loadWords(localeOf(routePath)),
    ]);
    const { frontmatter } = module.page;
    const [overview] = await Promise.all([
      frontmatter.overview ? loadOverview(routePath) : null,
      loadView(viewNameOf(frontmatter)),
      module.page.hasTabs ? loadTabSets('all') : null,
    ]);
    const page = { facts: module.page, Content: module.default, sidebar, overview };
    loaded.set(routePath, page);
    return page;
  }

  return {
    peek: (routePath) => loaded.get(routePath) ?? null,
    put: (page) => {
      loaded.set(page.facts.routePath, page);
    },
    load: (routePath) => {
      const ready = loaded.get(routePath);
      if (ready) return Promise.resolve(ready);
      let promise = pending.get(routePath);
      if (!promise) {
        promise = fetchPage(routePath).finally(() => pending.delete(routePath));
        pending.set(routePath, promise);
      }
      return promise;
    },
  };
}
