import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outputFile } from '@docs/content/paths';
import type { ClientManifest } from './client-manifest.ts';
import { documentHtml } from './document-html.ts';
import type { RenderedPage } from '../src/entry-server.tsx';

/** What `entry-server` exports once it is bundled. */
export interface ServerModule {
  readonly routePaths: readonly string[];
  readonly renderPage: (routePath: string) => Promise<RenderedPage>;
  readonly renderNotFound: (locale: 'en' | 'zh') => RenderedPage;
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
): Promise<readonly string[]> {
  let done = 0;
  for (const routePath of server.routePaths) {
    let page: RenderedPage;
    try {
      page = await server.renderPage(routePath);
    } catch (cause) {
      throw new Error(`${routePath} cannot be rendered.`, { cause });
    }
    write(site, outputFile(routePath), documentHtml(client, { routePath, ...page }));
    onProgress(++done, server.routePaths.length);
  }
  const [en, zh] = [server.renderNotFound('en'), server.renderNotFound('zh')];
  write(site, '404.html', documentHtml(client, { routePath: null, ...en, other: zh }));
  write(site, 'zh/404.html', documentHtml(client, { routePath: null, ...zh }));
  return server.routePaths;
}
