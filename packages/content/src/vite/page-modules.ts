import mdx from '@mdx-js/rollup';
import { normalizePath } from 'vite';
import type { Plugin } from 'vite';
import { compiledPages } from '../build/compiled-pages.ts';
import { readLastUpdated } from '../build/last-updated.ts';
import { compileOptions } from '../mdx/compile-options.ts';
import type { CompiledPage } from '../mdx/page-draft.ts';
import { rewriteSource } from '../mdx/source-step.ts';
import { formatProblems } from '../problems/problem.ts';
import { siteRoot } from '../site-data/site-data.ts';
import type { ContentFolders, SiteData } from '../site-data/site-data.ts';

type PageSite = Pick<SiteData, 'siteConfig' | 'feeds'>;

/** Turns `.mdx` files below `pages/` into modules: the source step, then MDX with the options of the facts. */
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

/** Page modules have no query; `?raw` and `?url` are other things made of the same file. */
export function pageFilter(folders: ContentFolders): (id: string) => boolean {
  const root = `${normalizePath(folders.pagesRoot)}/`;
  return (id) => id.startsWith(root) && id.endsWith('.mdx');
}

function pageCompile(folders: ContentFolders, site: PageSite, isPage: (id: string) => boolean): Plugin {
  const pages = new Map<string, CompiledPage>();
  let lastUpdated: ReadonlyMap<string, string> = new Map();
  let serving = false;
  const inputs = {
    pagesRoot: folders.pagesRoot,
    host: siteRoot(site.siteConfig),
    feeds: site.feeds,
    lastUpdated: (sourcePath: string) => lastUpdated.get(sourcePath) ?? null,
  };
  const kept = compiledPages(folders.distRoot, inputs);
  const compiler = mdx(
    compileOptions({
      ...inputs,
      onPage: (page) => {
        pages.set(page.sourcePath, page);
      },
    }),
  );
  let isProduction = false;
  return {
    name: 'docs:page-compile',
    enforce: 'pre',
    config: (config, env) => {
      isProduction = env.mode === 'production';
      serving = env.command === 'serve';
      compiler.config(config, env);
    },
    buildStart: async () => {
      lastUpdated = await readLastUpdated(folders.pagesRoot);
    },
    async transform(code, id) {
      if (!isPage(id)) return null;
      const sourcePath = id.slice(normalizePath(folders.pagesRoot).length + 1);
      // The build of the facts compiles for production; in development MDX adds the places of elements.
      const found = isProduction ? kept.read(sourcePath, code) : null;
      const compiled = found ?? (await compiler.transform(code, id));
      const page = found?.page ?? pages.get(sourcePath);
      if (!compiled || !page) this.error(`${id}: the compile has given no page`);
      // In development the artifacts list problems and the page stays visible, unless it has no facts at all.
      if (page.problems.length > 0 && (!serving || page.facts === null)) {
        this.error(formatProblems(page.problems));
      }
      for (const { absolutePath } of page.includes) this.addWatchFile(absolutePath);
      return { code: compiled.code, map: null };
    },
  };
}
