import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleDocumentsEn } from '../src/testing/index.ts';
import { patience } from './patience.ts';
import { buildTemporaryPackage } from './temporary-package.ts';
import type { TemporaryPackage } from './temporary-package.ts';

let built: TemporaryPackage;
beforeAll(async () => {
  built = await buildTemporaryPackage();
}, patience.timeout);
afterAll(() => built.remove());

/** The output of a plain Node process that runs `lines` as a module next to the installed package. */
function runModule(lines: readonly string[]): unknown {
  const file = join(built.userFolder, 'program.mjs');
  writeFileSync(file, lines.join('\n'));
  return JSON.parse(execFileSync(process.execPath, [file], { encoding: 'utf8' }));
}

/** The type errors of a module that uses the package. */
function typeErrors(name: string, lines: readonly string[], options: ts.CompilerOptions): readonly string[] {
  const file = join(built.userFolder, name);
  writeFileSync(file, lines.join('\n'));
  const program = ts.createProgram([file], {
    strict: true,
    skipDefaultLibCheck: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.NodeNext,
    ...options,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('the built engine', patience, () => {
  it('builds, opens and searches in plain Node', () => {
    const answer = runModule([
      `import { buildIndex, openIndex, parseDocuments } from '@docs/search-core';`,
      `const documents = parseDocuments(${JSON.stringify(sampleDocumentsEn)});`,
      `const opened = openIndex(buildIndex(documents.value, { locale: 'en' }).toBytes());`,
      `const { pages, rowCount } = opened.value.search('lantern');`,
      `const [best] = opened.value.rank('pond', { limit: 1 });`,
      `const { score } = opened.value.explain('pond', '/guide/ponds');`,
      `console.log(JSON.stringify({ first: pages[0].routePath, rowCount, best: best.routePath, score }));`,
    ]);
    expect(answer).toMatchObject({ first: '/guide/lanterns', best: '/guide/ponds' });
    expect(answer).toEqual(
      expect.objectContaining({ rowCount: expect.any(Number), score: expect.any(Number) }),
    );
  });

  it('is named by its file as well as by its package', () => {
    const url = JSON.stringify(join(built.folder, 'index.js'));
    expect(
      runModule([
        `import * as byName from '@docs/search-core';`,
        `import { pathToFileURL } from 'node:url';`,
        `const byFile = await import(pathToFileURL(${url}).href);`,
        `console.log(JSON.stringify(byFile.buildIndex === byName.buildIndex));`,
      ]),
    ).toBe(true);
  });
});

describe('the built entry points', patience, () => {
  const entryPoints = ['.', './service', './worker', './client', './testing'];

  it('all exist and can be imported in plain Node', () => {
    const names = runModule([
      `const names = {};`,
      `for (const path of ${JSON.stringify(entryPoints)})`,
      `  names[path] = Object.keys(await import('@docs/search-core' + path.slice(1)));`,
      `console.log(JSON.stringify(names));`,
    ]);
    expect(names).toMatchObject({
      '.': expect.arrayContaining(['buildIndex', 'openIndex', 'parseDocuments']),
      './service': expect.arrayContaining(['createSearchService']),
      './worker': expect.arrayContaining(['exposeSearchService']),
      './client': expect.arrayContaining(['createSearchClient']),
      './testing': expect.arrayContaining(['createMemoryIndexStore']),
    });
  });

  it('need no bundler: imports name existing files, or one of the two dependencies', () => {
    const files = readdirSync(built.folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.js') && !file.startsWith('cli'),
    );
    const bare = new Set<string>();
    let relative = 0;
    for (const file of files) {
      const path = join(built.folder, file);
      for (const { fileName } of ts.preProcessFile(readFileSync(path, 'utf8')).importedFiles) {
        if (fileName.startsWith('.')) {
          relative += 1;
          expect(existsSync(join(dirname(path), fileName)), `${file} imports ${fileName}`).toBe(true);
        } else bare.add(fileName);
      }
    }
    expect([...bare].toSorted()).toEqual(['comlink', 'idb-keyval']);
    expect(relative).toBeGreaterThan(50);
  });

  it.each([
    ['the engine, without any platform', 'engine.ts', ['lib.es2023.d.ts'], ['', '/service', '/testing']],
    ['the page', 'page.ts', ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'], ['', '/client']],
    ['the worker', 'worker.ts', ['lib.es2023.d.ts', 'lib.webworker.d.ts'], ['', '/worker']],
  ])('have declarations that suit %s', (_, name, lib, paths) => {
    const lines = paths.map((path, at) => `export * as module${at} from '@docs/search-core${path}';`);
    expect(typeErrors(name, lines, { lib })).toEqual([]);
  });

  it('have declarations of answers', () => {
    const lines = [
      `import { buildIndex } from '@docs/search-core';`,
      `const answer = buildIndex([]).search('pond');`,
      `const count: number = answer.rowCount;`,
      `const wrong: number = answer.query;`,
      `export { count, wrong };`,
    ];
    expect(typeErrors('answer.ts', lines, { lib: ['lib.es2023.d.ts'] })).toEqual([
      "Type 'string' is not assignable to type 'number'.",
    ]);
  });
});

describe('the built command line', patience, () => {
  const run = (...args: readonly string[]) => {
    const file = join(built.folder, 'cli/search-core.js');
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
      cwd: built.userFolder,
      encoding: 'utf8',
    });
    return { status, stdout, stderr };
  };

  it('builds an index file, queries it and explains a score', () => {
    writeFileSync(join(built.userFolder, 'documents.json'), JSON.stringify(sampleDocumentsEn));
    const made = run('build', 'documents.json', '-o', 'index.bin');
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toMatch(/^index\.bin: 3 documents, /);
    const found = run('query', 'index.bin', 'lantern');
    expect(found).toMatchObject({ status: 0, stderr: '' });
    expect(found.stdout).toContain('«lantern');
    const explained = run('explain', 'index.bin', 'lantern', '/guide/lanterns');
    expect(explained).toMatchObject({ status: 0, stderr: '' });
    expect(explained.stdout).toMatch(/^\/guide\/lanterns for "lantern": score \d/);
  });

  it('exits with 1 if a file cannot be used, with 2 for wrong usage', () => {
    expect(run('query', 'missing.bin', 'x')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'search-core: missing.bin cannot be read: no such file or directory. Check the path.\n',
    });
    expect(run('serve')).toMatchObject({ status: 2, stdout: '' });
  });

  it('is a program that a shell can start', () => {
    const manifest = JSON.parse(readFileSync(join(built.folder, 'package.json'), 'utf8')) as {
      readonly bin: Readonly<Record<string, string>>;
    };
    const file = join(built.folder, manifest.bin['search-core'] ?? '');
    expect(readFileSync(file, 'utf8').startsWith('#!/usr/bin/env node\n')).toBe(true);
  });
});

it('holds no tests, and no TypeScript but declarations', () => {
  const files = readdirSync(built.folder, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /\.test\.|(?<!\.d)\.ts$/.test(file))).toEqual([]);
  expect(files).toContain('index.d.ts');
});
