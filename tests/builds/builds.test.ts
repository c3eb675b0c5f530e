import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteFolder } from '@docs/app/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildWorkspace, copyWorkspace, originalWorkspace } from '../workspace/copy-workspace.ts';
import { differences, hashesBelow } from './files.ts';

let folder: string;
let built: ReadonlyMap<string, string>;
const site = () => hashesBelow(join(folder, 'apps/docs/dist/site'));

beforeAll(() => {
  // When turbo restores a build, files of the previous build stay in the folder.
  buildWorkspace(originalWorkspace);
  folder = mkdtempSync(join(realpathSync(tmpdir()), 'builds-'));
  copyWorkspace(folder);
  buildWorkspace(folder, [], { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' });
  built = site();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Edits a page and builds again; returns the changed files without compressed copies, and restores the page. */
function changedBy(page: string, from: string, to: string): readonly string[] {
  const file = join(folder, 'packages/content/pages', page);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  buildWorkspace(folder);
  writeFileSync(file, text);
  return differences(built, site()).filter((path) => !/\.(br|gz)$/.test(path));
}

const withoutHashes = (paths: readonly string[]) => [
  ...new Set(
    paths.map((path) =>
      path.replace(/^latest\/\w+/, 'latest/*').replace(/\.[0-9a-f]{10}\.(js|bin)$/, '.*.$1'),
    ),
  ),
];

it('a build in another folder, time zone and language, at another time, has the same files', () => {
  expect(differences(hashesBelow(siteFolder), built)).toEqual([]);
});

it('a word that changes in a page changes the files of this page and of the index in its language', () => {
  expect(
    withoutHashes(changedBy('en/config/server/port.mdx', 'the default was 8080', 'it was 8080')),
  ).toEqual([
    'config/server/port.html',
    'content/pages/config/server/port.*.js',
    'content/search/contents.en.*.bin',
    'content/search/index.en.*.bin',
    'latest/*/offline/en.json',
    'latest/*/pages/config/server/port.js',
    'latest/*/search/en.json',
  ]);
});

it('a description that changes changes at most 15 files', () => {
  const changed = withoutHashes(changedBy('zh/config/server/port.mdx', 'description: ', 'description: 词'));
  expect(changed).toContain('latest/*/overviews/config.zh.js');
  expect(changed.length).toBeLessThanOrEqual(15);
});

it('a build over damaged bundles has the first files', () => {
  const bundles = join(folder, 'apps/docs/dist/application/client/assets');
  const [first, second] = readdirSync(bundles).filter((name) => name.endsWith('.js'));
  rmSync(join(bundles, first ?? ''));
  truncateSync(join(bundles, second ?? ''), 100);
  buildWorkspace(folder);
  expect(differences(built, site())).toEqual([]);
});

it('a build after the change was undone has the first files', () => {
  // A leftover, as after turbo restored the first application over another one.
  writeFileSync(join(folder, 'apps/docs/dist/application/client/assets/entry-other.js'), '');
  buildWorkspace(folder);
  expect(differences(built, site())).toEqual([]);
});
