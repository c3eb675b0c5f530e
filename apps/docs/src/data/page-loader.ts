import { localeOf, outputFile } from '@docs/content/paths';
import type { PageFacts } from '@docs/content/types';
import type { LoadedPage, PageModule } from './page.ts';
import { loadOverview, loadSidebar } from './section-data.ts';
import { loadMessages } from './messages.ts';

/**
 * The URL of a page's module. The folder name identifies the build and is in the HTML, so the browser needs no table of
 * pages and never mixes pages of two builds.
 */
export const moduleUrl = (base: string, build: string, routePath: string): string =>
  `${base}pages/${build}/${outputFile(routePath).replace(/\.html$/, '.js')}`;

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
  importModule: (routePath: string) => Promise<PageModule>,
  loadParts: (facts: PageFacts) => Promise<unknown>,
): PageLoader {
  const loaded = new Map<string, LoadedPage>();
  const pending = new Map<string, Promise<LoadedPage>>();

  async function fetchPage(routePath: string): Promise<LoadedPage> {
    const [module, sidebar] = await Promise.all([
      importModule(routePath),
      loadSidebar(routePath),
      loadMessages(localeOf(routePath)),
    ]);
    const { frontmatter } = module.page;
    const [overview] = await Promise.all([
      frontmatter.overview ? loadOverview(routePath) : null,
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
