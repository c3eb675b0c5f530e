import { formatProblems } from '../problems/problem.ts';
import { siteRoot } from '../site-data/site-data.ts';
import type { ContentFolders, SiteData } from '../site-data/site-data.ts';
import type { PageFacts } from '../types.ts';
import type { PageCompiler } from './compile-page.ts';
import { compiledPages } from './compiled-pages.ts';
import { readLastUpdated } from './last-updated.ts';
import { readSources } from './read-sources.ts';

export interface PageCode {
  readonly facts: PageFacts;
  /** Minified; a module that imports `react/jsx-runtime`. */
  readonly code: string;
}

/** Every page, sorted by source path: from the cache of the content build, else compiled. Throws for pages with problems. */
export async function readPageCode(
  folders: ContentFolders,
  {
    siteConfig,
    feeds,
    glossary,
    localeList,
  }: Pick<SiteData, 'siteConfig' | 'feeds' | 'glossary' | 'localeList'>,
): Promise<readonly PageCode[]> {
  const { pagesRoot } = folders;
  const [sources, lastUpdated] = await Promise.all([
    readSources(pagesRoot, localeList),
    readLastUpdated(pagesRoot),
  ]);
  const inputs = {
    pagesRoot,
    host: siteRoot(siteConfig),
    feeds,
    glossary,
    lastUpdated: (sourcePath: string) => lastUpdated.get(sourcePath) ?? null,
  };
  const cache = compiledPages(folders.distRoot, inputs);
  let loaded: Promise<PageCompiler> | undefined;
  const compile: PageCompiler = async (source) => {
    // MDX takes half a second to load, and the content build has usually compiled all pages.
    loaded ??= import('./compile-page.ts').then(({ createPageCompiler }) => createPageCompiler(inputs));
    const { minifyPage } = await import('./minify-page.ts');
    const { page, code } = await (await loaded)(source);
    return { page, code: code === null ? null : await minifyPage(source.sourcePath, code) };
  };
  const pages: PageCode[] = [];
  for (const source of sources) {
    const { page, code } = cache.read(source.sourcePath, source.text) ?? (await compile(source));
    if (code === null || page.facts === null || page.problems.length > 0)
      throw new Error(formatProblems(page.problems));
    pages.push({ facts: page.facts, code });
  }
  return pages;
}
