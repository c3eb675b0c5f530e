import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../check/check-content.ts';
import { sidebarLocator } from '../check/check-sidebars.ts';
import type { CompiledPage } from '../mdx/page-draft.ts';
import type { Problem } from '../problems/problem.ts';
import { buildArtifacts } from './artifacts.ts';
import type { Artifacts } from './artifacts.ts';
import { createPageCompiler } from './compile-page.ts';
import { readLastUpdated } from './last-updated.ts';
import { readSources } from './read-sources.ts';
import type { PageSource } from './read-sources.ts';
import { siteHost } from '../site-data/site-data.ts';
import type { ContentFolders, SiteData } from '../site-data/site-data.ts';

interface BuildResult {
  readonly artifacts: Artifacts;
  readonly problems: readonly Problem[];
  /** All pages, also those with problems. */
  readonly pages: number;
  /** Pages that this build had to compile. */
  readonly compiled: number;
}

export interface ContentBuilder {
  readonly build: (
    site: SiteData,
    onProgress?: (compiled: number, total: number) => void,
  ) => Promise<BuildResult>;
}

/** Builds again and again; a page is compiled again only when its text or that of an included file has changed. */
export function createContentBuilder(folders: ContentFolders): ContentBuilder {
  const compiled = new Map<string, { readonly text: string; readonly page: CompiledPage }>();
  let context = '';

  return {
    build: async (site, onProgress) => {
      const [sources, lastUpdated] = await Promise.all([
        readSources(folders.pagesRoot, site.localeList),
        readLastUpdated(folders.pagesRoot),
      ]);
      const host = siteHost(site.siteConfig);
      const wanted = JSON.stringify([host, site.feeds]);
      if (wanted !== context) compiled.clear();
      context = wanted;
      const compile = createPageCompiler({
        pagesRoot: folders.pagesRoot,
        host,
        feeds: site.feeds,
        lastUpdated: (sourcePath) => lastUpdated.get(sourcePath) ?? null,
      });
      const stale = sources.filter((source) => !isFresh(source));
      for (const [index, source] of stale.entries()) {
        compiled.set(source.sourcePath, { text: source.text, page: (await compile(source)).page });
        onProgress?.(index + 1, stale.length);
      }
      const pages = sources.flatMap(({ sourcePath }) => compiled.get(sourcePath)?.page ?? []);
      return {
        artifacts: buildArtifacts(pages, site, host),
        problems: checkContent(pages, site, sidebarLocator(readSidebar)),
        pages: pages.length,
        compiled: stale.length,
      };
    },
  };

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

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
