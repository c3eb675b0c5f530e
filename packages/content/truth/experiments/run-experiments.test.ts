import { describe, expect, test } from 'vitest';
import { formatProblems } from '../../src/problems/problem.ts';
import { hasPassed } from './cache.ts';
import { checkNames, problemsOf } from './check-experiments.ts';
import {
  absent,
  contains,
  count,
  exists,
  exits,
  lacks,
  ordered,
  prints,
  printsInOrder,
  printsNot,
} from './expectation.ts';
import type { Expectation } from './expectation.ts';
import type { PageExperiment } from './experiment.ts';
import { runExperiments } from './run-experiments.ts';

describe('runExperiments', () => {
  const page = 'config/output/manifest';
  const of = (
    statement: string,
    expect: readonly Expectation[],
    more: Partial<PageExperiment> = {},
  ): PageExperiment => ({
    page,
    statement: `${statement} ${Date.now()}`,
    expect,
    ...more,
  });

  test('reports each expectation that is not met', async () => {
    const wrong: readonly Expectation[] = [
      exists('dist/manifest.json'),
      absent('dist/index.html'),
      absent('dist/static/**'),
      count('dist/**/*.js', 2),
      contains('dist/index.html', '<main>'),
      contains('dist/none.html', ''),
      lacks('dist/index.html', /<!doctype/i),
      ordered('dist/index.html', '</head>', '<head>'),
      prints('never printed'),
      exits(1),
    ];
    const right: readonly Expectation[] = [
      absent('dist/manifest.json'),
      exists('dist/*.html'),
      count('dist/**/*.js', 1),
      lacks('dist/index.html', '<main>'),
      contains('dist/index.html', /<!doctype/i),
      ordered('dist/index.html', '<head>', '</head>'),
      prints('Client compiled'),
      exits(0),
    ];
    const results = await runExperiments([
      ...wrong.map((each, index) => of(`wrong ${index}`, [each])),
      of('right', right),
    ]);
    expect(results.map(({ failures }) => failures.length)).toEqual([...wrong.map(() => 1), 0]);
    expect(formatProblems(results.flatMap(problemsOf))).toContain(
      'expected one or more of dist/manifest.json, but there are 0 among: dist/index.html, dist/static/js/index.',
    );
  });

  test('reports a command that fails although nothing says so, and commands that do not exist', async () => {
    const [broken, first, unknown, unwritten, expected] = await runExperiments([
      of('broken', [], { files: { 'src/index.js': "import './missing.js';" } }),
      of('first', [prints('second')], {
        files: { 'a.cjs': "throw new Error('in the first');", 'b.cjs': "console.log('second');" },
        commands: ['node a.cjs', 'node b.cjs'],
      }),
      of('unknown', [], { commands: ['ls'] }),
      of('unwritten', [], { commands: ['wait none.txt'] }),
      of('expected', [exits(1), prints('./missing.js')], {
        files: { 'src/index.js': "import './missing.js';" },
      }),
    ]);
    expect(broken?.failures[0]).toMatch(/expected code 0 of "rsbuild build", but it is 1: [^]*missing\.js/);
    expect(first?.failures[0]).toMatch(/expected code 0 of "node a\.cjs", but it is 1: [^]*in the first/);
    expect(unwritten?.failures[0]).toContain('none.txt was not written');
    expect(unknown?.failures[0]).toContain('unknown command: ls');
    expect(expected?.failures).toEqual([]);
  });

  test('runs scripts with the variables of the terminal, not with those of the build before', async () => {
    const [result] = await runExperiments([
      of('environment', [prints('NODE_ENV: undefined')], {
        files: { 'src/index.js': '', 'print.cjs': "console.log('NODE_ENV:', process.env.NODE_ENV);" },
        commands: ['rsbuild build', 'node print.cjs'],
      }),
    ]);
    expect(result?.failures).toEqual([]);
  });

  test('checks the types of each project with its own settings', async () => {
    const project = (strict: boolean): Partial<PageExperiment> => ({
      files: {
        'src/index.ts': 'export const length = (text?: string): number => text.length;',
        'tsconfig.json': `{ "compilerOptions": { "strict": ${strict}, "noEmit": true }, "include": ["src"] }`,
      },
      commands: ['tsc'],
    });
    const results = await runExperiments([
      of('loose', [], project(false)),
      of('strict', [exits(1), prints('TS18048')], project(true)),
      of('loose again', [], project(false)),
      of('unexpected', [], project(true)),
    ]);
    expect(results.map(({ failures }) => failures.length)).toEqual([0, 0, 0, 1]);
    expect(results[3]?.failures[0]).toMatch(/expected code 0 of "tsc", but it is 1: [^]*TS18048/);
  });

  test('runs an experiment again only if it failed or was changed', async () => {
    const passing = of('cached', [prints('Client compiled')]);
    const failing = of('not cached', [exits(1)]);
    expect(hasPassed(passing)).toBe(false);
    await runExperiments([passing, failing]);
    expect(hasPassed(passing)).toBe(true);
    expect(hasPassed(failing)).toBe(false);
    expect(hasPassed({ ...passing, config: '{}' })).toBe(false);
    expect(hasPassed({ ...passing, expect: [prints(/Client compiled/)] })).toBe(false);
  });

  test('answers requests to the server', async () => {
    const [result] = await runExperiments([
      of('server', [prints('HTTP 200', 'GET /'), prints('content-type: text/html', 'GET /'), exits(404)], {
        commands: ['rsbuild dev', 'GET /', 'GET /none.png accept: image/png'],
      }),
    ]);
    expect(result?.failures).toEqual([]);
  });

  test('reports a request with an error status that no expectation names', async () => {
    const commands = ['rsbuild dev', 'GET /none.png accept: image/png', 'GET /'];
    const results = await runExperiments([
      of('unnamed', [printsNot('absent', 'GET /none.png')], { commands }),
      of('of another request', [prints('HTTP 200', 'GET / '), exits(200)], {
        commands: [...commands, 'GET / '],
      }),
      of('without a server', [], { commands: ['GET /'] }),
      of('named', [prints('HTTP 404', 'GET /none.png')], { commands }),
      of('named in order', [printsInOrder('HTTP 404', 'HTTP 200')], { commands }),
      of('named by a pattern', [prints(/HTTP 404\n/, 'GET /none.png')], { commands }),
    ]);
    expect(results.map(({ failures }) => failures.length)).toEqual([1, 1, 1, 0, 0, 0]);
    expect(results[0]?.failures[0]).toMatch(
      /^expected no error of "GET \/none\.png .*", but it is 404: [^]*HTTP 404/,
    );
    expect(results[2]?.failures[0]).toContain('no server is listening');
  });

  test('reports a page that does not exist and a statement that is there twice', () => {
    const other = { page: 'config/none', statement: 'a', expect: [] };
    expect(checkNames([other, { ...other, page }, { ...other, page }]).map(({ what }) => what)).toEqual([
      expect.stringContaining('no such page'),
      expect.stringContaining('second of this name'),
    ]);
  });
});
