import { contains, lacks, ordered, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const sloppy = {
  'src/index.js':
    "import './sloppy.cjs'; var atTop = 1; console.log(atTop); globalThis.later = () => import('./later.js');",
  'src/sloppy.cjs': 'undeclared = 5; module.exports = {};',
  'src/later.js': 'console.log(2);',
};

/** Runs the built script with a page that is almost empty, and prints the names that it adds to the global scope. */
const run = (execute: string): string => `
  import fs from 'node:fs';
  import vm from 'node:vm';
  const code = fs.readFileSync('dist/static/js/index.js', 'utf8');
  globalThis.self = globalThis;
  globalThis.later = undefined;
  const before = Object.keys(globalThis);
  ${execute};
  console.log('names:', Object.keys(globalThis).filter((name) => !before.includes(name)).join());
`;
const config = "{ html: { scriptLoading: 'defer' }, output: { filenameHash: false, polyfill: 'off' } }";
const commands = ['rsbuild build', 'node run.mjs'];

export const experiments: readonly Experiment[] = [
  {
    statement: 'module changes the tags of the build, not those of html.tags',
    config: "{ html: { scriptLoading: 'module', tags: [{ tag: 'script', attrs: { src: 'a.js' } }] } }",
    expect: [
      contains('dist/index.html', /<script type="module" src="\/static/),
      contains('dist/index.html', '<script src="/a.js">'),
    ],
  },
  {
    statement: 'blocking has no attribute and stays in the head',
    config: "{ html: { scriptLoading: 'blocking' } }",
    expect: [ordered('dist/index.html', '<script src="/static', '</head>')],
  },
  {
    statement: 'with inject true, blocking scripts are at the end of the body',
    config: "{ html: { scriptLoading: 'blocking', inject: true } }",
    expect: [ordered('dist/index.html', '<div id="root">', '<script src="/static', '</body>')],
  },
  {
    statement: 'blocking scripts run before an inline script of the body only if they stay in the head',
    files: {
      'src/b.js': '1',
      't.html':
        '<!doctype html><html><head></head><body><div id="root"></div><script>window.own()</script></body></html>',
    },
    config: `{
      source: { entry: { index: './src/index.js', b: './src/b.js' } },
      html: {
        template: './t.html',
        scriptLoading: 'blocking',
        inject: ({ entryName, value }) => (entryName === 'b' ? true : value),
      },
    }`,
    expect: [
      ordered('dist/index.html', '<script src="/static', 'window.own()'),
      ordered('dist/b.html', 'window.own()', '<script src="/static'),
    ],
  },
  {
    statement:
      'with inject true, scripts with defer stay in the head, where a function of html.tags adds async',
    config:
      "{ html: { inject: true, tags: (tags) => { for (const { tag, attrs } of tags) if (tag === 'script') attrs.async = true; } } }",
    expect: [
      ordered('dist/index.html', '<script defer="defer" src="/static', '</head>'),
      contains('dist/index.html', /<script defer="defer" src="[^"]+" async>/),
    ],
  },
  {
    statement: 'an inline script keeps the type module in the head',
    config: "{ html: { scriptLoading: 'module' }, output: { inlineScripts: true } }",
    expect: [ordered('dist/index.html', '<script type="module">', '</head>')],
  },
  {
    statement: 'a top-level variable is not global in a script',
    files: { ...sloppy, 'run.mjs': run('vm.runInThisContext(code)') },
    config,
    commands,
    expect: [prints('names: webpackChunkexperiment,undeclared', 'node')],
  },
  {
    statement: 'a module forbids undeclared names, also in a CommonJS package',
    files: {
      ...sloppy,
      'run.mjs': run(
        "fs.writeFileSync('copy.mjs', code); await import('./copy.mjs').catch((e) => console.log(String(e)))",
      ),
    },
    config: config.replace('defer', 'module'),
    commands,
    expect: [
      prints('ReferenceError: undeclared is not defined', 'node'),
      prints('names: webpackChunkexperiment', 'node'),
    ],
  },
  {
    statement:
      'with module, a CommonJS package in an async chunk is not in strict mode: its script has no type',
    files: {
      'src/index.js': "import('./later.js');",
      'src/later.js': "import './sloppy.cjs';",
      'src/sloppy.cjs': sloppy['src/sloppy.cjs'],
    },
    config: "{ html: { scriptLoading: 'module' }, output: { filenameHash: false, minify: false } }",
    expect: [
      contains('dist/static/js/index.js', "script = document.createElement('script')"),
      lacks('dist/static/js/index.js', /script\.type|"type", ?"module"/),
      contains('dist/static/js/async/*.js', /function \(module\) \{\s*undeclared = 5/),
      lacks('dist/static/js/async/*.js', /^"use strict"/),
    ],
  },
  {
    statement: 'with module and auto, the URL of an image is based on the last script of the page',
    files: {
      'src/index.js': "import a from './a.png?url'; console.log(a);",
      'src/a.png': 'a',
      'run.mjs': `
        import fs from 'node:fs';
        import vm from 'node:vm';
        const code = fs.readFileSync('dist/static/js/index.js', 'utf8');
        const own = { src: 'https://shop.example.com/static/js/index.js' };
        const isModule = fs.readFileSync('dist/index.html', 'utf8').includes('<script type="module"');
        vm.runInNewContext('var self = globalThis;' + code, {
          console,
          document: {
            currentScript: isModule ? null : own,
            getElementsByTagName: () => [own, { src: 'https://stats.example.com/count.js' }],
          },
        });
      `,
    },
    config: "{ html: { scriptLoading: 'module' }, output: { filenameHash: false, assetPrefix: 'auto' } }",
    commands,
    expect: [prints('https://stats.example.com/../../static/image/a.png', 'node')],
  },
];
