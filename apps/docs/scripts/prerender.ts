import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outputFile } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import type { ClientManifest } from './client-manifest.ts';
import { moduleUrl } from '../src/data/page-loader.ts';
import { documentHtml } from './document-html.ts';
import type { SitemapPage } from './site-files.ts';
import type { RenderedPage } from '../src/entry-server.tsx';

/** Exports of the bundled `entry-server`. */
export interface ServerModule {
  readonly routePaths: readonly string[];
  readonly renderPage: (routePath: string) => Promise<RenderedPage>;
  readonly renderNotFound: (locale: 'en' | 'zh') => Promise<RenderedPage>;
}

export interface PrerenderedPage extends SitemapPage {
  readonly routePath: string;
}

function write(site: string, file: string, html: string): void {
  const target = join(site, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, html);
}

const chunksOf = (client: ClientManifest, { files }: RenderedPage): readonly string[] =>
  client.chunksOf(files).map((file) => siteConfig.base + file);

/** Writes every route and both 404 pages. If a page throws, the error names its route. */
export async function prerender(
  server: ServerModule,
  client: ClientManifest,
  site: string,
  onProgress: (done: number, total: number) => void,
): Promise<readonly PrerenderedPage[]> {
  const pages: PrerenderedPage[] = [];
  for (const routePath of server.routePaths) {
    let page: RenderedPage;
    try {
      page = await server.renderPage(routePath);
    } catch (cause) {
      throw new Error(`${routePath} cannot be rendered.`, { cause });
    }
    const preload = [...chunksOf(client, page), moduleUrl(siteConfig.base, client.build, routePath)];
    write(site, outputFile(routePath), documentHtml(client, { routePath, preload, ...page }));
    pages.push({ routePath, head: page.head, lastModified: page.lastModified });
    onProgress(pages.length, server.routePaths.length);
  }
  const en = await server.renderNotFound('en');
  const zh = await server.renderNotFound('zh');
  const unknown = (page: RenderedPage) => ({ routePath: null, preload: chunksOf(client, page), ...page });
  write(site, '404.html', documentHtml(client, { ...unknown(en), other: zh }));
  write(site, 'zh/404.html', documentHtml(client, unknown(zh)));
  return pages;
}
