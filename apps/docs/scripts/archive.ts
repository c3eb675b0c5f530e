/**
 * Writes the built site as a zip whose pages open from a disk, without a server:
 *   npm run archive
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { siteConfig, locales } from '@docs/content/site';
import { artifactsDirectory } from '@docs/content/build';
import { archivedContent, runtimeModule } from './archive/archived-content.ts';
import { archivedDocument, assetsFolder } from './archive/archived-document.ts';
import { buildApplication } from './application.ts';
import { archiveBuild } from './bundles.ts';
import { readContent } from './content-modules.ts';
import { removeLeftovers } from './remove-leftovers.ts';
import { filesBelow, type Files } from './site-folder.ts';

const app = fileURLToPath(new URL('..', import.meta.url));
const dist = resolve(app, 'dist');
const site = join(dist, 'site');
/** Next to `dist`, which is the output of the build. */
const out = resolve(app, 'archive');

/** The earliest time that a zip can hold; constant, so that the same site gives the same bytes. */
const mtime = new Date(1980, 0, 1);

const isDocument = (file: string): boolean => file.endsWith('.html') && !/(^|\/)404\.html$/.test(file);

/** Pictures, icons and feeds; not files that only a host or the online application needs. */
const isPublic = (file: string): boolean =>
  !/\.(html|br|gz|webmanifest)$/.test(file) &&
  !/^(assets|content|latest|pages)\//.test(file) &&
  !['_headers', 'robots.txt', 'sitemap.xml', 'retained.json', 'service-worker.js'].includes(file);

function searchScript(locale: string): string {
  const bytes = ['index', 'contents'].map((part) =>
    readFileSync(join(artifactsDirectory, 'search', `${part}.${locale}.bin`)),
  );
  return `docsArchive.addIndex(${JSON.stringify(locale)}, ${JSON.stringify(Buffer.concat(bytes).toString('base64'))});\n`;
}

async function assets(): Promise<Files> {
  const folder = join(out, 'application');
  await archiveBuild(app, folder);
  const built = filesBelow(folder).map(
    (file) => [`${assetsFolder}/${file}`, readFileSync(join(folder, file))] as const,
  );
  const { client, clientFolder } = await buildApplication(app, join(dist, 'application'));
  const firstPaint = readFileSync(join(clientFolder, client.headScripts['first-paint']));
  return new Map([...built, [`${assetsFolder}/first-paint.js`, firstPaint]]);
}

export async function main(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out);
  removeLeftovers(dist);
  const siteFiles = filesBelow(site);
  const files: Files = new Map([
    ...siteFiles.filter(isPublic).map((file) => [file, readFileSync(join(site, file))] as const),
    ...siteFiles
      .filter(isDocument)
      .map((file) => [file, archivedDocument(file, readFileSync(join(site, file), 'utf8'))] as const),
    ...(await assets()),
    ...(await archivedContent(await readContent(runtimeModule))),
    ...Object.keys(locales).map((locale) => [`search/${locale}.js`, searchScript(locale)] as const),
  ]);
  const folder = `${siteConfig.title.toLowerCase()}-docs`;
  const bytes = zipSync(
    Object.fromEntries([...files].map(([file, content]) => [`${folder}/${file}`, Buffer.from(content)])),
    { level: 9, mtime },
  );
  writeFileSync(join(out, `${folder}.zip`), bytes);
  console.log(`apps/docs/archive/${folder}.zip: ${files.size} files, ${(bytes.length / 1e6).toFixed(1)} MB`);
}
