import { contains, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a template can print the title inside its own',
    files: {
      't.html':
        '<!doctype html><html><head><title><%= htmlWebpackPlugin.options.title %> | Open</title></head><body></body></html>',
    },
    config: "{ html: { template: './t.html', title: 'Bakery' } }",
    expect: [contains('dist/index.html', '<title>Bakery | Open</title>')],
  },
  {
    statement: 'the text is inserted as HTML, without escaping',
    config: "{ html: { title: 'a &amp; b' } }",
    expect: [contains('dist/index.html', '<title>a &amp; b</title>')],
  },
  {
    statement: 'the title of an inline SVG in the template keeps html.title out, and the page has no other',
    files: {
      't.html': '<!doctype html><html><head></head><body><svg><title>Icon</title></svg></body></html>',
    },
    config: "{ html: { template: './t.html', title: 'Mine' } }",
    expect: [lacks('dist/index.html', 'Mine')],
  },
  {
    statement: 'a title in a comment of the template keeps html.title out',
    files: { 't.html': '<html><head><!-- <title>Old</title> --></head><body></body></html>' },
    config: "{ html: { template: './t.html', title: 'Mine' } }",
    expect: [lacks('dist/index.html', 'Mine')],
  },
  {
    statement: 'with inject: false, the page has no title unless the template prints it',
    files: { 't.html': '<head><%= htmlWebpackPlugin.options.title %></head><body></body>', 'src/b.js': '' },
    config:
      "{ source: { entry: { index: './src/index.js', b: './src/b.js' } }, html: { inject: false, title: 'Mine', template: ({ entryName }) => (entryName === 'b' ? './t.html' : undefined) } }",
    expect: [lacks('dist/index.html', 'Mine'), contains('dist/b.html', 'Mine')],
  },
  {
    statement: 'a template with an inline SVG prints the title in its head',
    files: {
      't.html':
        '<!doctype html><html><head><title><%= htmlWebpackPlugin.options.title %></title></head><body><svg><title>Icon</title></svg></body></html>',
    },
    config: "{ html: { template: './t.html', title: 'Mine' } }",
    expect: [contains('dist/index.html', '<head><title>Mine</title>')],
  },
  {
    statement: 'a less-than sign that starts no tag fails the minification',
    config: "{ html: { title: 'x < y' } }",
    expect: [exits(1), prints('Parse Error: < y')],
  },
  {
    statement: 'without minification, a less-than sign and an ampersand are inserted as they are',
    config: "{ html: { title: 'x < y &copy z' }, output: { minify: false } }",
    expect: [contains('dist/index.html', '<title>x < y &copy z</title>')],
  },
  {
    statement: 'a function sets the titles of some pages, others keep the item before it in the array',
    files: { 'src/two.js': '', 'src/three.js': '' },
    config: `{
      source: { entry: { index: './src/index.js', two: './src/two.js', three: './src/three.js' } },
      html: { title: ['A', ({ value, entryName }) => (entryName === 'two' ? value + '2' : undefined), ({ entryName, value }) => (entryName === 'three' ? 'T' : value)] },
    }`,
    expect: [
      contains('dist/index.html', '<title>A</title>'),
      contains('dist/two.html', '<title>A2</title>'),
      contains('dist/three.html', '<title>T</title>'),
    ],
  },
  {
    statement: 'whether the template has a title is checked when the development server starts',
    files: {
      't.html': '<html><head></head><body></body></html>',
      'run.mjs': `
        import { writeFileSync } from 'node:fs';
        import { createRsbuild } from '@rsbuild/core';
        const config = { dev: { writeToDisk: true }, html: { template: './t.html', title: 'Mine' } };
        process.env.NODE_ENV = 'development';
        const rsbuild = await createRsbuild({ rsbuildConfig: config });
        rsbuild.onDevCompileDone(({ isFirstCompile }) => {
          if (!isFirstCompile) process.exit();
          setTimeout(() => writeFileSync('t.html', '<html><head><title>Own</title></head><body></body></html>'), 300);
        });
        await rsbuild.startDevServer();
      `,
    },
    commands: ['node run.mjs'],
    expect: [
      contains('dist/index.html', '<title>Own</title>'),
      contains('dist/index.html', '<title>Mine</title>'),
    ],
  },
];
