import { contains, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement:
      'tags are added to the defaults, the key of an object is not printed, false attributes are left out',
    config:
      "{ html: { meta: { description: 'Bread', previewTitle: { property: 'og:title', content: 'a', x: true, y: false } } } }",
    expect: [
      contains('dist/index.html', '<meta charset="UTF-8">'),
      contains('dist/index.html', '<meta name="description" content="Bread">'),
      contains('dist/index.html', '<meta property="og:title" content="a" x>'),
      lacks('dist/index.html', 'previewTitle'),
    ],
  },
  {
    statement: 'a string for charset does not declare the charset, but the header of the server does',
    config: "{ html: { meta: { charset: 'UTF-8' } } }",
    commands: ['rsbuild build', 'rsbuild preview', 'GET /'],
    expect: [
      contains('dist/index.html', '<meta name="charset" content="UTF-8">'),
      lacks('dist/index.html', 'meta charset'),
      prints(/content-type: text\/html; ?charset=utf-8/i, 'GET'),
    ],
  },
  {
    statement: 'false removes a default',
    config: '{ html: { meta: { viewport: false } } }',
    expect: [lacks('dist/index.html', 'viewport'), contains('dist/index.html', 'charset')],
  },
  {
    statement: 'an object that a function returns takes the place of the defaults',
    config: "{ html: { meta: () => ({ robots: 'noindex' }) } }",
    expect: [lacks('dist/index.html', 'charset'), contains('dist/index.html', 'noindex')],
  },
  {
    statement: 'an array is applied in order',
    config: "{ html: { meta: [{ a: '1' }, ({ value }) => { value.b = value.a + '2'; }, { a: '3' }] } }",
    expect: [
      contains('dist/index.html', 'name="b" content="12"'),
      contains('dist/index.html', 'name="a" content="3"'),
    ],
  },
  {
    statement: 'charset and viewport of the template win, a description is there twice',
    files: {
      't.html':
        '<!doctype html><html><head><meta charset="latin1"><meta name="viewport" content="x"><meta name="description" content="one"></head><body></body></html>',
    },
    config: "{ html: { template: './t.html', meta: { description: 'two' } } }",
    expect: [
      lacks('dist/index.html', 'UTF-8'),
      lacks('dist/index.html', 'width=device-width'),
      contains('dist/index.html', 'content="one"'),
      contains('dist/index.html', 'content="two"'),
    ],
  },
  {
    statement: 'a production build shortens the viewport and the content of a security policy',
    config:
      "{ html: { meta: { csp: { 'http-equiv': 'Content-Security-Policy', content: \"img-src   'self'\" } } } }",
    expect: [
      contains('dist/index.html', 'content="width=device-width,initial-scale=1"'),
      contains('dist/index.html', 'content="img-src \'self\'"'),
    ],
  },
  {
    statement: 'what a function changes for one page is not there on the next one',
    files: { 'src/b.js': '1' },
    config:
      "{ source: { entry: { index: './src/index.js', b: './src/b.js' } }, html: { meta: ({ value, entryName }) => { if (entryName === 'index') value.robots = 'noindex'; } } }",
    expect: [contains('dist/index.html', 'noindex'), lacks('dist/b.html', 'noindex')],
  },
  {
    statement:
      'a mutated object of an entry changes all pages, one that is assigned changes its page; undefined prints an empty tag',
    files: { 'src/b.js': '1' },
    config: `{
      source: { entry: { index: './src/index.js', b: './src/b.js' } },
      html: {
        meta: [
          { one: { property: 'og:title', content: 'all' }, two: { property: 'og:type', content: 'all' }, description: undefined },
          ({ value, entryName }) => {
            if (entryName !== 'b') return;
            value.one.content = 'mutated';
            value.two = { property: 'og:type', content: 'assigned' };
          },
        ],
      },
    }`,
    expect: [
      contains('dist/index.html', 'property="og:title" content="mutated"'),
      contains('dist/index.html', 'property="og:type" content="all"'),
      contains('dist/b.html', 'property="og:type" content="assigned"'),
      contains('dist/index.html', '<meta>'),
    ],
  },
  {
    statement:
      'a charset without quotes or in Pug in the template does not keep the default out, a viewport in Pug does',
    files: {
      't.html': '<!doctype html><html><head><meta charset=latin1></head><body></body></html>',
      't.pug': 'html\n  head\n    meta(charset="gbk")\n    meta(name="viewport" content="own")\n  body\n',
    },
    config: `
      import { pluginPug } from '@rsbuild/plugin-pug';
      export default {
        plugins: [pluginPug()],
        source: { entry: { index: './src/index.js', pug: './src/index.js' } },
        html: { template: ({ entryName }) => (entryName === 'pug' ? './t.pug' : './t.html') },
      };
    `,
    expect: [
      contains('dist/index.html', 'latin1'),
      contains('dist/index.html', 'UTF-8'),
      contains('dist/pug.html', '<meta charset="gbk">'),
      contains('dist/pug.html', '<meta charset="UTF-8">'),
      lacks('dist/pug.html', 'width=device-width'),
    ],
  },
  {
    statement: 'a quotation mark in a value fails the build, and ends the value in development',
    config: '{ html: { meta: { description: \'a "b" c\' } } }',
    commands: ['rsbuild dev', 'GET /', 'rsbuild build'],
    expect: [exits(1), prints('content="a "b" c"', 'GET'), prints('Parse Error', 'rsbuild build')],
  },
  {
    statement: 'an escaped quotation mark stays in the value',
    config: "{ html: { meta: { description: 'a &quot;b&quot; c' } } }",
    expect: [contains('dist/index.html', /content=('a "b" c'|"a &quot;b&quot; c")/)],
  },
  {
    statement: 'an object for viewport replaces the default',
    config: "{ html: { meta: { viewport: { name: 'viewport', content: 'width=1024' } } } }",
    expect: [contains('dist/index.html', '<meta name="viewport" content="width=1024">')],
  },
  {
    statement: 'values do not get the prefix',
    config:
      "{ html: { meta: { image: { property: 'og:image', content: '/card.png' } } }, output: { assetPrefix: 'https://cdn.example.com/' } }",
    expect: [contains('dist/index.html', '<meta property="og:image" content="/card.png">')],
  },
];
