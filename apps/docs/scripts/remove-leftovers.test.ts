import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeLastBuild } from './last-build.ts';
import { removeLeftovers } from './remove-leftovers.ts';
import { filesBelow, openSiteFolder, siteFiles } from './site-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leftovers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(name: string, paths: readonly string[]): string {
  const dist = join(folder, name);
  const files = openSiteFolder(join(dist, 'site')).write(
    siteFiles(new Map(paths.map((path) => [path, path]))),
  );
  writeLastBuild(dist, { documents: new Map(), compressed: new Map(), files });
  return dist;
}

it('removes the files of a build that another one was copied over', () => {
  const first = build('first', ['index.html', 'config/port.html']);
  const second = build('second', ['index.html', 'config/gone.html', 'latest/a/gone.js']);
  cpSync(first, second, { recursive: true });
  removeLeftovers(second);
  expect(filesBelow(second)).toEqual(['last-build.json', 'site/config/port.html', 'site/index.html']);
});

it('removes nothing without the list of a build', () => {
  const dist = build('only', ['index.html']);
  rmSync(join(dist, 'last-build.json'));
  removeLeftovers(dist);
  expect(filesBelow(dist)).toEqual(['site/index.html']);
});
