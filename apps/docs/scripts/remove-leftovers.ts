import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLastBuild } from './last-build.ts';
import { removeOthers } from './site-folder.ts';

/** Removes from the site what its build does not list: turbo restores a build over another one, whose files stay. */
export function removeLeftovers(dist: string): void {
  const { files } = readLastBuild(dist);
  const site = join(dist, 'site');
  if (files.size > 0 && existsSync(site)) removeOthers(site, (path) => files.has(path));
}

export function main(): Promise<void> {
  removeLeftovers(fileURLToPath(new URL('../dist', import.meta.url)));
  return Promise.resolve();
}
