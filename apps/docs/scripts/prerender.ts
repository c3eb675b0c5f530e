import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { outputFile, overviewFile, pageFile, sectionOf, sidebarFile } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import type { PageFacts } from '@docs/content/types';
import type { Application } from './application.ts';
import { pinnedAddress, type ImportContent } from '../src/data/content-files.ts';
import { withRuntime, type Content } from './content-modules.ts';
import { documentHtml } from './document-html.ts';
import { hashOf } from './hash.ts';
import type { SitemapPage } from './site-files.ts';
import { siteFile, type SiteFile, type SiteFiles } from './site-folder.ts';
import type { RenderedPage } from '../src/entry-server.tsx';

/** Exports of the bundled `entry-server`. */
export interface ServerModule {
  readonly renderPage: (routePath: string, importContent: ImportContent) => Promise<RenderedPage>;
  readonly renderNotFound: (locale: 'en' | 'zh') => Promise<RenderedPage>;
}

/** A document of an earlier build, and the inputs of its rendering. */
export interface RenderedDocument {
  readonly key: string;
  readonly page: SitemapPage & { readonly routePath: string };
  /** Digest of the HTML, which is in the site. */
  readonly html: string;
}

export interface Prerendered {
  /** The HTML. */
  readonly files: SiteFiles;
  /** By route path, sorted. */
  readonly documents: ReadonlyMap<string, RenderedDocument>;
}

interface Options {
  readonly application: Application;
  readonly content: Content;
  /** Imports a file outside the bundle of this script. */
  readonly importNative: (url: string) => Promise<unknown>;
  /** Folder for the modules of pages that are rendered. */
  readonly folder: string;
  readonly known: ReadonlyMap<string, RenderedDocument>;
  /** Finds a file of the last build; null if there is none. */
  readonly find: (path: string) => SiteFile | null;
  readonly onProgress: (done: number, total: number) => void;
}

/** The content files that a document shows. */
function filesOf({ routePath, locale, frontmatter }: PageFacts): readonly string[] {
  const section = sectionOf(routePath);
  return [
    ...(section === '' ? [] : [sidebarFile(section, locale)]),
    ...(frontmatter.overview ? [overviewFile(section, locale)] : []),
    pageFile(routePath),
  ];
}

/**
 * Renders every route and both 404 pages, or reuses the HTML of the last build. If a page throws, the error names its
 * route.
 */
export async function prerender(options: Options): Promise<Prerendered> {
  const { application, content, importNative, folder, known, find, onProgress } = options;
  const { client } = application;
  const { base } = siteConfig;
  const files = new Map<string, SiteFile>();
  const documents = new Map<string, RenderedDocument>();
  let loaded: Promise<ServerModule> | undefined;
  const server = () =>
    (loaded ??= importNative(pathToFileURL(application.serverFile).href) as Promise<ServerModule>);

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const codes = new Map(content.pages.map(({ facts, code }) => [pageFile(facts.routePath), code]));
  const importContent: ImportContent = (name) => {
    const code = codes.get(name);
    if (code === undefined) return Promise.resolve({ default: content.data.get(name) });
    const file = join(folder, `${hashOf(name, code)}.mjs`);
    writeFileSync(file, withRuntime(code, import.meta.resolve('react/jsx-runtime')));
    return importNative(pathToFileURL(file).href);
  };
  const hash = (name: string): string => {
    const module = content.modules.get(name);
    if (!module) throw new Error(`There is no content file ${name}: look at scripts/content-modules.ts.`);
    return module.hash;
  };
  const chunksOf = (page: RenderedPage) => client.chunksOf(page.files).map((file) => base + file);

  async function render(facts: PageFacts, key: string): Promise<void> {
    const { routePath } = facts;
    let page: RenderedPage;
    try {
      page = await (await server()).renderPage(routePath, importContent);
    } catch (cause) {
      throw new Error(`${routePath} cannot be rendered.`, { cause });
    }
    const pinned = filesOf(facts).map((name) => pinnedAddress(base, name, hash(name)));
    const html = siteFile(
      documentHtml(client, {
        routePath,
        preload: [...chunksOf(page), base + client.pageRuntime, ...pinned],
        ...page,
      }),
    );
    files.set(outputFile(routePath), html);
    const { head, lastModified } = page;
    const { canonical, alternates } = head;
    documents.set(routePath, {
      key,
      page: { routePath, head: { canonical, alternates }, lastModified },
      html: html.digest,
    });
  }

  const pages = content.pages
    .map(({ facts }) => facts)
    .toSorted((a, b) => (a.routePath < b.routePath ? -1 : 1));
  for (const [index, facts] of pages.entries()) {
    const { routePath } = facts;
    const key = hashOf(application.key, ...filesOf(facts).flatMap((name) => [name, hash(name)]));
    const document = known.get(routePath);
    const html = document?.key === key ? find(outputFile(routePath)) : null;
    if (document && html?.digest === document.html) {
      files.set(outputFile(routePath), html);
      documents.set(routePath, document);
    } else await render(facts, key);
    onProgress(index + 1, pages.length);
  }
  const en = await (await server()).renderNotFound('en');
  const zh = await (await server()).renderNotFound('zh');
  const unknown = (page: RenderedPage) => ({ routePath: null, preload: chunksOf(page), ...page });
  files.set('404.html', siteFile(documentHtml(client, { ...unknown(en), other: zh })));
  files.set('zh/404.html', siteFile(documentHtml(client, unknown(zh))));
  rmSync(folder, { recursive: true });
  return { files, documents };
}
