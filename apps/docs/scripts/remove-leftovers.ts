import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLastBuild } from './last-build.ts';
import { removeOthers } from './site-folder.ts';

/**
 * Removes files that the build does not list: turbo restores a build over another one and leaves the files of that in
 * place.
 */
export function removeLeftovers(dist: string): void {
  const { files } = readLastBuild(dist);
  const site = join(dist, 'site');
  if (files.size > 0 && existsSync(site)) removeOthers(site, (path) => files.has(path));
}

export function main(): Promise<void> {
  removeLeftovers(fileURLToPath(new URL('../dist', import.meta.url)));
  return Promise.resolve();
}
