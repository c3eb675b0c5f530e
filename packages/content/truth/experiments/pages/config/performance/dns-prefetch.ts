import { contains, lacks, ordered, printsInOrder } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'the value goes into href as written',
    config: "{ performance: { dnsPrefetch: ['//fonts.example.com/path'] } }",
    expect: [contains('dist/index.html', '<link rel="dns-prefetch" href="//fonts.example.com/path">')],
  },
  {
    statement: 'a host in both options gets both tags, preconnect first, in development too',
    config:
      "{ performance: { dnsPrefetch: ['https://a.example.com'], preconnect: ['https://a.example.com'] } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [printsInOrder('rel="preconnect"', 'rel="dns-prefetch"')],
  },
  {
    statement: 'a host without slashes stays a relative path, also with an asset prefix',
    config:
      "{ performance: { dnsPrefetch: ['fonts.example.com'] }, output: { assetPrefix: 'https://cdn.example.com/' } }",
    expect: [contains('dist/index.html', '<link rel="dns-prefetch" href="fonts.example.com">')],
  },
  {
    statement:
      'hints are in the head of every page with scripts in the body, a function of html.tags removes them from one, and inject: false leaves them to the template',
    files: {
      'src/b.js': '',
      'src/c.js': '',
      'src/d.js': '',
      'd.html':
        '<!doctype html><html><head><%= htmlWebpackPlugin.tags.headTags %></head><body></body></html>',
    },
    config: `{
      source: { entry: { index: './src/index.js', b: './src/b.js', c: './src/c.js', d: './src/d.js' } },
      html: { template: ({ entryName }) => (entryName === 'd' ? './d.html' : undefined), inject: ({ entryName }) => entryName === 'index' || entryName === 'b' ? 'body' : false, tags: (tags, { entryName }) => (entryName === 'b' ? tags.filter(({ attrs }) => attrs?.rel !== 'dns-prefetch') : tags) },
      performance: { dnsPrefetch: ['https://a.example.com'] },
    }`,
    expect: [
      ordered('dist/index.html', 'dns-prefetch', '</head>', '<script'),
      lacks('dist/b.html', 'dns-prefetch'),
      lacks('dist/c.html', 'dns-prefetch'),
      contains('dist/d.html', 'rel="dns-prefetch"'),
    ],
  },
];
