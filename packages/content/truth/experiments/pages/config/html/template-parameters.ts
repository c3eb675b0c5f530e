import { absent, contains, exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const page =
  '<!doctype html><html lang="<%= lang %>"><head></head><body><b><%= entryName %>|<%= assetPrefix %>|<%- raw %>|<%= raw %></b></body></html>';

export const experiments: readonly Experiment[] = [
  {
    statement: 'an object is merged into the built-in parameters, <%- escapes and <%= does not',
    files: { 't.html': page },
    config:
      "{ html: { template: './t.html', templateParameters: { lang: 'de', raw: '<i>' } }, output: { assetPrefix: '/shop/' } }",
    expect: [
      contains('dist/index.html', 'lang="de"'),
      contains('dist/index.html', 'index|/shop|&lt;i&gt;|<i>'),
    ],
  },
  {
    statement: 'what a function returns takes the place of the built-in parameters',
    files: { 't.html': page },
    config: "{ html: { template: './t.html', templateParameters: () => ({ lang: 'de', raw: '' }) } }",
    expect: [exits(1), prints(/ReferenceError: \w+ is not defined/)],
  },
  {
    statement: 'a function gets two arguments and may change the first',
    files: { 't.html': page },
    config:
      "{ html: { template: './t.html', templateParameters: (parameters, { entryName }) => { parameters.lang = entryName; parameters.raw = ''; } } }",
    expect: [contains('dist/index.html', 'lang="index"')],
  },
  {
    statement: 'the other built-in parameters are available',
    files: {
      't.html':
        '<html><head></head><body><%= compilation.options.mode %>|<%= webpackConfig.mode %>|<%= htmlWebpackPlugin.files.publicPath %>|<%= htmlWebpackPlugin.files.js.length %>|<%= htmlWebpackPlugin.tags.headTags.length > 0 %>|<%= htmlWebpackPlugin.options.filename %></body></html>',
    },
    config: "{ html: { template: './t.html' }, output: { assetPrefix: '/shop/' } }",
    expect: [contains('dist/index.html', 'production|production|/shop/|1|true|index.html')],
  },
  {
    statement:
      'with the prefix auto, assetPrefix is that word and publicPath the way from the page to the root',
    files: {
      't.html':
        '<html><head></head><body><b><%= assetPrefix %>|<%= htmlWebpackPlugin.files.publicPath %>logo.png</b></body></html>',
    },
    config: "{ html: { template: './t.html', outputStructure: 'nested' }, output: { assetPrefix: 'auto' } }",
    expect: [contains('dist/index/index.html', '<b>auto|../logo.png</b>')],
  },
  {
    statement: 'in development, assetPrefix is that of dev.assetPrefix',
    files: { 't.html': '<html><head></head><body><b><%= assetPrefix %></b></body></html>' },
    config:
      "{ html: { template: './t.html' }, dev: { assetPrefix: '/foo/' }, output: { assetPrefix: 'https://cdn.example.com/' } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [prints('<b>/foo</b>', 'GET')],
  },
  {
    statement: 'objects and functions of an array are applied in order, a parameter named data is hidden',
    files: {
      't.html':
        '<html><head></head><body><b><%= a %><%= b %><%= mountId %></b><i><%= typeof data %></i></body></html>',
    },
    config:
      "{ html: { template: './t.html', templateParameters: [{ a: 1, b: 1, data: 1 }, (all) => ({ ...all, b: all.a + 1 }), { mountId: 'over' }] } }",
    expect: [contains('dist/index.html', '<b>12over</b><i>undefined</i>')],
  },
  {
    statement:
      'an undefined parameter fails the build, even in an HTML comment, and so does an empty variable of the environment',
    files: {
      '.env': 'PUBLIC_EMPTY=',
      'a.html': '<html><head></head><body><!-- <%= nope %> --></body></html>',
      'b.html': '<html><head></head><body><%= process.env.PUBLIC_EMPTY %></body></html>',
    },
    config:
      "{ source: { entry: { a: './src/index.js', b: './src/index.js' } }, html: { template: ({ entryName }) => `./${entryName}.html` } }",
    expect: [
      exits(1),
      prints('ReferenceError: nope is not defined'),
      prints('ReferenceError: process is not'),
    ],
  },
  {
    statement: 'a function in html.tags has two arguments, that of html.title has one',
    config:
      "{ html: { title: (...all) => `title ${all.length}`, tags: (...all) => [...all[0], { tag: 'meta', attrs: { name: 'count', content: String(all.length) } }] } }",
    expect: [
      contains('dist/index.html', '<title>title 1</title>'),
      contains('dist/index.html', 'name="count" content="2"'),
    ],
  },
  ...[
    { inject: "'head'", times: 2 },
    { inject: 'false', times: 1 },
  ].map(({ inject, times }) => ({
    statement: `tags that the template prints appear ${times} times with inject ${inject}`,
    files: {
      't.html': '<html><head><%= htmlWebpackPlugin.tags.headTags %></head><body></body></html>',
    },
    config: `{ html: { template: './t.html', inject: ${inject} } }`,
    expect: [
      contains(
        'dist/index.html',
        new RegExp(`^(?:(?!<script)[^])*(?:<script(?:(?!<script)[^])*){${times}}$`),
      ),
    ],
  })),
  {
    statement: 'a template reads PUBLIC_ variables without a parameter, and typeof of an undefined one',
    files: {
      '.env': 'PUBLIC_RELEASE=1.2',
      't.html':
        "<html><head></head><body><b><%= process.env.PUBLIC_RELEASE %>|<% if (typeof beta !== 'undefined') { %>beta<% } %></b></body></html>",
    },
    config: "{ html: { template: './t.html' } }",
    expect: [contains('dist/index.html', '<b>1.2|</b>')],
  },
  {
    statement: 'files lists a script and a stylesheet that are inlined and deleted, tags contain their code',
    files: {
      'src/index.js': "import './a.css'; console.log(1);",
      'src/a.css': '.a { top: 0 }',
      't.html':
        '<html><head><%= htmlWebpackPlugin.tags.headTags %></head><body><b><%= htmlWebpackPlugin.files.js %>|<%= htmlWebpackPlugin.files.css %></b></body></html>',
    },
    config:
      "{ html: { template: './t.html', inject: false }, output: { inlineScripts: true, inlineStyles: true, polyfill: 'off' } }",
    expect: [
      contains('dist/index.html', /<b>\/static\/js\/index\.\w+\.js\|\/static\/css\/index\.\w+\.css<\/b>/),
      contains('dist/index.html', '<style>.a{top:0}</style>'),
      contains('dist/index.html', 'console.log(1)'),
      absent('dist/static/**'),
    ],
  },
];
