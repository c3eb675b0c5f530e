import { exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'the paths of pages are appended to the items, and an item with a port is labelled Network',
    config: '{ server: { printUrls: ({ urls, port }) => [`http://localhost:${port}/docs`] } }',
    commands: ['rsbuild dev'],
    expect: [prints(/> Network:\s+http:\/\/localhost:\d+\/docs\//)],
  },
  {
    statement: 'false prints none',
    config: '{ server: { printUrls: false } }',
    commands: ['rsbuild dev'],
    expect: [printsNot('http://')],
  },
  {
    statement: 'index is the first of the routes, whatever the order of entries',
    files: { 'src/about.js': '1' },
    config:
      "{ source: { entry: { about: './src/about.js', index: './src/index.js' } }, server: { printUrls: ({ routes, protocol }) => { console.log(JSON.stringify(routes), protocol); } } }",
    commands: ['rsbuild dev'],
    expect: [
      prints('[{"entryName":"index","pathname":"/"},{"entryName":"about","pathname":"/about"}] http'),
      printsNot('http://'),
    ],
  },
  {
    statement: 'another return value fails the command',
    config: "{ server: { printUrls: () => 'http://localhost' } }",
    commands: ['rsbuild dev'],
    expect: [exits(1), prints('"server.printUrls" must return an array')],
  },
  {
    statement: 'a preview runs it too',
    config: "{ server: { printUrls: ({ routes }) => { console.log('ROUTES', routes.length); } } }",
    commands: ['rsbuild build', 'rsbuild preview'],
    expect: [prints('ROUTES 1')],
  },
  ...['[]', 'undefined'].map((result) => ({
    statement: `a function that returns ${result} prints nothing`,
    config: `{ server: { printUrls: () => ${result} } }`,
    commands: ['rsbuild dev', 'GET /'],
    expect: [printsNot('http://', 'rsbuild dev')],
  })),
  {
    statement: 'a false in a later configuration disables the function of an earlier one',
    config: `
      import { mergeRsbuildConfig } from '@rsbuild/core';
      export default mergeRsbuildConfig(
        { server: { printUrls: () => ['http://first.example.com'] } },
        { server: { printUrls: false } },
      );
    `,
    commands: ['rsbuild dev', 'GET /'],
    expect: [printsNot('http://', 'rsbuild dev')],
  },
  {
    statement: 'the prefix of the assets is not part of the URLs',
    config: "{ dev: { assetPrefix: '/app/' } }",
    commands: ['rsbuild dev', 'GET /app/'],
    expect: [prints(/> Local:\s+http:\/\/localhost:\d+\/\n/, 'rsbuild'), prints('HTTP 200', 'GET')],
  },
  {
    statement: 'the promise of an async function fails the command',
    config: '{ server: { printUrls: async ({ urls }) => urls } }',
    commands: ['rsbuild dev'],
    expect: [exits(1), prints('"server.printUrls" must return an array')],
  },
  {
    statement: 'the routes start with distPath.html, and contain entries without HTML',
    config: `{
      output: { distPath: { html: 'pages' }, targets: ['node'] },
      server: { printUrls: ({ routes }) => { console.log(JSON.stringify(routes)); } },
    }`,
    commands: ['rsbuild dev', 'GET /pages/'],
    expect: [prints('[{"entryName":"index","pathname":"/pages/"}]', 'rsbuild'), exits(404)],
  },
];
