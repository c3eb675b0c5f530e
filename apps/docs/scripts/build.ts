/**
 * Builds the site: the client bundle with one module per page, the head scripts, the server bundle, then the HTML of
 * each route and compressed copies. One process builds all bundles, so that each page compiles once.
 */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { siteConfig } from '@docs/content/site';
import { artifactsDirectory, publication } from '@docs/content/vite';
import { headersFile, nginxConfiguration } from '../server/host-files.ts';
import { clientBuild, headScriptBuild, headScripts, serverBuild } from './bundles.ts';
import { compressFolder } from './compress.ts';
import { namePagesFolder, readClientManifest } from './client-manifest.ts';
import { prerender, type ServerModule } from './prerender.ts';
import { manifestFile, robots, sitemap, webManifest } from './site-files.ts';

const app = fileURLToPath(new URL('..', import.meta.url));

/** Tests use `--out` to build other configurations into other folders of this workspace. */
const options = { out: { type: 'string', default: 'dist' } } as const;

export async function main(args: string[], importNative: (url: string) => Promise<unknown>): Promise<void> {
  const started = performance.now();
  const { values } = parseArgs({ args, options });
  const dist = resolve(app, values.out);
  const site = resolve(dist, 'site');
  // The runner of this file sets it to development; React and Vite read it.
  process.env['NODE_ENV'] = 'production';
  rmSync(dist, { recursive: true, force: true });
  await clientBuild(app, site);
  for (const name of headScripts) await headScriptBuild(app, site, name);
  await serverBuild(app, resolve(dist, 'server'));

  const client = readClientManifest(site, namePagesFolder(site));
  const serverFile = pathToFileURL(resolve(dist, 'server/entry-server.js')).href;
  const server = (await importNative(serverFile)) as ServerModule;
  const pages = await prerender(server, client, site, (done, total) => {
    if (done % 10 === 0 || done === total) console.log(`pages rendered ${done}/${total}`);
  });
  cpSync(resolve(artifactsDirectory, 'feeds'), resolve(site, 'rss'), { recursive: true });
  writeFileSync(resolve(site, 'sitemap.xml'), sitemap(pages));
  writeFileSync(resolve(site, 'robots.txt'), robots(publication.host));
  writeFileSync(resolve(site, manifestFile), webManifest());
  // Tests serve other configurations without compression.
  if (values.out === options.out.default) await compressFolder(site);
  // The headers of the server in `server/`, for static hosts and for nginx.
  writeFileSync(resolve(site, '_headers'), headersFile(siteConfig.base));
  writeFileSync(resolve(dist, 'nginx.conf'), nginxConfiguration(siteConfig.base));
  const pathsOf = (some: typeof pages) => some.map(({ routePath }) => routePath);
  const listed = pages.filter(({ head }) => head.canonical !== null);
  const report = {
    pages: listed.length,
    routePaths: pathsOf(listed),
    // Served, but not linked or indexed.
    unlisted: pathsOf(pages.filter(({ head }) => head.canonical === null)),
  };
  writeFileSync(resolve(dist, 'report.json'), JSON.stringify(report));
  console.log(`docs: ${listed.length} pages in ${Math.round(performance.now() - started)} ms`);
  for (const warning of publication.warnings) console.warn(`docs: ${warning}`);
}
