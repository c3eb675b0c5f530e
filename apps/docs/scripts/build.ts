/**
 * Builds the site: the bundles of the application, the modules of pages and other content, the HTML of each route, and
 * compressed copies. Outputs of the last build are reused if their inputs have not changed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join, resolve } from 'node:path';
import { siteConfig } from '@docs/content/site';
import { artifactsDirectory, artifactsIn, publication } from '@docs/content/build';
import { headersFile, nginxConfiguration } from '../server/host-files.ts';
import { latestAddress, pinnedAddress } from '../src/data/content-files.ts';
import { serviceWorkerFile } from '../src/offline/offline-files.ts';
import { readBuildOptions } from './build-options.ts';
import { buildApplication, type Application } from './application.ts';
import { readLastBuild, writeLastBuild } from './last-build.ts';
import { compressFiles, type Compressed } from './compress.ts';
import { readContent, type Content } from './content-modules.ts';
import { offlineFiles } from './offline-files.ts';
import { prerender } from './prerender.ts';
import { retainedFiles } from './retained-files.ts';
import { searchFiles } from './search-files.ts';
import { manifestFile, robots, sitemap, webManifest } from './site-files.ts';
import {
  filesBelow,
  openSiteFolder,
  siteFile,
  siteFiles,
  type Files,
  type SiteFiles,
} from './site-folder.ts';

const app = fileURLToPath(new URL('..', import.meta.url));

const readFolder = (folder: string): Files =>
  new Map(filesBelow(folder).map((path) => [path, readFileSync(join(folder, path))]));

const feedFiles = (): Files =>
  new Map(
    artifactsIn('feeds').map((path) => [
      path.replace('feeds/', 'rss/'),
      readFileSync(join(artifactsDirectory, path)),
    ]),
  );

/** The bundles and the public files. */
const clientFiles = ({ clientFolder }: Application): Files =>
  new Map([...readFolder(clientFolder)].filter(([path]) => !path.endsWith('manifest.json')));

/** Each content file twice; see decision 1. */
function contentFiles({ modules }: Content, build: string): SiteFiles {
  const files = [...modules].flatMap(([name, { code, hash }]) => {
    const file = siteFile(code);
    return [[pinnedAddress('', name, hash), file] as const, [latestAddress('', build, name), file] as const];
  });
  return new Map(files);
}

export async function main(args: string[], importNative: (url: string) => Promise<unknown>): Promise<void> {
  const started = performance.now();
  const { dist, isPublished, previous, serviceWorker } = readBuildOptions(args);
  // The runner of this file sets it to development; React and Vite read it.
  process.env['NODE_ENV'] = 'production';
  mkdirSync(dist, { recursive: true });

  const last = readLastBuild(dist);
  const site = openSiteFolder(resolve(dist, 'site'), last.files);
  const application = await buildApplication(app, resolve(dist, 'application'));
  const { build, pageRuntime } = application.client;
  const content = await readContent(siteConfig.base + pageRuntime);
  const { files: documentFiles, documents } = await prerender({
    application,
    content,
    importNative,
    folder: resolve(dist, 'rendered'),
    known: last.documents,
    find: site.find,
    onProgress: (done, total) => {
      if (done % 10 === 0 || done === total) console.log(`pages rendered ${done}/${total}`);
    },
  });
  const pages = [...documents.values()].map(({ page }) => page);
  const otherFiles: Files = new Map([
    ...feedFiles(),
    ['sitemap.xml', sitemap(pages)],
    ['robots.txt', robots(publication.host)],
    [manifestFile, webManifest()],
    [serviceWorkerFile, readFileSync(application.serviceWorkerFile(serviceWorker))],
  ]);
  const own = new Map([
    ...siteFiles(clientFiles(application)),
    ...contentFiles(content, build),
    ...siteFiles(searchFiles(build)),
    ...documentFiles,
    ...siteFiles(otherFiles),
  ]);
  // Tests serve other configurations without compression.
  const compress = (files: SiteFiles): Compressed | Promise<Compressed> =>
    isPublished ? compressFiles(files, last.compressed, site.find) : { files: new Map(), digests: new Map() };
  const shown = await compress(own);
  const offline = offlineFiles(own, shown.files, documents.keys(), build);
  const lists = await compress(offline);
  // The headers of the server in `server/`, for static hosts and for nginx.
  own.set('_headers', siteFile(headersFile(siteConfig.base)));
  const published = new Map([...own, ...offline, ...shown.files, ...lists.files]);
  const retained = previous === null ? null : retainedFiles(previous, published, build);
  const files = site.write(new Map([...published, ...siteFiles(retained ?? new Map())]));
  const compressed = new Map([...shown.digests, ...lists.digests]);
  writeLastBuild(dist, { documents, compressed, files });

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
  // `retained` includes its own list file.
  if (retained !== null)
    console.log(`docs: ${retained.size - 1} files of older deploys kept from ${previous}`);
  if (serviceWorker === 'kill-service-worker') console.log('docs: the service worker removes itself');
  for (const warning of publication.warnings) console.warn(`docs: ${warning}`);
}
