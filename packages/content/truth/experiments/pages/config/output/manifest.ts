import { absent, contains, exists, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const full = {
  'src/index.js': "import './a.css'; import a from './a.png?url'; console.log(a); import('./later.js');",
  'src/later.js': "import './b.css'; console.log(2);",
  'src/a.css': '.a { color: red }',
  'src/b.css': '.b { color: red }',
  'src/a.png': 'a',
  'a.txt': 'a',
};

/** In the order of their imports. */
const styleLibraries = ['libz', 'liby', 'libx', 'libw', 'libv', 'libu', 'libt'];

export const experiments: readonly Experiment[] = [
  {
    statement: 'copies are in allFiles and in no entry',
    files: full,
    config: "{ output: { manifest: true, copy: ['a.txt'] } }",
    expect: [
      contains('dist/manifest.json', /"allFiles": \[[^\]]*"\/a\.txt"/),
      lacks('dist/manifest.json', /"entries"[^]*a\.txt/),
    ],
  },
  {
    statement: 'async lists scripts and stylesheets of dynamic imports',
    files: full,
    config: '{ output: { manifest: true } }',
    expect: [
      contains(
        'dist/manifest.json',
        /"async": \{[^}]*"js": \[\s*"\/static\/js\/async\/[^}]*"css": \[\s*"\/static\/css\/async\//,
      ),
    ],
  },
  {
    statement: 'a key without content is missing',
    config: '{ output: { manifest: true } }',
    expect: [lacks('dist/manifest.json', /"async"|"css"|"assets"/), contains('dist/manifest.json', '"html"')],
  },
  {
    statement: 'paths have the prefix, images in assets have none',
    files: full,
    config: "{ output: { manifest: 'meta/assets.json', assetPrefix: 'https://cdn.example.com/' } }",
    expect: [
      contains('dist/meta/assets.json', '"https://cdn.example.com/static/js/index.'),
      contains('dist/meta/assets.json', /"assets": \[[^\]]*"static\/image\/a\./),
      absent('dist/manifest.json'),
    ],
  },
  {
    statement: 'with the prefix auto paths begin with auto/',
    config: "{ output: { manifest: true, assetPrefix: 'auto' } }",
    expect: [contains('dist/manifest.json', '"auto/static/js/index.')],
  },
  ...[
    { targets: "['node', 'web']", html: false },
    { targets: "['web', 'node']", html: true },
  ].map(({ targets, html }) => ({
    statement: `in development with the targets ${targets}, /manifest.json is the file of the first`,
    config: `{ output: { manifest: true, targets: ${targets} } }`,
    commands: ['rsbuild dev', 'GET /manifest.json'],
    expect: [prints('"allFiles"', 'GET'), (html ? prints : printsNot)('"/index.html"', 'GET')],
  })),
  {
    statement: 'the development server answers it from memory, with the prefix of dev',
    config: "{ output: { manifest: true, assetPrefix: 'https://cdn.example.com/' } }",
    commands: ['rsbuild dev', 'GET /manifest.json'],
    expect: [prints('"/static/js/index.js"', 'GET'), absent('dist/manifest.json')],
  },
  {
    statement:
      'dev.writeToDisk writes it in development, and with dev.assetPrefix true the paths have the origin',
    config: '{ output: { manifest: true }, dev: { writeToDisk: true, assetPrefix: true } }',
    commands: ['rsbuild dev', 'GET /'],
    expect: [contains('dist/manifest.json', /"http:\/\/localhost:\d+\/static\/js\/index\.js"/)],
  },
  {
    statement: 'in assets, fonts and videos have no prefix, license files have one',
    files: {
      'write.cjs': "require('fs').writeFileSync('src/f.woff2', 'x'.repeat(20_000));",
      'src/index.js': "/*! license */ import './a.css'; import video from './v.mp4?url'; console.log(video);",
      'src/a.css': '@font-face { font-family: f; src: url(./f.woff2) }',
      'src/v.mp4': 'a',
    },
    config: '{ output: { manifest: true } }',
    commands: ['node write.cjs', 'rsbuild build'],
    expect: [
      contains('dist/manifest.json', /"assets": \[[^\]]*"static\/font\/f\./),
      contains('dist/manifest.json', /"assets": \[[^\]]*"static\/media\/v\./),
      contains('dist/manifest.json', /"assets": \[[^\]]*"\/static\/js\/index[^"]*LICENSE\.txt"/),
    ],
  },
  {
    statement: 'public/manifest.json loses against it',
    files: { 'public/manifest.json': '{ "name": "app" }' },
    config: '{ output: { manifest: true } }',
    expect: [contains('dist/manifest.json', 'allFiles')],
  },
  {
    statement: 'node writes its own to dist/server',
    config: "{ output: { manifest: true, targets: ['web', 'node'] } }",
    expect: [
      contains('dist/server/manifest.json', '"/index.js"'),
      contains('dist/manifest.json', '/static/js/index.'),
    ],
  },
  {
    statement: 'of the targets web and service-worker, the last to finish overwrites the file',
    config: `let finish;
const web = new Promise((resolve) => { finish = resolve; });
export default {
  output: { manifest: true, targets: ['web', 'service-worker'] },
  tools: { rspack: (config, { target, appendPlugins }) => { appendPlugins({ apply({ hooks }) {
    if (target === 'web') hooks.done.tap('order', () => finish());
    else hooks.beforeRun.tapPromise('order', () => web);
  } }); } },
};`,
    expect: [
      contains('dist/manifest.json', '"/worker/index.js"'),
      lacks('dist/manifest.json', '/static/js/'),
    ],
  },
  {
    statement: 'without the plugin of the target service-worker, the file is that of web',
    config: `{
      output: { manifest: true, targets: ['web', 'service-worker'] },
      tools: { bundlerChain: (chain, { target, CHAIN_ID }) => {
        if (target !== 'web') chain.plugins.delete(CHAIN_ID.PLUGIN.MANIFEST);
      } },
    }`,
    expect: [
      contains('dist/manifest.json', '"/static/js/index.'),
      lacks('dist/manifest.json', 'worker'),
      exists('dist/worker/index.js'),
    ],
  },
  {
    statement: 'an entry with dependOn has no object, its files are in that of the entry it depends on',
    files: {
      'src/b.js': "import './b.css'; console.log(2);",
      'src/b.css': '.b { color: red }',
    },
    config:
      "{ source: { entry: { index: './src/index.js', b: { import: './src/b.js', dependOn: 'index' } } }, output: { manifest: true } }",
    expect: [
      exists('dist/b.html'),
      contains('dist/manifest.json', /"index": {[^]*js\/b\.\w+\.js[^]*css\/b\.\w+\.css/),
      lacks('dist/manifest.json', '"b": {'),
    ],
  },
  {
    statement: 'inlined scripts and stylesheets are listed, although they do not exist',
    files: { 'src/index.js': "import './a.css'; console.log(1);", 'src/a.css': '.a { color: red }' },
    config: '{ output: { manifest: true, inlineScripts: true, inlineStyles: true } }',
    expect: [
      contains('dist/manifest.json', /static\/js\/index\.\w+\.js/),
      contains('dist/manifest.json', /static\/css\/index\.\w+\.css/),
      absent('dist/static/js/*'),
      absent('dist/static/css/*'),
    ],
  },
  {
    statement: 'the stylesheets are not in the order of the HTML',
    files: {
      'src/index.js': `${styleLibraries.map((name) => `import '${name}/style.css';`).join(' ')} import './own.css';`,
      'src/own.css': '.own { color: red; }',
      ...Object.fromEntries(
        styleLibraries.flatMap((name) => [
          [`node_modules/${name}/package.json`, `{ "name": "${name}", "version": "1.0.0" }`],
          [`node_modules/${name}/style.css`, `.${name} { color: red; }`],
        ]),
      ),
    },
    config: `{ output: { manifest: true }, performance: { chunkSplit: { forceSplitting: { ${styleLibraries
      .map((name) => `${name}: /${name}/`)
      .join(', ')} } } } }`,
    expect: [
      contains('dist/index.html', /css\/libz\.[^]*css\/index\./),
      // The order is that of a hash map: with few stylesheets it can be that of the HTML by chance.
      lacks('dist/manifest.json', new RegExp(`"css": \\[[^\\]]*${styleLibraries.join('[^\\]]*')}`)),
    ],
  },
  {
    statement: 'a chunk that another entry loads by a dynamic import is in async of both',
    files: {
      'write.cjs':
        "require('fs').writeFileSync('node_modules/lib/index.js', `export default '${'x'.repeat(40_000)}';`);",
      'node_modules/lib/package.json': '{ "name": "lib", "version": "1.0.0" }',
      'src/a.js': "import lib from 'lib'; console.log(lib);",
      'src/b.js': "import('lib').then(console.log);",
    },
    config: "{ source: { entry: { a: './src/a.js', b: './src/b.js' } }, output: { manifest: true } }",
    commands: ['node write.cjs', 'rsbuild build'],
    expect: [
      contains('dist/a.html', /src="\/static\/js\/\d+\./),
      lacks('dist/manifest.json', /"initial": \{[^}]*"\/static\/js\/\d+\./),
      contains(
        'dist/manifest.json',
        /"async": \{[^}]*"\/static\/js\/\d+\.[^]*"async": \{[^}]*"\/static\/js\/\d+\./,
      ),
    ],
  },
  {
    statement: 'a chunk of the page that a dynamic import of the same entry loads too is in async only',
    files: {
      'write.cjs':
        "for (const name of ['a', 'b']) require('fs').writeFileSync(`node_modules/lodash-es/${name}.js`, `export default '${name.repeat(40_000)}';`);",
      'node_modules/lodash-es/package.json': '{ "name": "lodash-es", "version": "1.0.0" }',
      'src/index.js': "import a from 'lodash-es/a.js'; console.log(a); import('./later.js');",
      'src/later.js': "import b from 'lodash-es/b.js'; console.log(b);",
    },
    config: '{ output: { manifest: true } }',
    commands: ['node write.cjs', 'rsbuild build'],
    expect: [
      contains('dist/index.html', 'src="/static/js/lib-lodash.'),
      lacks('dist/manifest.json', /"initial": \{[^}]*lib-lodash/),
      contains('dist/manifest.json', /"async": \{[^}]*lib-lodash/),
    ],
  },
  {
    statement: 'files of the public folder are not in allFiles, a favicon is',
    files: { 'public/robots.txt': 'all', 'src/logo.svg': '<svg/>' },
    config: "{ html: { favicon: './src/logo.svg' }, output: { manifest: true } }",
    expect: [
      exists('dist/robots.txt'),
      lacks('dist/manifest.json', 'robots'),
      contains('dist/manifest.json', '/logo.svg'),
    ],
  },
  ...[1, 2].map((pages): Experiment => ({
    statement: `async chunks that import each other fail the build of a project with ${pages} entries`,
    files: {
      'src/index.js': "import('./x.js'); import('./y.js');",
      'src/x.js': "export const next = () => import('./y.js');",
      'src/y.js': "export const next = () => import('./x.js');",
    },
    config: `{
      source: { entry: { index: './src/index.js'${pages === 2 ? ", b: './src/x.js'" : ''} } },
      output: { manifest: true },
    }`,
    expect: [exits(1), prints(/Maximum call stack size exceeded[^]*getParents/)],
  })),
  {
    statement: 'a page whose filename tools.htmlPlugin changes is in allFiles only',
    config:
      '{ output: { manifest: true }, tools: { htmlPlugin: (config, { entryName }) => { config.filename = `${entryName}.[contenthash:8].html`; } } }',
    expect: [
      contains('dist/manifest.json', /"allFiles": \[[^\]]*"\/index\.\w+\.html"/),
      lacks('dist/manifest.json', '"html": ['),
    ],
  },
];
