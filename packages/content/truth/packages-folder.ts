import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../src/build/package-root.ts';

/** Holds the real packages, with a lockfile of its own. */
export const packagesFolder = join(packageRoot, 'truth/packages');

/** Beside the real packages, where imports find them; each run has a folder of its own in it. Git ignores it. */
export const triesFolder = join(packagesFolder, '.samples');

const INSTALLED = join(packagesFolder, 'node_modules/.package-lock.json');

/** Installs the real packages where they are missing or older than the lockfile: about 15 seconds. */
export function installPackages(): void {
  const wanted = JSON.stringify(lockedVersions(join(packagesFolder, 'package-lock.json')));
  if (existsSync(INSTALLED) && wanted === JSON.stringify(lockedVersions(INSTALLED))) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: packagesFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Of the packages at the top, which no platform leaves out. */
function lockedVersions(file: string): readonly string[] {
  const lock = JSON.parse(readFileSync(file, 'utf8')) as {
    packages: Record<string, { version?: string; optional?: boolean; peer?: boolean }>;
  };
  return Object.entries(lock.packages)
    .filter(([path, { optional, peer }]) => path !== '' && optional !== true && peer !== true)
    .map(([path, { version }]) => `${path}@${version ?? ''}`)
    .toSorted();
}

export function isInstalled(specifier: string): boolean {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  return existsSync(join(packagesFolder, 'node_modules', name, 'package.json'));
}
