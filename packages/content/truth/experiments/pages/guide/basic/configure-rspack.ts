import { contains, count, exists, exits, lacks, ordered, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement:
      'without resolve-url-loader a URL in a partial file counts from the file that the script imports',
    files: {
      'src/index.js': "import './a.scss';",
      'src/a.scss': "@use './deep/b';",
      'src/deep/_b.scss': '.b { background: url(./c.png) }',
      'src/deep/c.png': 'c',
    },
    config:
      '{ tools: { bundlerChain: (chain, { CHAIN_ID }) => { chain.module.rule(CHAIN_ID.RULE.SASS).uses.delete(CHAIN_ID.USE.RESOLVE_URL); } } }',
    expect: [exits(1), prints("Can't resolve './c.png'")],
  },
  {
    statement: 'neither the script nor a partial file in between counts for that URL',
    files: {
      'src/index.js': "import './styles/a.scss';",
      'src/styles/a.scss': "@use './deep/b';",
      'src/styles/deep/_b.scss': "@use './deeper/c';",
      'src/styles/deep/deeper/_c.scss': '.c { background: url(./c.png) }',
      'src/styles/c.png': 'c',
    },
    config:
      '{ tools: { bundlerChain: (chain, { CHAIN_ID }) => { chain.module.rule(CHAIN_ID.RULE.SASS).uses.delete(CHAIN_ID.USE.RESOLVE_URL); } } }',
    expect: [contains('dist/static/css/index.*.css', '.c{background:url(data:image/png;base64,')],
  },
  {
    statement: 'a loader for CSV and a rule in the chain give rows, and a loader may be an ES module',
    files: {
      'loaders/csv.cjs':
        'module.exports = function (source) { const { separator } = this.getOptions(); return `export default ${JSON.stringify(source.trim().split(/\\r?\\n/).map((l) => l.split(separator)))};`; };',
      'loaders/log.mjs':
        "export default function (source) { console.log('ES MODULE', source.length); return source; }",
      'src/p.csv': 'Rye;4.20\r\nSpelt;5.10\r\n',
      'src/index.js': "import rows from './p.csv'; console.log(JSON.stringify(rows));",
    },
    config:
      "{ output: { targets: ['node'] }, tools: { bundlerChain: (chain) => { chain.module.rule('csv').test(/\\.csv$/).use('csv').loader('./loaders/csv.cjs').options({ separator: ';' }).end().use('log').loader('./loaders/log.mjs'); } } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('ES MODULE 22', 'rsbuild'), prints('[["Rye","4.20"],["Spelt","5.10"]]', 'node')],
  },
  {
    statement: 'files kept out of a rule need another one if they are imported',
    files: {
      'src/sprites/a.png': '\u0089PNG',
      'src/index.js': "import a from './sprites/a.png'; console.log(a);",
    },
    config:
      '{ tools: { bundlerChain: (chain, { CHAIN_ID }) => { chain.module.rule(CHAIN_ID.RULE.IMAGE).exclude.add(/[\\\\/]sprites[\\\\/].*\\.png$/); } } }',
    expect: [exits(1)],
  },
  {
    statement: 'a rule of its own keeps names and never inlines, other images below the folder are inlined',
    files: {
      'src/sprites/a.png': 'x',
      'src/sprites/b.jpg': '\u00ff\u00d8',
      'src/index.js': "import a from './sprites/a.png'; import b from './sprites/b.jpg'; console.log(a, b);",
    },
    config:
      "{ tools: { bundlerChain: (chain, { CHAIN_ID }) => { chain.module.rule(CHAIN_ID.RULE.IMAGE).exclude.add(/[\\\\/]sprites[\\\\/].*\\.png$/); chain.module.rule('sprites').test(/[\\\\/]sprites[\\\\/].*\\.png$/).type('asset/resource').set('generator', { filename: 'sprites/[name][ext]' }); } } }",
    expect: [exists('dist/sprites/a.png'), contains('dist/static/js/index.*.js', 'data:image/jpeg;base64,')],
  },
  {
    statement: 'a rule that keeps names fails for different files of the same name, unless it adds a hash',
    files: {
      'src/a/sprites/a.png': '1',
      'src/b/sprites/a.png': '2',
      'src/index.js':
        "import a from './a/sprites/a.png'; import b from './b/sprites/a.png'; console.log(a, b);",
      'hash.mjs': configOfSprites('[name].[contenthash:8][ext]'),
    },
    config: configOfSprites('[name][ext]'),
    commands: ['rsbuild build --config hash.mjs', 'rsbuild build'],
    expect: [
      exits(1),
      prints('Multiple assets emit different content to the same filename sprites/a.png', 'rsbuild build'),
      printsNot('Multiple assets', 'rsbuild build --config hash.mjs'),
    ],
  },
  ...[
    { extension: 'txt', expect: [contains('dist/static/js/index.*.js', 'data:text/plain;base64,')] },
    { extension: 'glsl', expect: [exits(1), prints('failed to guess mime type')] },
  ].map(({ extension, expect }) => ({
    statement: `asset/inline needs a known MIME type, .${extension}`,
    files: {
      [`src/a.${extension}`]: 'text',
      'src/index.js': `import a from './a.${extension}'; console.log(a);`,
      // The process does not end by itself after this error.
      'build.mjs':
        "import { createRsbuild, loadConfig } from '@rsbuild/core'; process.env.NODE_ENV = 'production'; const { content } = await loadConfig(); try { await (await createRsbuild({ rsbuildConfig: content })).build(); } catch (error) { console.log(String(error)); process.exit(1); }",
    },
    config: `{ tools: { rspack: (config, { addRules }) => { addRules({ test: /\\.${extension}$/, type: 'asset/inline' }); } } }`,
    commands: ['node build.mjs'],
    expect,
  })),
  {
    statement: 'deleting a plugin that does not exist is no error',
    config: "{ tools: { bundlerChain: (chain) => { chain.plugins.delete('none'); } } }",
    expect: [exists('dist/index.html')],
  },
  {
    statement: 'moduleIds named gives paths as ids in the code for servers',
    config:
      "{ output: { targets: ['web', 'node'], minify: false }, tools: { rspack: (config, { isProd, target }) => { if (isProd && target === 'node') config.optimization = { ...config.optimization, moduleIds: 'named' }; } } }",
    expect: [
      contains('dist/server/index.js', '"./src/index.js"'),
      lacks('dist/static/js/*.js', '"./src/index.js"'),
    ],
  },
  {
    statement: 'an unknown field of Rspack is not reported',
    config: '{ tools: { rspack: { nonsense: 1, optimization: { foo: 1 } } } }',
    expect: [exists('dist/index.html'), printsNot(/warn|nonsense/)],
  },
  {
    statement: 'use with an id that is not in the rule ends the build',
    config:
      "{ tools: { bundlerChain: (chain) => { chain.module.rule('sass').use('resolve-ulr-loader').tap((options) => ({ ...options })); } } }",
    expect: [exits(1), prints("Cannot read properties of undefined (reading 'startsWith')")],
  },
  {
    statement: 'tap of a plugin that is not part of the build',
    config: "{ tools: { bundlerChain: (chain) => { chain.plugin('none').tap((options) => options); } } }",
    expect: [exits(1), prints('Cannot call .tap() on a plugin that has not yet been defined')],
  },
  {
    statement: 'the functions run once for each target, and isServiceWorker describes the target too',
    config:
      "{ output: { targets: ['service-worker', 'web-worker'] }, tools: { rspack: (_, { target, isServer, isWebWorker, isServiceWorker }) => { console.log('RUN', target, isServer, isWebWorker, isServiceWorker); } } }",
    expect: [prints('RUN service-worker false false true'), prints('RUN web-worker false true false')],
  },
  {
    statement: 'an asset that a plugin emits is in the list of files',
    config:
      "{ tools: { rspack: (_, { appendPlugins }) => { appendPlugins({ apply(compiler) { compiler.hooks.thisCompilation.tap('p', (compilation) => { compilation.hooks.processAssets.tap('p', () => { compilation.emitAsset('build-info.json', new compiler.webpack.sources.RawSource('{}')); }); }); } }); } } }",
    expect: [prints(/dist\/build-info\.json/)],
  },
  {
    statement:
      'arrays in the object of tools.rspack are concatenated, uniqueName names the global array of chunks',
    files: { 'src/index.js': "import('./later.js');", 'src/later.js': 'console.log(1);' },
    config: `{ tools: { rspack: { ignoreWarnings: [/Critical dependency/], output: { uniqueName: 'bakery' } } } }`,
    commands: ['rsbuild build', 'rsbuild inspect --output inspect'],
    expect: [
      contains('dist/static/js/index.*.js', 'webpackChunkbakery'),
      contains(
        'dist/inspect/rspack.config.web.mjs',
        /ignoreWarnings: \[\s*\/Conflicting order\/,\s*\/Critical dependency\/\s*\]/,
      ),
    ],
  },
  {
    statement: 'a second inspect keeps the configuration of Rspack, and overwrites that of Rsbuild',
    config: 'export default ({ envMode }) => ({ html: { title: envMode } });',
    commands: ['rsbuild inspect --env-mode one', 'rsbuild inspect --env-mode two'],
    expect: [
      count('dist/rspack.config.web.mjs', 1),
      count('dist/rspack.config.web.*.mjs', 1),
      count('dist/rsbuild.config*.mjs', 1),
      contains('dist/rsbuild.config.mjs', "title: 'two'"),
    ],
  },
  {
    statement: 'resolve-url-loader has the option join besides sourceMap',
    commands: ['rsbuild inspect'],
    expect: [
      ordered(
        'dist/rspack.config.web.mjs',
        "rule('sass').use('resolve-url-loader')",
        'join:',
        'sourceMap: false',
      ),
    ],
  },
];

/** A rule of its own for the PNG files below a folder `sprites`. */
function configOfSprites(name: string): string {
  return `export default { tools: { bundlerChain: (chain, { CHAIN_ID }) => { chain.module.rule(CHAIN_ID.RULE.IMAGE).exclude.add(/[\\\\/]sprites[\\\\/].*\\.png$/); chain.module.rule('sprites').test(/[\\\\/]sprites[\\\\/].*\\.png$/).type('asset/resource').set('generator', { filename: 'sprites/${name}' }); } } };`;
}
