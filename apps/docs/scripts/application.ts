import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { publication } from '@docs/content/build';
import type { ServiceWorker } from './bundles.ts';
import { readClientManifest, type ClientManifest } from './client-manifest.ts';
import { digestOf, hashOf } from './hash.ts';
import { filesBelow, readIfPresent, removeOthers } from './site-folder.ts';

/** The bundles, which contain no content. */
export interface Application {
  /** Hash of all sources. */
  readonly key: string;
  readonly client: ClientManifest;
  /** Folder of the client's files. */
  readonly clientFolder: string;
  readonly serverFile: string;
  readonly serviceWorkerFile: (name: ServiceWorker) => string;
}

/** Sources of the bundles and documents, relative to the root of the workspace. */
const sources = [
  'apps/docs/package.json',
  'apps/docs/scripts',
  'apps/docs/server',
  'apps/docs/src',
  'apps/docs/tsconfig.json',
  'package-lock.json',
  'packages/content/package.json',
  'packages/content/public',
  'packages/content/site',
  'packages/content/src',
  'packages/content/tsconfig.json',
  'packages/search-core/package.json',
  'packages/search-core/src',
  'packages/search-core/tsconfig.json',
  'packages/ui/package.json',
  'packages/ui/src',
  'packages/ui/tsconfig.json',
  'tsconfig.base.json',
];

const isTest = (path: string): boolean => /\.(test|setup)\.tsx?$/.test(path);

function sourceKey(workspace: string): string {
  const files = sources.flatMap((source) => {
    if (source.endsWith('.json')) return [source];
    const names = readdirSync(join(workspace, source), { recursive: true, withFileTypes: true });
    return names
      .filter((entry) => entry.isFile() && !isTest(entry.name))
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(workspace.length + 1)
          .split(sep)
          .join('/'),
      );
  });
  const texts = files.toSorted().flatMap((file) => [file, readFileSync(join(workspace, file))]);
  const settings = [process.env['VITE_SITE_SETTINGS'] ?? '', publication.host, publication.editBase];
  return hashOf(process.version, ...settings, ...texts);
}

/** Builds the bundles in `folder`, or reuses those of an earlier build of the same sources. */
export async function buildApplication(app: string, folder: string): Promise<Application> {
  const key = sourceKey(resolve(app, '../..'));
  const keyFile = join(folder, 'key.json');
  const clientFolder = join(folder, 'client');
  const read = () => ({
    key,
    client: readClientManifest(clientFolder),
    clientFolder,
    serverFile: join(folder, 'server/entry-server.js'),
    serviceWorkerFile: (name: ServiceWorker) => join(folder, `service-workers/${name}.js`),
  });
  const last = readRecord(keyFile);
  if (last?.key === key && isSound(folder, last)) {
    // Turbo restores a build over another one and leaves the files of that in place.
    removeOthers(folder, (path) => path === 'key.json' || path in last.digests);
    return read();
  }
  rmSync(folder, { recursive: true, force: true });
  // Vite takes a tenth of a second to load.
  const bundles = await import('./bundles.ts');
  await bundles.clientBuild(app, clientFolder);
  await bundles.pageRuntimeBuild(app, clientFolder);
  for (const name of bundles.headScripts) await bundles.headScriptBuild(app, clientFolder, name);
  await bundles.serviceWorkerBuild(app, join(folder, 'service-workers'));
  await bundles.serverBuild(app, join(folder, 'server'));
  // Written last: an aborted build has no key.
  const digests = filesBelow(folder).map(
    (path) => [path, digestOf(readFileSync(join(folder, path)))] as const,
  );
  writeFileSync(keyFile, JSON.stringify({ key, digests: Object.fromEntries(digests) } satisfies Bundled));
  return read();
}

/** The key of the sources that the bundles in a folder were built from, and the digests of the files. */
interface Bundled {
  readonly key: string;
  readonly digests: Readonly<Record<string, string>>;
}

/**
 * A restored build may lack files, and a full disk truncates them. Because their names are immutable, none may be
 * published then.
 */
function isSound(folder: string, { digests }: Bundled): boolean {
  return Object.entries(digests).every(([path, digest]) => {
    const bytes = readIfPresent(join(folder, path));
    return bytes !== null && digestOf(bytes) === digest;
  });
}

function readRecord(file: string): Bundled | null {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8')) as Partial<Bundled>;
    // Earlier versions had no digests.
    return record.key !== undefined && record.digests ? { key: record.key, digests: record.digests } : null;
  } catch {
    return null;
  }
}
