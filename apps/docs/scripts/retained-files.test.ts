import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkPublished, retainedFiles } from './retained-files.ts';
import { openSiteFolder, siteFiles } from './site-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'published-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Publishes a build over the last one; returns the paths that are kept of older ones. */
function deploy(build: string, names: readonly string[]): readonly string[] {
  const own = siteFiles(new Map(names.map((name) => [name, name])));
  const kept = retainedFiles(folder, own, build);
  openSiteFolder(folder).write(new Map([...own, ...siteFiles(kept)]));
  return [...kept.keys()].filter((path) => path !== 'retained.json');
}

function publish(path: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), path);
}

it('keeps files with hashes for three deploys', () => {
  publish('content/pages/port.1.js');
  const changed = () => deploy('a', ['content/pages/port.2.js']);
  expect([changed(), changed(), changed(), changed()]).toEqual([
    ['content/pages/port.1.js'],
    ['content/pages/port.1.js'],
    ['content/pages/port.1.js'],
    [],
  ]);
});

it('counts anew for a file that was part of a build again', () => {
  publish('assets/shell-1.js');
  deploy('a', []);
  deploy('a', []);
  deploy('a', ['assets/shell-1.js']);
  for (let count = 0; count < 3; count += 1) expect(deploy('a', [])).toEqual(['assets/shell-1.js']);
  expect(deploy('a', [])).toEqual([]);
});

it('keeps the content for other builds of the application, but no page that this build lacks', () => {
  publish('latest/a/pages/port.js');
  publish('latest/b/pages/gone.js');
  publish('config/gone.html');
  expect(deploy('b', ['latest/b/pages/port.js'])).toEqual(['latest/a/pages/port.js']);
});

it('refuses a folder without a build, and a list that no build wrote', () => {
  expect(() => checkPublished(join(folder, 'none'))).toThrow(/^--previous .*none: no build of this site/);
  publish('404.html');
  expect(() => checkPublished(folder)).toThrow('no build of this site');
  writeFileSync(join(folder, '404.html'), '<html lang="en" data-build="a1">');
  expect(() => checkPublished(folder)).not.toThrow();
  writeFileSync(join(folder, 'retained.json'), '{');
  expect(() => retainedFiles(folder, new Map(), 'a')).toThrow('retained.json is not the list of a build');
});
