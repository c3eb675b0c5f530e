import { absent, contains, count, exists, exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'false does not hold back files of new URL',
    files: {
      'src/index.js': "export default new URL('./x.bin', import.meta.url).href;",
      'src/x.bin': 'binary',
    },
    config: "{ output: { targets: ['web', 'node'], emitAssets: ({ target }) => target === 'web' } }",
    expect: [exists('dist/*.bin'), exists('dist/server/*.bin')],
  },
  {
    statement: 'false for the server keeps the URL of an image equal in both builds and writes it once',
    files: {
      'src/index.js': "import a from './a.png?url'; console.log(a);",
      'src/a.png': 'png',
    },
    config: "{ output: { targets: ['web', 'node'], emitAssets: ({ target }) => target === 'web' } }",
    expect: [
      count('dist/**/*.png', 1),
      exists('dist/static/image/a.*.png'),
      contains('dist/server/index.js', /"static\/image\/a\.[0-9a-f]{8}\.png"/),
      contains('dist/static/js/index.*.js', /"static\/image\/a\.[0-9a-f]{8}\.png"/),
    ],
  },
  {
    statement: 'with the prefix auto, the server bundle fails when it imports an image',
    files: {
      'src/index.js': "import a from './a.png?url'; console.log(a);",
      'src/a.png': 'png',
    },
    config:
      "{ output: { targets: ['web', 'node'], assetPrefix: 'auto', emitAssets: ({ target }) => target === 'web' } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [exits(1), prints('Automatic publicPath is not supported in this browser', 'node')],
  },
  {
    statement: 'an image that only the server imports is not emitted',
    files: {
      'src/server.js': "import a from './a.png?url'; console.log(a);",
      'src/a.png': 'a',
    },
    config: `{
      source: { entry: ({ target }) => ({ index: target === 'node' ? './src/server.js' : './src/index.js' }) },
      output: { targets: ['web', 'node'], emitAssets: ({ target }) => target === 'web' },
    }`,
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [absent('dist/**/*.png'), prints(/\/static\/image\/a\.\w{8}\.png/, 'node')],
  },
  ...[
    { mixedImport: false, count: 0 },
    { mixedImport: true, count: 1 },
  ].map((one) => ({
    statement: `with mixedImport ${one.mixedImport}, an SVG file that a script imports is emitted for node ${one.count} times, one with ?url never`,
    files: {
      'src/index.js':
        "import logo from './logo.svg'; import url from './url.svg?url'; console.log(logo, url);",
      'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1" /></svg>',
      'src/url.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h2" /></svg>',
    },
    config: `
      import { pluginReact } from '@rsbuild/plugin-react';
      import { pluginSvgr } from '@rsbuild/plugin-svgr';
      export default {
        plugins: [pluginReact(), pluginSvgr({ mixedImport: ${one.mixedImport} })],
        output: { targets: ['web', 'node'], dataUriLimit: 0, emitAssets: ({ target }) => target === 'web' },
      };
    `,
    expect: [
      count('dist/static/svg/logo.*.svg', 1),
      count('dist/server/static/svg/logo.*.svg', one.count),
      absent('dist/server/static/svg/url.*.svg'),
    ],
  })),
];
