import mdx from '@mdx-js/rollup';
import { normalizePath } from 'vite';
import type { Plugin } from 'vite';
import { readLastUpdated } from '../build/last-updated.ts';
import { compileOptions } from '../mdx/compile-options.ts';
import type { CompiledPage } from '../mdx/page-draft.ts';
import { rewriteSource } from '../mdx/source-step.ts';
import { formatProblems } from '../problems/problem.ts';
import { siteRoot } from '../site-data/site-data.ts';
import type { ContentFolders, SiteData } from '../site-data/site-data.ts';

type PageSite = Pick<SiteData, 'siteConfig' | 'feeds' | 'glossary'>;

/** Compiles `.mdx` files below `pages/`: `rewriteSource`, then MDX with the same options as the content build. */
export function pageModules(folders: ContentFolders, site: PageSite): readonly Plugin[] {
  const isPage = pageFilter(folders);
  return [
    {
      name: 'docs:page-source',
      enforce: 'pre',
      transform: (code, id) => (isPage(id) ? { code: rewriteSource(code), map: null } : null),
    },
    pageCompile(folders, site, isPage),
  ];
}

/** Ids with a query (`?raw`, `?url`) are not page modules. */
export function pageFilter(folders: ContentFolders): (id: string) => boolean {
  const root = `${normalizePath(folders.pagesRoot)}/`;
  return (id) => id.startsWith(root) && id.endsWith('.mdx');
}

function pageCompile(folders: ContentFolders, site: PageSite, isPage: (id: string) => boolean): Plugin {
  const pages = new Map<string, CompiledPage>();
  let lastUpdated: ReadonlyMap<string, string> = new Map();
  let isServing = false;
  const inputs = {
    pagesRoot: folders.pagesRoot,
    host: siteRoot(site.siteConfig),
    feeds: site.feeds,
    glossary: site.glossary,
    lastUpdated: (sourcePath: string) => lastUpdated.get(sourcePath) ?? null,
  };
  const compiler = mdx(
    compileOptions({
      ...inputs,
      onPage: (page) => {
        pages.set(page.sourcePath, page);
      },
    }),
  );
  return {
    name: 'docs:page-compile',
    enforce: 'pre',
    config: (config, env) => {
      isServing = env.command === 'serve';
      compiler.config(config, env);
    },
    buildStart: async () => {
      lastUpdated = await readLastUpdated(folders.pagesRoot);
    },
    async transform(code, id) {
      if (!isPage(id)) return null;
      const sourcePath = id.slice(normalizePath(folders.pagesRoot).length + 1);
      const compiled = await compiler.transform(code, id);
      const page = pages.get(sourcePath);
      if (!compiled || !page) this.error(`${id}: the MDX compile did not call onPage`);
      // In development `watchArtifacts` prints problems and the page is still rendered, unless it has no facts.
      if (page.problems.length > 0 && (!isServing || page.facts === null)) {
        this.error(formatProblems(page.problems));
      }
      for (const { absolutePath } of page.includes) this.addWatchFile(absolutePath);
      return { code: compiled.code, map: null };
    },
  };
}
