import { absent, contains, exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** Replaces the browser: writes each URL to a file. */
const opener = {
  'xdg-open':
    '#!/bin/sh\nn=1\nwhile ! mkdir "lock-$n" 2>/dev/null; do n=$((n + 1)); done\necho "$1" > "opened-$n"\n',
};

const withOpener = (config: string, before = ''): string => `
  import { chmodSync } from 'node:fs';
  chmodSync('xdg-open', 0o755);
  process.env.PATH = process.cwd() + ':' + process.env.PATH;
  ${before}
  export default ${config};
`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'true opens the page of the entry index, regardless of the order of the entries',
    files: opener,
    config: withOpener(
      "{ dev: { startUrl: true }, source: { entry: { b: './src/index.js', index: './src/index.js' } } }",
    ),
    commands: ['rsbuild dev', 'wait opened-1'],
    expect: [contains('opened-1', /^http:\/\/localhost:\d+\/$/m)],
  },
  {
    statement: 'without an entry index, true opens the first entry',
    files: opener,
    config: withOpener(
      "{ dev: { startUrl: true }, source: { entry: { b: './src/index.js', a: './src/index.js' } } }",
    ),
    commands: ['rsbuild dev', 'wait opened-1'],
    expect: [contains('opened-1', /^http:\/\/localhost:\d+\/b$/m)],
  },
  {
    statement: 'every <port> is replaced, and each URL of an array is opened',
    files: opener,
    config: withOpener(
      "{ dev: { startUrl: ['http://localhost:<port>/?port=<port>', 'http://localhost:<port>/admin'] } }",
    ),
    commands: ['rsbuild dev', 'wait opened-2'],
    expect: [
      contains('opened-*', /^http:\/\/localhost:(\d+)\/\?port=\1$/m),
      contains('opened-*', /:\d+\/admin$/m),
    ],
  },
  {
    statement: 'a path is passed to the browser unchanged',
    files: opener,
    config: withOpener("{ dev: { startUrl: '/login' } }"),
    commands: ['rsbuild dev', 'wait opened-1'],
    expect: [contains('opened-1', /^\/login$/m)],
  },
  {
    statement: 'a URL in the configuration takes precedence over --open',
    files: opener,
    config: withOpener("{ dev: { startUrl: 'http://localhost:<port>/config' } }"),
    commands: ['rsbuild dev --open http://localhost:<port>/flag', 'wait opened-1'],
    expect: [contains('opened-1', '/config'), absent('opened-2')],
  },
  {
    statement: 'false in the configuration does not disable --open',
    files: opener,
    config: withOpener('{ dev: { startUrl: false } }'),
    commands: ['rsbuild dev --open http://localhost:<port>/flag', 'wait opened-1'],
    expect: [contains('opened-1', '/flag')],
  },
  {
    statement: 'the preview server opens the page too',
    files: opener,
    config: withOpener('{ dev: { startUrl: true } }'),
    commands: ['rsbuild build', 'rsbuild preview', 'wait opened-1'],
    expect: [contains('opened-1', /^http:\/\/localhost:\d+\/$/m)],
  },
  {
    statement: 'nothing is opened in CodeSandbox',
    files: opener,
    config: withOpener('{ dev: { startUrl: true } }', "process.env.CSB = 'true';"),
    commands: ['rsbuild dev', 'GET /'],
    expect: [absent('opened-1')],
  },
  {
    statement: 'the server exits on Linux if there is no xdg-open',
    config: "process.env.PATH = '/nowhere'; export default { dev: { startUrl: true } };",
    commands: ['rsbuild dev', 'GET /', 'wait never'],
    expect: [exits(1), prints('spawn xdg-open ENOENT')],
  },
  {
    statement: 'the preview server accepts --open',
    files: opener,
    config: withOpener('{}'),
    commands: ['rsbuild build', 'rsbuild preview --open', 'wait opened-1'],
    expect: [contains('opened-1', /^http:\/\/localhost:\d+\/$/m)],
  },
  {
    statement: 'true in the configuration takes precedence over the URL of --open',
    files: opener,
    config: withOpener('{ dev: { startUrl: true } }'),
    commands: ['rsbuild dev --open http://localhost:<port>/flag', 'wait opened-1'],
    expect: [contains('opened-1', /^http:\/\/localhost:\d+\/$/m), absent('opened-2')],
  },
  {
    statement: 'on macOS, BROWSER selects the browser to open',
    files: {
      'bin/osascript': '#!/bin/sh\necho "$@" > opened.txt\ncp opened.txt "$ROOT/opened.txt"\n',
      'run.cjs': `
        const { chmodSync } = require('node:fs');
        const { dirname, join } = require('node:path');
        chmodSync(join(__dirname, 'bin/osascript'), 0o755);
        Object.assign(process.env, { ROOT: __dirname, BROWSER: 'Vivaldi', PATH: join(__dirname, 'bin') + ':' + process.env.PATH });
        Object.defineProperty(process, 'platform', { value: 'darwin' });
        const core = dirname(require.resolve('@rsbuild/core'));
        require(join(core, 'plugins/startUrl.js')).openBrowser('http://localhost:3000/').then(console.log);
      `,
    },
    commands: ['node run.cjs'],
    expect: [prints('true'), contains('opened.txt', 'Vivaldi')],
  },
];
