import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localeOf, outputFile } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import type { ClientManifest } from './client-manifest.ts';
import { documentHtml } from './document-html.ts';
import type { SitemapPage } from './site-files.ts';
import type { RenderedPage } from '../src/entry-server.tsx';

/** What `entry-server` exports once it is bundled. */
export interface ServerModule {
  readonly routePaths: readonly string[];
  readonly renderPage: (routePath: string) => Promise<RenderedPage>;
  readonly renderNotFound: (locale: 'en' | 'zh') => Promise<RenderedPage>;
  readonly renderSearch: (locale: 'en' | 'zh') => Promise<string>;
}

export interface PrerenderedPage extends SitemapPage {
  readonly routePath: string;
}

function write(site: string, file: string, html: string): void {
  const target = join(site, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, html);
}

/** Writes every route and both 404 pages; a page that throws stops the build with its name. */
export async function prerender(
  server: ServerModule,
  client: ClientManifest,
  site: string,
  onProgress: (done: number, total: number) => void,
): Promise<readonly PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  const search =
    siteConfig.search === false
      ? { en: '', zh: '' }
      : { en: await server.renderSearch('en'), zh: await server.renderSearch('zh') };
  for (const routePath of server.routePaths) {
    let page: RenderedPage;
    try {
      page = await server.renderPage(routePath);
    } catch (cause) {
      throw new Error(`${routePath} cannot be rendered.`, { cause });
    }
    const chunks = client.chunksOf({ ...page, routePath });
    write(
      site,
      outputFile(routePath),
      documentHtml(client, { routePath, chunks, search: search[localeOf(routePath)], ...page }),
    );
    pages.push({ routePath, head: page.head, lastModified: page.lastModified });
    onProgress(pages.length, server.routePaths.length);
  }
  const [en, zh] = await Promise.all([server.renderNotFound('en'), server.renderNotFound('zh')]);
  const chunksIn = (routePath: string) => client.chunksOf({ view: '404', hasTabs: false, routePath });
  const notFound = { routePath: null, chunks: chunksIn('/404') } as const;
  write(
    site,
    '404.html',
    documentHtml(client, { ...notFound, ...en, search: search.en, other: { ...zh, search: search.zh } }),
  );
  write(
    site,
    'zh/404.html',
    documentHtml(client, { ...notFound, chunks: chunksIn('/zh/404'), ...zh, search: search.zh }),
  );
  return pages;
}
