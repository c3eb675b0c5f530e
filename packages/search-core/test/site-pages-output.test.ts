import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { guillemets } from '../cli/marked-text.ts';
import { runCommandLine } from '../cli/run-command-line.ts';
import { DocumentSpool } from '../cli/site/document-spool.ts';
import { writeSite } from '../cli/site/write-site.ts';

const root = mkdtempSync(join(tmpdir(), 'search-core-output-'));
const site = join(root, 'site');
const output = join(site, 'search-core');
const assets = join(root, 'assets');

const writeFiles = (folder: string, names: readonly string[], content: string) => {
  mkdirSync(folder, { recursive: true });
  for (const name of names) writeFileSync(join(folder, name), content);
};

beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  writeFiles(site, ['a.html'], '<main>word</main>');
  writeFiles(assets, ['search.js', 'index.html', 'page.js', 'page.css'], 'asset');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function spoolOf(...contents: readonly string[]): DocumentSpool {
  const spool = new DocumentSpool();
  for (const [place, content] of contents.entries()) {
    spool.add({ routePath: `/${place}`, title: 'Title', content, toc: [], domain: '' }, '');
  }
  return spool;
}

/** Writes an index of pages with these contents; returns the names in the folder, with `#` for hashes. */
function written(...contents: readonly string[]): readonly string[] {
  const spool = spoolOf(...contents);
  writeSite(output, new Map([['en', spool]]), pathToFileURL(`${assets}/`));
  spool.close();
  return [...new Set(readdirSync(output).map((name) => name.replace(/[0-9a-f]{12}/, '#')))].toSorted();
}

const wholeIndex = [
  'contents.en.#.bin',
  'heads.en.#.bin',
  'index.en.#.bin',
  'index.html',
  'manifest.json',
  'page.css',
  'page.js',
  'search.js',
];

describe('the folder of an index', () => {
  it('has only the files of the manifest and of the last run', () => {
    expect(written('one')).toEqual(wholeIndex);
    const first = readFileSync(join(output, 'manifest.json'), 'utf8');
    expect(written('two')).toEqual(wholeIndex);
    const second = readFileSync(join(output, 'manifest.json'), 'utf8');
    expect(second).not.toBe(first);
    const listed = [...second.matchAll(/"([^"]+\.bin)"/g)].map(([, name = '']) =>
      existsSync(join(output, name)),
    );
    expect(listed).toEqual([true, true, true]);
  });

  it('has shards above 1,200,000 characters, and none below', () => {
    const half = 'word '.repeat(120_000);
    expect(written(half, `${half}.`)).toEqual([
      '#.bin',
      'index.html',
      'manifest.json',
      'page.css',
      'page.js',
      'search.js',
      'shards.en.#.bin',
    ]);
    expect(written(half, half)).toEqual(wholeIndex);
  });

  it('keeps the files of others', () => {
    written('one');
    writeFiles(output, ['data.bin', 'index.bin', 'data.0123456789ab.bin', 'picture.png'], 'theirs');
    const kept = ['data.bin', 'index.bin', 'data.#.bin', 'picture.png'];
    expect(written('two')).toEqual([...wholeIndex, ...kept].toSorted());
  });
});

describe('the command site', () => {
  const run = () => runCommandLine(['site', site], guillemets);

  it.each([
    ['a page', ['index.html', 'data.bin']],
    ['a manifest of a web app', ['manifest.json']],
  ])('rejects a folder search-core with %s of the site itself', (_, names) => {
    writeFiles(output, names, '{"name":"App"}');
    const { exitCode, message } = run();
    expect(exitCode).toBe(1);
    expect(message).toContain(`${output} has files that this command did not write, such as `);
    expect(readdirSync(output).toSorted()).toEqual([...names].toSorted());
    expect(readFileSync(join(output, names[0] ?? ''), 'utf8')).toBe('{"name":"App"}');
  });

  it.each([
    ['is empty', []],
    ['has the index of a run that did not end', ['index.en.0123456789ab.bin', '0123456789ab.bin']],
  ])('accepts a folder that %s', (_, names) => {
    writeFiles(output, names, 'ours');
    expect(run().message).not.toContain('did not write');
  });

  it('accepts the folder of a run that was interrupted while it wrote the example page', () => {
    rmSync(join(assets, 'page.css'));
    expect(() => written('one')).toThrow('page.css');
    expect(run().message).not.toContain('did not write');
  });

  it('accepts a folder with the manifest of an earlier run', () => {
    written('one');
    writeFiles(output, ['picture.png'], 'theirs');
    expect(run().message).not.toContain('did not write');
  });
});

it('a spool of documents returns them, and leaves no file', () => {
  vi.stubEnv('TMPDIR', root);
  const before = readdirSync(root);
  const spool = spoolOf('one', '二');
  vi.unstubAllEnvs();
  expect(readdirSync(root).length).toBe(before.length + 1);
  expect([...spool].map(({ content }) => content)).toEqual(['one', '二']);
  expect([spool.count, spool.characters]).toEqual([2, 4]);
  spool.close();
  expect(readdirSync(root)).toEqual(before);
});
