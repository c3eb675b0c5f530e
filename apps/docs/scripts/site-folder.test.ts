import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  filesBelow,
  openSiteFolder,
  readIfPresent,
  siteFiles,
  type SiteFile,
  type SiteFiles,
} from './site-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = siteFiles(
  new Map([
    ['index.html', 'Words.'],
    ['config/port.html', 'A port.'],
  ]),
);
const textOf = (path: string): string => readFileSync(join(folder, path), 'utf8');
const old = new Date(0);
const write = (path: string, text: string): void => writeFileSync(join(folder, path), text);
const modified = (path: string): number => statSync(join(folder, path)).mtimeMs;

it('writes new and changed files, removes others and leaves equal files alone', () => {
  openSiteFolder(folder).write(files);
  write('gone.html', '');
  utimesSync(join(folder, 'index.html'), old, old);
  const changed: SiteFiles = new Map([...files, ...siteFiles(new Map([['config/port.html', 'Another.']]))]);
  openSiteFolder(folder).write(changed);
  expect(filesBelow(folder)).toEqual(['config/port.html', 'index.html']);
  expect(textOf('config/port.html')).toBe('Another.');
  expect(modified('index.html')).toBe(0);
});

it('removes folders that it empties', () => {
  openSiteFolder(folder).write(new Map([...files, ...siteFiles(new Map([['latest/a/gone.js', 'Gone.']]))]));
  openSiteFolder(folder).write(files);
  expect(readdirSync(folder).toSorted()).toEqual(['config', 'index.html']);
});

it('reads no file with the size and time of the last build', () => {
  const known = openSiteFolder(folder).write(files);
  const last = known.get('index.html');
  write('index.html', 'Sword.');
  utimesSync(join(folder, 'index.html'), old, old);
  const unread = new Map(last && [['index.html', { ...last, modified: modified('index.html') }]]);
  expect(openSiteFolder(folder, unread).find('index.html')?.digest).toBe(last?.digest);
  expect(openSiteFolder(folder, known).find('index.html')?.digest).not.toBe(last?.digest);
});

it.each([
  ['of the same size', 'Sword.'],
  ['of another size', 'Other words.'],
])('writes a file again that was replaced by one %s', (_, text) => {
  const known = openSiteFolder(folder).write(files);
  write('index.html', text);
  utimesSync(join(folder, 'index.html'), old, old);
  const again = openSiteFolder(folder, known).write(files);
  expect(textOf('index.html')).toBe('Words.');
  expect(openSiteFolder(folder, again).find('index.html')?.digest).toBe(files.get('index.html')?.digest);
});

it('writes a file again that was removed', () => {
  const known = openSiteFolder(folder).write(files);
  rmSync(join(folder, 'index.html'));
  openSiteFolder(folder, known).write(files);
  expect(textOf('index.html')).toBe('Words.');
});

it('tells what is not there from what cannot be read', () => {
  openSiteFolder(folder).write(files);
  expect(filesBelow(join(folder, 'none'))).toEqual([]);
  expect(() => filesBelow(join(folder, 'index.html'))).toThrow('ENOTDIR');
  expect(readIfPresent(join(folder, 'none'))).toBeNull();
  expect(readIfPresent(join(folder, 'index.html/none'))).toBeNull();
  expect(() => readIfPresent(join(folder, 'config'))).toThrow('EISDIR');
});

it('copies a file that it contains to another path', () => {
  openSiteFolder(folder).write(files);
  const site = openSiteFolder(folder);
  const found = site.find('index.html') as SiteFile;
  site.write(new Map([...files, ['latest/index.html', found]]));
  expect(textOf('latest/index.html')).toBe('Words.');
});
