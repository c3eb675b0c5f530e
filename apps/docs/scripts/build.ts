/**
 * Builds the site: the client bundle with one module per page, the boot script, the server bundle, then every
 * route as HTML, each file also compressed. Both bundles are made in one process, so a page compiles once.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { bootBuild, clientBuild, serverBuild } from './bundles.ts';
import { compressFolder } from './compress.ts';
import { namePagesFolder, readClientManifest } from './client-manifest.ts';
import { prerender, type ServerModule } from './prerender.ts';
import { copyFeeds } from './copy-feeds.ts';

const app = fileURLToPath(new URL('..', import.meta.url));
const site = resolve(app, 'dist/site');

export async function main(_args: string[], importNative: (url: string) => Promise<unknown>): Promise<void> {
  const started = performance.now();
  // The runner of this file has set it for development; React and Vite look at it.
  process.env['NODE_ENV'] = 'production';
  rmSync(resolve(app, 'dist'), { recursive: true, force: true });
  await clientBuild(app, site);
  await bootBuild(app, site);
  await serverBuild(app);

  const client = readClientManifest(site, namePagesFolder(site));
  const serverFile = pathToFileURL(resolve(app, 'dist/server/entry-server.js')).href;
  const server = (await importNative(serverFile)) as ServerModule;
  const routePaths = await prerender(server, client, site, (done, total) => {
    if (done % 10 === 0 || done === total) console.log(`pages rendered ${done}/${total}`);
  });
  copyFeeds(site);
  await compressFolder(site);
  writeFileSync(resolve(app, 'dist/report.json'), JSON.stringify({ pages: routePaths.length, routePaths }));
  console.log(`docs: ${routePaths.length} pages in ${Math.round(performance.now() - started)} ms`);
}
