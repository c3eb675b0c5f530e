import { contains, lacks, ordered } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'body moves scripts only',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { color: red }' },
    config: "{ html: { inject: 'body' } }",
    expect: [ordered('dist/index.html', 'stylesheet', '</head>', 'id="root"', '<script')],
  },
  {
    statement: 'true means body with blocking scripts',
    config: "{ html: { inject: true, scriptLoading: 'blocking' } }",
    expect: [ordered('dist/index.html', 'id="root"', '<script src')],
  },
  {
    statement: 'true means head otherwise',
    config: '{ html: { inject: true } }',
    expect: [ordered('dist/index.html', '<script', 'id="root"')],
  },
  {
    statement: 'false inserts no other tag either, and the template can print them',
    files: {
      'src/logo.svg': '<svg/>',
      'src/index.js': "import('./b.js');",
      'src/b.js': 'console.log(2);',
      't.html':
        '<!doctype html><html><head><%= htmlWebpackPlugin.tags.headTags %></head><body></body></html>',
    },
    config: `{
      source: { entry: { index: './src/index.js', printed: './src/index.js' } },
      html: {
        inject: false, favicon: './src/logo.svg', tags: [{ tag: 'script', attrs: { src: 'a.js' } }],
        template: ({ entryName }) => (entryName === 'printed' ? './t.html' : undefined),
      },
      performance: { preload: true, prefetch: true, preconnect: ['https://a.example.com'], dnsPrefetch: ['https://a.example.com'] },
    }`,
    expect: [
      lacks('dist/index.html', /<(?:title|meta|script|link)/),
      // Also stated by `performance.preload` and the options of the other hints.
      ...['preload', 'prefetch', 'preconnect', 'dns-prefetch'].map((rel) =>
        contains('dist/printed.html', `rel="${rel}"`),
      ),
    ],
  },
  {
    statement: 'a function that returns nothing means the value without it',
    files: { 'src/b.js': '1' },
    config:
      "{ source: { entry: { index: './src/index.js', b: './src/b.js' } }, html: { inject: ({ entryName }) => (entryName === 'b' ? 'body' : undefined) } }",
    expect: [
      ordered('dist/index.html', '<script', 'id="root"'),
      ordered('dist/b.html', 'id="root"', '<script'),
    ],
  },
  {
    statement: 'a template that prints the tags has scripts twice if inject is not false',
    files: {
      't.html':
        '<!doctype html><html><head><%= htmlWebpackPlugin.tags.headTags %></head><body></body></html>',
    },
    config: "{ html: { template: './t.html' } }",
    expect: [contains('dist/index.html', /static\/js\/index[^]*static\/js\/index/)],
  },
  {
    statement: 'a function that returns false leaves the tags out of one page',
    files: { 'src/b.js': '1' },
    config:
      "{ source: { entry: { index: './src/index.js', b: './src/b.js' } }, html: { inject: ({ entryName }) => (entryName === 'b' ? false : undefined) } }",
    expect: [contains('dist/index.html', '<script'), lacks('dist/b.html', '<script')],
  },
  {
    statement: 'with body, tags of html.tags, icons and preload links stay in the head',
    files: {
      'src/index.js': "import './a.css'; import('./c.js');",
      'src/c.js': '1',
      'src/a.css': '.a { color: red }',
      'src/logo.svg': '<svg/>',
    },
    config:
      "{ html: { inject: 'body', favicon: './src/logo.svg', tags: { tag: 'script', attrs: { src: 'a.js' } } }, performance: { preload: { type: 'all-chunks' } } }",
    expect: [
      ordered('dist/index.html', 'rel="preload"', '</head>', 'src="/static/js/index'),
      ordered('dist/index.html', 'src="/a.js"', '</head>'),
      ordered('dist/index.html', 'rel="icon"', '</head>'),
    ],
  },
  {
    statement: 'true leaves inline scripts in the head, body moves them behind the mount element',
    config: `import { defineConfig } from '@rsbuild/core';
export default defineConfig({
  source: { entry: { index: './src/index.js', other: './src/index.js' } },
  output: { inlineScripts: true },
  html: { inject: ({ entryName }) => (entryName === 'other' ? true : 'body') },
});`,
    expect: [
      ordered('dist/other.html', '<script defer', '<div id="root">'),
      ordered('dist/index.html', '<div id="root">', '<script defer'),
    ],
  },
];
