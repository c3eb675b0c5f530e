import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPackage } from '../scripts/build.ts';

const packageRoot = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);

export interface TemporaryPackage {
  /** Folder of a program that uses the package: the built package and its dependencies are installed next to it. */
  readonly userFolder: string;
  /** The built package itself. */
  readonly folder: string;
  remove(): void;
}

/**
 * The package as `npm run build` creates it, outside the workspace, so that nothing can import the sources by accident.
 */
export async function buildTemporaryPackage(): Promise<TemporaryPackage> {
  const userFolder = realpathSync(mkdtempSync(join(tmpdir(), 'search-core-')));
  const folder = join(userFolder, 'node_modules/@docs/search-core');
  mkdirSync(folder, { recursive: true });
  for (const name of ['comlink', 'idb-keyval', 'parse5']) {
    symlinkSync(folderOf(name), join(userFolder, 'node_modules', name), 'junction');
  }
  const exitCode = await buildPackage(packageRoot, folder);
  if (exitCode !== 0) throw new Error(`the build ended with ${exitCode}`);
  return { userFolder, folder, remove: () => rmSync(userFolder, { recursive: true, force: true }) };
}

/** The installed folder of a package, wherever the workspace has it. */
function folderOf(name: string): string {
  let folder = dirname(require.resolve(name));
  while (!folder.endsWith(name)) folder = dirname(folder);
  return folder;
}
