import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../check/check-content.ts';
import { sidebarLocator } from '../check/check-sidebars.ts';
import type { CompiledPage } from '../mdx/page-draft.ts';
import { readText } from '../mdx/read-text.ts';
import type { Problem } from '../problems/problem.ts';
import { buildArtifacts } from './artifacts.ts';
import type { Artifacts } from './artifacts.ts';
import { createPageCompiler } from './compile-page.ts';
import { compiledPages } from './compiled-pages.ts';
import type { CacheFile } from './compiled-pages.ts';
import { readLastUpdated } from './last-updated.ts';
import { minifyPage } from './minify-page.ts';
import { readPublicFiles, readSources } from './read-sources.ts';
import type { PageSource } from './read-sources.ts';
import { siteRoot } from '../site-data/site-data.ts';
import type { ContentFolders, SiteData } from '../site-data/site-data.ts';

interface BuildResult {
  readonly artifacts: Artifacts;
  readonly problems: readonly Problem[];
  /** Number of listed pages, including those with problems. */
  readonly pages: number;
  /** Number of pages that were compiled, not read from the cache. */
  readonly compiled: number;
}

export interface ContentBuilder {
  readonly build: (
    site: SiteData,
    onProgress?: (compiled: number, total: number) => void,
  ) => Promise<BuildResult>;
}

interface Compiled {
  readonly text: string;
  readonly page: CompiledPage;
  /** Cache file for the bundler; null if the page has problems. */
  readonly artifact: CacheFile | null;
}

/**
 * Incremental builder. A page is recompiled only if its text or an included file changed since the last build of this
 * process or since the build that wrote `dist/`.
 */
export function createContentBuilder(folders: ContentFolders): ContentBuilder {
  const compiled = new Map<string, Compiled>();
  let context = '';

  return {
    build: async (site, onProgress) => {
      const [sources, publicFiles, lastUpdated] = await Promise.all([
        readSources(folders.pagesRoot, site.localeList),
        readPublicFiles(folders.publicRoot),
        readLastUpdated(folders.pagesRoot),
      ]);
      const host = siteRoot(site.siteConfig);
      const newContext = JSON.stringify([host, site.feeds, site.glossary]);
      if (newContext !== context) compiled.clear();
      context = newContext;
      const inputs = {
        pagesRoot: folders.pagesRoot,
        host,
        feeds: site.feeds,
        glossary: site.glossary,
        lastUpdated: (sourcePath: string) => lastUpdated.get(sourcePath) ?? null,
      };
      const cache = compiledPages(folders.distRoot, inputs);
      const compile = createPageCompiler(inputs);
      const stale = sources.filter((source) => !isFresh(source));
      let compileCount = 0;
      for (const [index, source] of stale.entries()) {
        const { sourcePath, text } = source;
        const cached = cache.read(sourcePath, text);
        if (cached !== null) {
          compiled.set(sourcePath, { text, page: cached.page, artifact: cached.artifact });
        } else {
          const { page, code } = await compile(source);
          const isValid = code !== null && page.problems.length === 0;
          const artifact = isValid
            ? cache.artifact(text, { page, code: await minifyPage(sourcePath, code) })
            : null;
          compiled.set(sourcePath, { text, page, artifact });
          compileCount += 1;
        }
        onProgress?.(index + 1, stale.length);
      }
      const known = sources.flatMap(({ sourcePath }) => compiled.get(sourcePath) ?? []);
      const pages = known.map(({ page }) => page);
      const modules = known.flatMap(({ artifact }) => (artifact === null ? [] : [artifact]));
      return {
        artifacts: new Map([...buildArtifacts(pages, site, host, readArtifact), ...modules]),
        problems: checkContent(pages, site, sidebarLocator(readSidebar), publicFiles),
        pages: pages.filter(({ facts }) => facts?.frontmatter.unlisted !== true).length,
        compiled: compileCount,
      };
    },
  };

  function readArtifact(path: string): Uint8Array | null {
    const file = join(folders.distRoot, path);
    return existsSync(file) ? readFileSync(file) : null;
  }

  function isFresh(source: PageSource): boolean {
    const known = compiled.get(source.sourcePath);
    return (
      known?.text === source.text &&
      known.page.includes.every(({ absolutePath, text }) => readText(absolutePath) === text)
    );
  }

  function readSidebar(section: string): string {
    return readText(join(folders.packageRoot, 'site/sidebars', `${section}.ts`)) ?? '';
  }
}
