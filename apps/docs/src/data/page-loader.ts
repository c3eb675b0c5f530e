import { localeOf, pageFile } from '@docs/content/paths';
import type { PageFacts } from '@docs/content/types';
import type { ImportContent } from './content-files.ts';
import type { LoadedPage, PageModule } from './page.ts';
import { loadOverview, loadSidebar } from './section-data.ts';
import { loadMessages } from './messages.ts';

/** Loads pages and caches them. Failed loads are not cached. */
export interface PageLoader {
  /** The page if it is loaded, else null. */
  readonly peek: (routePath: string) => LoadedPage | null;
  readonly load: (routePath: string) => Promise<LoadedPage>;
  /** Replaces a page, in development. */
  readonly put: (page: LoadedPage) => void;
}

/** @param loadParts loads the components that render a page */
export function createPageLoader(
  importContent: ImportContent,
  loadParts: (facts: PageFacts) => Promise<unknown>,
): PageLoader {
  const loaded = new Map<string, LoadedPage>();
  const pending = new Map<string, Promise<LoadedPage>>();

  async function fetchPage(routePath: string): Promise<LoadedPage> {
    const [module, sidebar] = await Promise.all([
      importContent(pageFile(routePath)) as Promise<PageModule>,
      loadSidebar(importContent, routePath),
      loadMessages(localeOf(routePath)),
    ]);
    const { frontmatter } = module.page;
    const [overview] = await Promise.all([
      frontmatter.overview ? loadOverview(importContent, routePath) : null,
      loadParts(module.page),
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
