import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
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

it('keeps files with hashes for three deploys that change something', () => {
  publish('content/pages/port.0.js');
  const change = (version: number) => deploy('a', [`content/pages/port.${version}.js`]);
  expect(change(1)).toEqual(['content/pages/port.0.js']);
  expect(change(2)).toEqual(['content/pages/port.0.js', 'content/pages/port.1.js']);
  // Open tabs lose nothing by deploys of the same build.
  for (let count = 0; count < 4; count += 1) expect(change(2)).toHaveLength(2);
  expect(change(3)).toContain('content/pages/port.0.js');
  expect(change(4)).toEqual([
    'content/pages/port.1.js',
    'content/pages/port.2.js',
    'content/pages/port.3.js',
  ]);
});

it('does not keep a file again that the host still has', () => {
  const host = mkdtempSync(join(tmpdir(), 'host-'));
  const change = (version: number): readonly string[] => {
    // An upload that deletes nothing.
    const own = siteFiles(new Map([[`content/pages/port.${version}.js`, '']]));
    const kept = retainedFiles(host, own, 'a');
    openSiteFolder(folder).write(new Map([...own, ...siteFiles(kept)]));
    cpSync(folder, host, { recursive: true });
    return [...kept.keys()].filter((path) => path !== 'retained.json');
  };
  for (let version = 0; version < 4; version += 1) change(version);
  for (let version = 4; version < 12; version += 1) {
    const last = [version - 3, version - 2, version - 1].map((older) => `content/pages/port.${older}.js`);
    expect(change(version).toSorted()).toEqual(last.toSorted());
    expect(change(version).toSorted()).toEqual(last.toSorted());
  }
  rmSync(host, { recursive: true });
});

it('counts anew for a file that was part of a build again', () => {
  publish('assets/shell-1.js');
  const change = (version: number, ...more: readonly string[]) =>
    deploy('a', [`content/pages/port.${version}.js`, ...more]);
  change(1);
  change(2);
  change(3, 'assets/shell-1.js');
  for (const version of [4, 5, 6]) expect(change(version)).toContain('assets/shell-1.js');
  expect(change(7)).not.toContain('assets/shell-1.js');
});

it('keeps the content for other builds of the application, but no page that this build lacks', () => {
  publish('latest/a/pages/port.js');
  publish('latest/b/pages/gone.js');
  publish('config/gone.html');
  expect(deploy('b', ['latest/b/pages/port.js'])).toEqual(['latest/a/pages/port.js']);
});

it('refuses a folder without a build, and a list that no build wrote', () => {
  expect(() => checkPublished(folder, folder)).toThrow('this build writes to that folder');
  symlinkSync(folder, `${folder}-link`);
  expect(() => checkPublished(`${folder}-link`, folder)).toThrow('this build writes to that folder');
  rmSync(`${folder}-link`);
  expect(() => checkPublished(join(folder, 'none'), '')).toThrow(/^--previous .*none: no build of this site/);
  publish('404.html');
  expect(() => checkPublished(folder, '')).toThrow('no build of this site');
  writeFileSync(join(folder, '404.html'), '<html lang="en" data-build="a1">');
  expect(() => checkPublished(folder, '')).not.toThrow();
  writeFileSync(join(folder, 'retained.json'), '{');
  expect(() => retainedFiles(folder, new Map(), 'a')).toThrow('retained.json is not the list of a build');
});
