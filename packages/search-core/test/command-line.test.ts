import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bold, guillemets } from '../cli/marked-text.ts';
import { parseCommand } from '../cli/parse-command.ts';
import { runCommandLine } from '../cli/run-command-line.ts';
import { buildIndex } from '../src/index.ts';
import type { SearchDocument } from '../src/index.ts';
import { sampleDocumentsEn, sampleDocumentsZh } from '../src/testing/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'search-core-cli-'));
const documentsFile = join(folder, 'documents.json');
const indexFile = join(folder, 'index.bin');
const run = (...args: readonly string[]) => runCommandLine(args, guillemets);

function write(name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

beforeAll(() => {
  writeFileSync(documentsFile, JSON.stringify([...sampleDocumentsEn, ...sampleDocumentsZh]));
  expect(run('build', documentsFile, '-o', indexFile).exitCode).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('build', () => {
  it('writes the bytes of the index and prints its summary', () => {
    const { exitCode, output, message } = run(
      'build',
      documentsFile,
      '--output',
      indexFile,
      '--locale',
      'zh',
    );
    expect({ exitCode, message }).toEqual({ exitCode: 0, message: '' });
    const index = buildIndex([...sampleDocumentsEn, ...sampleDocumentsZh], { locale: 'zh' });
    expect(new Uint8Array(readFileSync(indexFile))).toEqual(index.toBytes());
    expect(output).toContain(`${indexFile}: 6 documents, ${index.summary.sections} sections`);
  });

  it('writes the contents to a separate file on request', () => {
    const [first, contents] = [join(folder, 'first.bin'), join(folder, 'contents.bin')];
    const { exitCode, output } = run('build', documentsFile, '-o', first, '--contents', contents);
    expect(exitCode).toBe(0);
    const parts = [readFileSync(first), readFileSync(contents)];
    expect(Buffer.concat(parts)).toEqual(readFileSync(indexFile));
    expect(output).toContain(`${first}, ${contents}: 6 documents`);
    expect(output).toContain(`${Buffer.concat(parts).length} bytes`);
    expect(run('query', first, 'koi').output).toContain('Ponds and streams');
  });

  it('reports skipped documents', () => {
    const file = write('twice.json', JSON.stringify([sampleDocumentsEn[0], sampleDocumentsEn[0]]));
    expect(run('build', file, '-o', join(folder, 'twice.bin')).output).toContain('1 left out');
  });

  it.each([
    ['no.json', null, 'no such file'],
    ['broken.json', '[{', 'is not JSON'],
    ['object.json', '{}', '(root) should be an array'],
    ['title.json', '[{"routePath":"/","title":1}]', '[0].title should be a string'],
    ['latin-1.json', Buffer.from('["é"]', 'latin1'), 'not valid for encoding utf-8'],
  ])('rejects %s with the place and the cause', (name, content, cause) => {
    const file = content === null ? join(folder, name) : write(name, content);
    const { exitCode, output, message } = run('build', file, '-o', join(folder, 'never.bin'));
    expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' });
    expect(message).toContain(file);
    expect(message).toContain(cause);
  });

  it('rejects a path that cannot be written', () => {
    const { exitCode, message } = run('build', documentsFile, '-o', join(folder, 'no', 'such', 'folder.bin'));
    expect(exitCode).toBe(1);
    expect(message).toContain('cannot be written');
  });
});

describe('query', () => {
  it('prints the headings above a heading', () => {
    const toc = [
      { text: 'Tools', id: 'tools', depth: 2, charIndex: 0 },
      { text: 'Wick trimmer', id: 'wick', depth: 3, charIndex: 10 },
    ];
    const document = { ...sampleDocumentsEn[0], routePath: '/trail', title: 'Lamps', toc };
    const file = write('trail.json', JSON.stringify([document]));
    expect(run('build', file, '-o', join(folder, 'trail.bin')).exitCode).toBe(0);
    expect(run('query', join(folder, 'trail.bin'), 'trimmer').output).toContain('Tools > Wick «trimmer»');
  });

  it('prints pages with their rows and marked matches', () => {
    const { exitCode, output } = run('query', indexFile, 'lantern');
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^1\. Hanging lanterns {2}\/guide\/lanterns\n {3}title {4}Hanging «lantern/);
    expect(output).toMatch(/\n2 pages, \d+ rows$/);
  });

  it('prints the keyword by which a page was found', () => {
    const page = { routePath: '/wick', title: 'Wick', content: 'It burns.', keywords: ['taper'] };
    run('build', write('keywords.json', JSON.stringify([page])), '-o', join(folder, 'keywords.bin'));
    const { output } = run('query', join(folder, 'keywords.bin'), 'taper');
    expect(output).toContain('   title    Wick\n            also called «taper»\n            It burns.');
  });

  it('marks in bold on a terminal', () => {
    expect(runCommandLine(['query', indexFile, '灯笼'], bold).output).toContain('\u001b[1m灯笼\u001b[22m');
  });

  it('prints as many pages as requested', () => {
    expect(run('query', indexFile, 'lantern', '--limit', '1').output).toContain('\n1 page, ');
  });

  it('says when nothing was found', () => {
    expect(run('query', indexFile, 'qqrrqq')).toEqual({
      exitCode: 0,
      output: 'No page has "qqrrqq".',
      message: '',
    });
  });

  it('does not print control characters of a document', () => {
    const document: SearchDocument = {
      routePath: '/\u001b[2J',
      title: 'Pond\u0007',
      content: 'pond \u001b[31mred\u009b',
      toc: [],
      domain: '',
    };
    const file = write('control.bin', buildIndex([document]).toBytes());
    const printed = run('query', file, 'pond\u0000').output + run('query', file, 'qqrrqq\u001b').output;
    expect(printed.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  it('does not print control characters of a file that is not JSON', () => {
    const { message } = run('build', write('escape.json', '[\u001b[31m'), '-o', join(folder, 'never.bin'));
    expect(message).toContain('is not JSON');
    expect(message).not.toMatch(/\p{Cc}/u);
  });
});

describe('explain', () => {
  it('prints the score with its shares', () => {
    const { exitCode, output } = run('explain', indexFile, 'heavy lantern', '/guide/lanterns');
    expect(exitCode).toBe(0);
    expect(output).toMatch(/^\/guide\/lanterns for "heavy lantern": score \d+\.\d{3}\n/);
    expect(output).toContain('text-match');
  });

  it('fails for a page that does not match the query, or does not exist', () => {
    const { exitCode, message } = run('explain', indexFile, 'lantern', '/nowhere');
    expect(exitCode).toBe(1);
    expect(message).toContain('/nowhere has nothing of "lantern"');
  });
});

describe('site', () => {
  it('rejects a path that is not a folder of pages, and says why', () => {
    mkdirSync(join(folder, 'empty'));
    write('empty/a.html', '<p>no main</p>');
    const refused = (name: string) => run('site', join(folder, name));
    expect(refused('empty')).toMatchObject({
      exitCode: 1,
      message: expect.stringMatching(/has no HTML page with a main.*\n1 page left out: no main/) as string,
    });
    expect(refused('nowhere').message).toContain('no such file or directory');
    expect(refused('documents.json').message).toContain('is no folder');
  });
});

describe('an index file', () => {
  it.each([
    ['foreign.bin', new TextEncoder().encode('not an index'), 'not an index'],
    ['empty.bin', new Uint8Array(), 'not an index'],
    ['short.bin', buildIndex(sampleDocumentsEn).toBytes().subarray(0, 400), 'wrong length'],
  ])('is rejected as %s with the cause and the remedy', (name, bytes, cause) => {
    const file = write(name, bytes);
    for (const command of [
      ['query', file, 'pond'],
      ['explain', file, 'pond', '/'],
    ]) {
      const { exitCode, message } = run(...command);
      expect(exitCode).toBe(1);
      expect(message).toContain(`${file} is no index that this version can open: ${cause}`);
      expect(message).toContain(`search-core build DOCUMENTS.json -o ${file}`);
    }
  });
});

describe('a command line', () => {
  it.each([
    [[], 'no command is given'],
    [['find'], 'there is no command "find"'],
    [['build'], 'build needs DOCUMENTS.json'],
    [['build', 'a.json'], 'build needs -o INDEX.bin'],
    [['build', 'a.json', '-o', 'b', '--limit', '1'], 'build takes no --limit'],
    [['build', 'a.json', '-o', './a.json'], 'build needs a different path for each file'],
    [['build', 'a.json', '-o', 'b.bin', '--contents', 'b.bin'], 'build needs a different path for each file'],
    [['query', 'a.bin'], 'query needs TEXT'],
    [['query', 'a.bin', 'two', 'words'], '"words" is too much'],
    [['query', 'a.bin', 'x', '--limit', '0'], '--limit takes a whole number from 1, not "0"'],
    [['query', 'a.bin', 'x', '--limit', 'many'], 'not "many"'],
    [['query', 'a.bin', 'x', '--fast'], '--fast'],
    [['explain', 'a.bin', 'x'], 'explain needs ROUTE_PATH'],
    [['site'], 'site needs FOLDER'],
    [
      ['site', 'a', '--locale', '../../zz'],
      '--locale takes a language tag such as en or zh-TW, not "../../zz"',
    ],
    [['site', 'a', '--locale', ''], '--locale takes a language tag'],
  ])('%j is wrong usage', (args, fault) => {
    const { exitCode, output, message } = run(...args);
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' });
    expect(message).toContain(fault);
    expect(message).toContain('search-core query INDEX.bin TEXT');
  });

  it.each([
    ['zh-CN', 'zh'],
    ['zh_CN', 'zh'],
    ['zh-Hant', 'zh-TW'],
  ])('with the locale %s means the language of pages %s', (given, locale) => {
    expect(parseCommand(['site', 'a', '--locale', given])).toMatchObject({ value: { locale } });
  });

  it('with --help prints the usage', () => {
    const { exitCode, output } = run('--help');
    expect(exitCode).toBe(0);
    expect(output).toContain('search-core build DOCUMENTS.json -o INDEX.bin');
  });
});
