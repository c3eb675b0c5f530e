import {
  absent,
  contains,
  count,
  exists,
  lacks,
  prints,
  printsInOrder,
  printsNot,
} from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { openPage } from '../../../open-page.ts';

const single = `{
  html: { inject: 'body' },
  output: {
    dataUriLimit: Number.MAX_SAFE_INTEGER,
    inlineScripts: true,
    inlineStyles: true,
    legalComments: 'none',
  },
  performance: { chunkSplit: { strategy: 'all-in-one' } },
  tools: { rspack: { output: { asyncChunks: false } } },
}`;

const page = {
  'src/big.png': 'p'.repeat(40_000),
  'src/font.woff2': 'f'.repeat(20_000),
  'src/a.css': ".a { background: url('./big.png') } @font-face { font-family: a; src: url('./font.woff2') }",
  'src/lazy.js': "import './lazy.css'; export const lazy = 'lazy code';",
  'src/lazy.css': '.lazy { color: red }',
  'node_modules/pkg/index.js': '/*! (c) pkg */ export default "pkg";',
  'src/index.js':
    "import './a.css'; import pkg from 'pkg'; import('./lazy').then(({ lazy }) => console.log(lazy, pkg));",
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'a page in one file: only index.html remains',
    files: page,
    config: single,
    expect: [
      count('dist/**/*', 1),
      contains('dist/index.html', 'lazy code'),
      contains('dist/index.html', '.lazy'),
      contains('dist/index.html', 'data:image/png'),
      contains('dist/index.html', 'data:font/woff2'),
    ],
  },
  {
    statement:
      'a page in one file with inline legal comments keeps the notices of scripts, not of stylesheets',
    files: { ...page, 'src/lazy.css': '/*! (c) theme */ .lazy { color: red }' },
    config: single.replace("legalComments: 'none'", "legalComments: 'inline'"),
    expect: [
      count('dist/**/*', 1),
      contains('dist/index.html', '(c) pkg'),
      lacks('dist/index.html', '(c) theme'),
    ],
  },
  {
    statement: 'a worker, a favicon and ?url remain files in a page in one file',
    files: {
      'src/photo.png': 'photo',
      'src/worker.js': "console.log('worker code');",
      'src/icon.png': 'icon',
      'src/index.js':
        "import photo from './photo.png?url'; console.log(photo); new Worker(new URL('./worker.js', import.meta.url));",
    },
    config: single
      .replace('html: {', "html: { favicon: './src/icon.png',")
      .replace('output: {', "output: { assetPrefix: './',"),
    expect: [
      exists('dist/icon.png'),
      exists('dist/static/image/photo.*.png'),
      count('dist/static/js/**/*.js', 1),
      contains('dist/index.html', 'href="./icon.png"'),
      contains('dist/index.html', '.p="./"'),
    ],
  },
  {
    statement: 'new URL follows the limit and the queries',
    files: {
      'src/small.png': 'small',
      'src/other.png': 'other',
      'src/large.png': 'l'.repeat(20_000),
      'src/index.js':
        "console.log(new URL('./small.png', import.meta.url), new URL('./large.png', import.meta.url), new URL('./other.png?url', import.meta.url));",
    },
    expect: [
      absent('dist/static/image/small.*.png'),
      exists('dist/static/image/large.*.png'),
      exists('dist/static/image/other.*.png'),
    ],
  },
  {
    statement: '?__inline=false emits a file',
    files: {
      'src/a.png': 'a',
      'src/index.js': "import a from './a.png?__inline=false'; console.log(a);",
    },
    expect: [exists('dist/static/image/a.*.png')],
  },
  {
    statement: '?inline adds the styles of a stylesheet to the page as usual',
    files: {
      'src/a.css': '.a { color: red }',
      'src/index.js': "import css from './a.css?inline'; console.log(css);",
    },
    expect: [contains('dist/static/css/*.css', '.a')],
  },
  {
    statement: 'an image that url() inlines is in the script as well, one with ?url is in neither',
    files: {
      'src/badge.png': 'b'.repeat(3000),
      'src/other.png': 'o'.repeat(3000),
      'src/a.css': ".a { background: url('./badge.png') } .b { background: url('./other.png?url') }",
      'src/index.js': "import './a.css';",
    },
    expect: [
      contains('dist/static/css/*.css', 'data:image/png;base64,YmJi'),
      contains('dist/static/js/*.js', 'data:image/png;base64,YmJi'),
      lacks('dist/static/css/*.css', 'base64,b29v'),
      lacks('dist/static/js/*.js', 'base64,b29v'),
    ],
  },
  {
    statement: 'each entry has a page of its own, so a second entry is not part of the first page',
    files: { 'src/theme.js': "console.log('theme code');" },
    config:
      "{ source: { entry: { index: './src/index.js', theme: './src/theme.js' } }, output: { inlineScripts: /[\\\\/]theme\\.\\w+\\.js$/ } }",
    expect: [contains('dist/theme.html', 'theme code'), lacks('dist/index.html', 'theme')],
  },
  {
    statement: 'chunks of the HTML plugin add the script of a second entry, inlined and first',
    files: { 'src/theme.js': "console.log('theme code');" },
    config: `{
      source: { entry: { index: './src/index.js', theme: './src/theme.js' } },
      output: { inlineScripts: /[\\\\/]theme\\.\\w+\\.js$/ },
      tools: {
        htmlPlugin(config, { entryName }) {
          config.chunks = ['theme', entryName];
          config.chunksSortMode = 'manual';
        },
      },
    }`,
    expect: [contains('dist/index.html', /theme code.*src="\/static\/js\/index\./)],
  },
  ...[false, true].map((isShared) => ({
    statement: `in development, a page of two entries ${isShared ? 'with a shared runtime applies hot updates' : 'reloads after each edit'}`,
    files: {
      'src/theme.js': "console.log('theme code');",
      'src/index.js': "import './a.js';",
      'src/a.js': "console.log('A1'); module.hot.accept();",
      'page.mjs': openPage,
      'run.mjs': `
        import { writeFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        import { openPage, until } from './page.mjs';
        const rsbuild = await createRsbuild({
          rsbuildConfig: {
            source: { entry: { index: './src/index.js', theme: './src/theme.js' } },
            performance: { chunkSplit: { strategy: 'all-in-one' } },
            server: { port: 4917 },
            tools: {
              htmlPlugin(config, { entryName }) {
                config.chunks = ['theme', entryName];
                config.chunksSortMode = 'manual';
              },
              bundlerChain(chain, { isDev }) {
                if (isDev && ${isShared}) chain.optimization.runtimeChunk('single');
              },
            },
          },
        });
        const compiled = new Promise((resolve) => rsbuild.onDevCompileDone(resolve));
        const { urls } = await rsbuild.startDevServer();
        await compiled;
        const page = await openPage(urls);
        await until(() => page.messages.some(({ type }) => type === 'ok'));
        writeFileSync('src/a.js', "console.log('A2'); module.hot.accept();");
        const isOk = ({ type }) => type === 'ok';
        await until(() => page.messages.filter(isOk).length > ${isShared ? 1 : 2});
        await new Promise((resolve) => setTimeout(resolve, 500));
        console.log('RELOADS', page.reloads);
        process.exit();
      `,
    },
    commands: ['node run.mjs'],
    expect: [
      printsInOrder('theme code', 'A1', 'A2'),
      prints(`RELOADS ${isShared ? 0 : 1}`),
      printsNot('never'),
    ],
  })),
  {
    statement: 'a file of the public folder that a module imports is inlined like any other',
    files: {
      'public/logo.png': 'logo',
      'src/index.js': "import logo from '../public/logo.png'; console.log(logo);",
    },
    expect: [contains('dist/static/js/*.js', 'data:image/png'), exists('dist/logo.png')],
  },
  {
    statement: 'a file of the public folder that HTML references by its URL is not inlined',
    files: {
      'public/logo.png': 'logo',
      'static/index.html': '<html><head></head><body><img src="/logo.png"></body></html>',
    },
    config: "{ html: { template: './static/index.html' } }",
    expect: [contains('dist/index.html', 'src="/logo.png"'), exists('dist/logo.png')],
  },
  {
    statement: 'queries apply to new URL and to url() in stylesheets',
    files: {
      'src/large.png': 'l'.repeat(20_000),
      'src/tiny.png': 'tiny',
      'src/a.css': ".a { background: url('./tiny.png?__inline=false') }",
      'src/index.js': "import './a.css'; console.log(new URL('./large.png?inline', import.meta.url));",
    },
    expect: [
      exists('dist/static/image/tiny.*.png'),
      absent('dist/static/image/large.*.png'),
      contains('dist/static/js/*.js', 'data:image/png;base64,bGxs'),
    ],
  },
  {
    statement: 'in a page in one file, WebAssembly and other types remain files, whatever the query',
    files: {
      'src/a.wasm': '\0asm\x01\0\0\0',
      'src/terms.pdf': '%PDF',
      'src/index.js':
        "console.log(new URL('./a.wasm', import.meta.url), new URL('./terms.pdf?inline', import.meta.url));",
    },
    config: single,
    expect: [exists('dist/static/wasm/*.wasm'), exists('dist/*.pdf')],
  },
  {
    statement: 'the types declare ?inline and ?url, but not ?__inline=false',
    files: {
      'src/env.d.ts': '/// <reference types="@rsbuild/core/types" />',
      'src/index.ts':
        "import a from './a.png?inline'; import b from './b.png?url'; import c from './c.png?__inline=false'; console.log(a, b, c);",
      'check.cjs': `
        const ts = require('typescript');
        const program = ts.createProgram(['src/index.ts', 'src/env.d.ts'], {
          module: ts.ModuleKind.ESNext,
          moduleResolution: ts.ModuleResolutionKind.Bundler,
          skipLibCheck: true,
          types: [],
        });
        for (const { messageText } of ts.getPreEmitDiagnostics(program))
          console.log(ts.flattenDiagnosticMessageText(messageText, '; '));
      `,
    },
    commands: ['node check.cjs'],
    expect: [
      prints("Cannot find module './c.png?__inline=false'"),
      printsNot('./a.png?inline'),
      printsNot('./b.png?url'),
    ],
  },

  {
    statement: 'with scriptLoading set to module, an inlined script is a module, which browsers defer',
    config: "{ html: { scriptLoading: 'module' }, output: { inlineScripts: true } }",
    expect: [contains('dist/index.html', '<script type="module">!function'), absent('dist/static/js/*.js')],
  },
  {
    statement: 'an inlined script that needs a polyfill waits for the file lib-polyfill',
    files: {
      '.browserslistrc': 'chrome >= 50',
      'src/index.js': "console.log('theme code', Object.fromEntries([]));",
      'run.mjs': `
        import { readdirSync, readFileSync } from 'node:fs';
        import vm from 'node:vm';
        const context = vm.createContext({ console });
        vm.runInContext('self = globalThis', context);
        const html = readFileSync('dist/index.html', 'utf8');
        vm.runInContext(/<script defer="defer">(.*?)<\\/script>/s.exec(html)[1], context);
        console.log('inline script has run');
        const [polyfill] = readdirSync('dist/static/js').filter((name) => name.startsWith('lib-polyfill'));
        vm.runInContext(readFileSync('dist/static/js/' + polyfill, 'utf8'), context);
      `,
    },
    config: '{ output: { inlineScripts: /[\\\\/]index\\.\\w+\\.js$/ } }',
    commands: ['rsbuild build', 'node run.mjs'],
    expect: [printsInOrder('inline script has run', 'theme code')],
  },
  {
    statement: 'async chunks are not inlined',
    files: {
      'src/lazy.js': "import './lazy.css'; console.log('lazy code');",
      'src/lazy.css': '.lazy { color: red }',
      'src/index.js': "import('./lazy');",
    },
    config: '{ output: { inlineScripts: true, inlineStyles: true } }',
    expect: [
      exists('dist/static/js/async/*.js'),
      exists('dist/static/css/async/*.css'),
      absent('dist/static/js/index.*.js'),
    ],
  },
];
