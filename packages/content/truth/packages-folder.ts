import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../src/build/package-root.ts';

/** Has the real packages, with their own lockfile. */
export const packagesFolder = join(packageRoot, 'truth/packages');

/** Temporary folders of the checks, ignored by Git. Imports in them resolve to the real packages. */
export const triesFolder = join(packagesFolder, '.samples');

const INSTALLED = join(packagesFolder, 'node_modules/.package-lock.json');

/** Installs the real packages if they are missing or do not match the lockfile; takes 20 seconds to two minutes. */
export function installPackages(): void {
  const wanted = JSON.stringify(lockedVersions(join(packagesFolder, 'package-lock.json')));
  if (existsSync(INSTALLED) && wanted === JSON.stringify(lockedVersions(INSTALLED))) return;
  console.log('Installing the packages that pages are checked against');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: packagesFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Without optional packages, which depend on the platform. */
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
