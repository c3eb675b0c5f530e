import { absent, contains, exists, exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { printTypeErrors } from '../../../type-errors.ts';

export const experiments: readonly Experiment[] = [
  {
    statement:
      'outputStructure nested and distPath.html restore the folders of the HTML, and functions extend what they receive',
    files: {
      'src/admin.js': 'console.log(2);',
      't.html': '<html><head></head><body><p id="<%= mountId %>"><%= page %></p></body></html>',
    },
    config: `{
      source: { entry: { index: './src/index.js', admin: './src/admin.js' } },
      html: {
        outputStructure: 'nested',
        template: './t.html',
        meta: ({ value, entryName }) => ({ ...value, about: entryName }),
        templateParameters: (value, { entryName }) => ({ ...value, page: entryName }),
        tags: (tags, { entryName }) => [...tags, { tag: 'i', children: entryName }],
      },
      output: { distPath: { html: 'html' } },
    }`,
    expect: [
      exists('dist/html/index/index.html'),
      contains('dist/html/admin/index.html', /charset.*name="about" content="admin".*<script/),
      contains('dist/html/admin/index.html', '<p id="root">admin</p><i>admin</i>'),
    ],
  },
  {
    statement:
      'with outputStructure nested and distPath.html, the servers serve the page at /html/index and not at /',
    config: "{ html: { outputStructure: 'nested' }, output: { distPath: { html: 'html' } } }",
    commands: ['rsbuild build', 'rsbuild preview', 'GET /html/index', 'GET / accept: text/html'],
    expect: [prints('HTTP 200', 'GET /html/index'), exits(404)],
  },
  {
    statement: 'functions that return only their own entries drop the charset and the scripts',
    config: "{ html: { meta: () => ({ about: 'a' }), tags: () => [{ tag: 'i' }] } }",
    expect: [contains('dist/index.html', '<head></head><body><div id="root"></div><i></i></body>')],
  },
  {
    statement: 'a function of templateParameters that returns only its own entries drops mountId',
    config: '{ html: { templateParameters: () => ({ page: 1 }) } }',
    expect: [exits(1), prints('mountId is not defined')],
  },
  {
    statement: 'an old or misspelt option is ignored without a message, and plugins find new names',
    config: `{
      builderPlugins: [], output: { disableMinimise: true }, source: { entries: { a: './a.js' } },
      plugins: [{ name: 'names', setup(api) {
        const { target, targets, srcPath, framework } = api.context;
        console.log('context', JSON.stringify([target, targets, srcPath, framework]));
        api.modifyRsbuildConfig((config, utils) => console.log('utils', Object.keys(utils).join()));
      } }],
    }`,
    expect: [
      exists('dist/index.html'),
      printsNot('warn'),
      printsNot('entries'),
      prints('context [null,["web"],null,null]'),
      prints(/utils mergeRsbuildConfig$/m),
    ],
  },
  {
    statement: 'TypeScript marks an unknown name, but not tools.webpack and tools.webpackChain',
    files: {
      'a.ts': `
        import { defineConfig } from '@rsbuild/core';
        defineConfig({ tools: { webpack: {}, webpackChain: (chain) => { chain.clear(); } } });
        defineConfig({ tools: { webpackChains: {} } });
      `,
      'types.cjs': printTypeErrors,
    },
    commands: ['node types.cjs'],
    expect: [prints(/^1 errors .*'webpackChains' does not exist/)],
  },
  {
    statement: 'tools.webpack and tools.webpackChain are ignored without a message',
    config: `{ tools: {
      webpack: () => console.log('is called'),
      webpackChain: () => console.log('is called'),
    } }`,
    expect: [exists('dist/index.html'), printsNot('is called'), printsNot(/warn|error/)],
  },
  {
    statement: 'tools.cssLoader has no effect without output.injectStyles',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { background: url(./none.png) }' },
    config: '{ tools: { cssLoader: { url: false } } }',
    expect: [exits(1), prints("Can't resolve './none.png'")],
  },
  {
    statement: 'define treats a string as code',
    files: { 'src/index.js': 'console.log(process.env.REGION);' },
    config: "{ source: { define: { 'process.env.REGION': 'north' } } }",
    expect: [contains('dist/static/js/*.js', 'console.log(north)')],
  },
  {
    statement: 'an entry in .mjs or .cjs is found without source.entry',
    files: {
      'src/index.mjs': "console.log('mjs entry');",
      'remove.cjs': "require('node:fs').unlinkSync('src/index.js');",
    },
    commands: ['node remove.cjs', 'rsbuild build'],
    expect: [contains('dist/static/js/*.js', 'mjs entry')],
  },
  {
    statement: 'there is no separate runtime file',
    files: { 'src/b.js': 'console.log(2);' },
    config: "{ source: { entry: { a: './src/index.js', b: './src/b.js' } } }",
    expect: [exists('dist/static/js/a.*.js'), exists('dist/static/js/b.*.js')],
  },
  {
    statement: 'code for Node.js is emitted to dist/server',
    config: "{ output: { targets: ['node'] } }",
    expect: [exists('dist/server/index.js'), absent('dist/bundles/*')],
  },
  {
    statement: 'the template has no parameter title',
    files: { 't.html': '<html><head><title><%= title %></title></head><body></body></html>' },
    config: "{ html: { template: './t.html' } }",
    expect: [exits(1), prints('title is not defined')],
  },
  {
    statement: 'the template has no parameter meta',
    files: { 't.html': '<html><head><%= meta %></head><body></body></html>' },
    config: "{ html: { template: './t.html' } }",
    expect: [exits(1), prints('meta is not defined')],
  },
];
