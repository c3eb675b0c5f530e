import {
  absent,
  contains,
  exists,
  exits,
  lacks,
  prints,
  printsInOrder,
  printsNot,
} from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'it comes after the modifyRspackConfig hooks and before onBeforeCreateCompiler',
    config: `{
      plugins: [{ name: 'p', setup: (api) => {
        api.modifyRspackConfig(() => { console.log('HOOK'); });
        api.onBeforeCreateCompiler(({ bundlerConfigs }) => { console.log('CREATE', bundlerConfigs[0].devtool); });
      } }],
      tools: { rspack: (config) => { console.log('OPTION'); config.devtool = 'eval'; } },
    }`,
    expect: [printsInOrder('HOOK', 'OPTION', 'CREATE eval')],
  },
  {
    statement: 'lists are joined, other values are replaced',
    config:
      "{ tools: { rspack: [{ resolve: { extensions: ['.x'] }, devtool: 'eval' }, (config) => { console.log('X', config.resolve.extensions.includes('.x'), config.resolve.extensions.includes('.ts'), config.devtool); }] } }",
    expect: [prints('X true true eval')],
  },
  {
    statement: 'a returned object replaces the configuration',
    config:
      "{ tools: { rspack: [(config) => ({ entry: config.entry, output: config.output }), (config) => { console.log('KEYS', Object.keys(config).join()); }] } }",
    commands: ['rsbuild inspect'],
    expect: [prints('KEYS entry,output')],
  },
  {
    statement: 'addRules adds at the start, prependPlugins before and appendPlugins after the others',
    config: `{ tools: { rspack: (config, { addRules, prependPlugins, appendPlugins }) => {
      addRules([{ test: /a/ }, { test: /b/ }]);
      prependPlugins({ name: 'First', apply() {} }); appendPlugins([{ name: 'Last', apply() {} }]);
      console.log('AT', config.module.rules.findIndex((r) => String(r.test) === '/a/'), config.module.rules.findIndex((r) => String(r.test) === '/b/'), config.plugins[0].name, config.plugins.at(-1).name);
    } } }`,
    commands: ['rsbuild inspect'],
    expect: [prints('AT 0 1 First Last')],
  },
  {
    statement: 'removePlugin removes by the name of the instance, and does nothing for the HTML plugin',
    config: `{ tools: { rspack: (config, { removePlugin }) => {
      const names = () => config.plugins.map((p) => p.name ?? p.constructor.name);
      removePlugin('DefinePlugin'); removePlugin('HtmlWebpackPlugin'); removePlugin('HtmlRspackPlugin');
      console.log('LEFT', names().includes('DefinePlugin'), config.plugins.length);
    } } }`,
    expect: [prints('LEFT false'), exists('dist/index.html')],
  },
  {
    statement: 'mergeConfig does not change its arguments',
    config:
      "{ tools: { rspack: (config, { mergeConfig }) => { mergeConfig(config, { devtool: 'eval' }); console.log('TOOL', config.devtool); } } }",
    expect: [prints('TOOL false')],
  },
  {
    statement: 'a partial object that a function returns is not merged',
    config: '{ tools: { rspack: () => ({ resolve: { fallback: { crypto: false } } }) } }',
    expect: [exits(1), prints('Could not find any entry module')],
  },
  {
    statement: 'a function that is async and returns nothing fails',
    config: '{ tools: { rspack: async () => {} } }',
    expect: [exits(1), prints("Cannot read properties of undefined (reading 'entry')")],
  },
  {
    statement: 'resolve.fallback false gives an empty module',
    files: { 'src/index.js': "import crypto from 'crypto'; console.log(typeof crypto);" },
    config: '{ tools: { rspack: { resolve: { fallback: { crypto: false } } } } }',
    expect: [exists('dist/index.html')],
  },
  {
    statement: 'a misspelt field has no effect, and unknown fields are not reported',
    config: "{ tools: { rspack: { devtol: 'eval', resolv: {}, stats: 'bogus' } } }",
    expect: [exists('dist/index.html'), printsNot('devtol'), printsNot('bogus')],
  },
  {
    statement: 'the utility rspack is the object that the core exports',
    config:
      "import { rspack as exported } from '@rsbuild/core';\nexport default { tools: { rspack: (config, { rspack }) => { console.log('SAME', rspack === exported); } } };",
    commands: ['rsbuild inspect'],
    expect: [prints('SAME true')],
  },
  {
    statement: 'removePlugin works for ProgressPlugin and HtmlBasicPlugin',
    config:
      "{ tools: { rspack: (config, { removePlugin }) => { const count = config.plugins.length; removePlugin('ProgressPlugin'); removePlugin('HtmlBasicPlugin'); console.log('REMOVED', count - config.plugins.length); } } }",
    expect: [prints('REMOVED 2')],
  },
  {
    statement: 'output.publicPath changes neither process.env.ASSET_PREFIX nor the template parameter',
    files: {
      'src/index.js': 'console.log("P:" + process.env.ASSET_PREFIX);',
      't.html': '<html><head></head><body><b>P:<%= assetPrefix %>:</b></body></html>',
    },
    config: "{ html: { template: './t.html' }, tools: { rspack: { output: { publicPath: '/other/' } } } }",
    expect: [
      contains('dist/index.html', 'P::'),
      contains('dist/index.html', 'src="/other/'),
      contains('dist/static/js/*.js', '"P:"'),
    ],
  },
  {
    statement: 'mergeConfig returned from a function adds to the configuration',
    config:
      "{ tools: { rspack: [(config, { mergeConfig }) => mergeConfig(config, { resolve: { conditionNames: ['acme', '...'] } }), (config) => { console.log('NAMES', config.resolve.conditionNames.join(), config.entry !== undefined); }] } }",
    commands: ['rsbuild inspect'],
    expect: [prints('NAMES acme,... true')],
  },

  {
    statement: 'two functions become one that calls both',
    config: `{ tools: { rspack: [
      { externals: () => { console.log('FIRST'); return 'first'; } },
      { externals: () => { console.log('SECOND'); return 'second'; } },
      (config) => { console.log('RETURNS', config.externals()); },
    ] } }`,
    commands: ['rsbuild inspect'],
    expect: [printsInOrder('FIRST', 'SECOND', 'RETURNS second')],
  },

  {
    statement: 'resolve.fallback does not apply to the prefix node:',
    files: { 'src/index.js': "import crypto from 'node:crypto'; console.log(typeof crypto);" },
    config: '{ tools: { rspack: { resolve: { fallback: { crypto: false } } } } }',
    expect: [exits(1), prints('Reading from "node:crypto" is not handled by plugins')],
  },
  {
    statement: 'a rule of addRules does not replace a built-in one',
    files: { 'src/index.js': "import logo from './a.png'; console.log(logo);", 'src/a.png': 'text' },
    config:
      "{ tools: { rspack: (config, { addRules }) => { addRules({ test: /\\.png$/, type: 'asset/source' }); } } }",
    expect: [contains('dist/static/js/*.js', 'data:image/png')],
  },
  {
    statement: 'a function that returns a number fails',
    config: '{ tools: { rspack: (config) => config.plugins?.push({ apply() {} }) } }',
    expect: [exits(1), prints('Could not find any entry module')],
  },
  {
    statement: 'devServer has no effect',
    config:
      "{ server: { printUrls: ({ port }) => { console.log('PORT', port); } }, tools: { rspack: { devServer: { port: 4555 } } } }",
    commands: ['rsbuild dev', 'GET /'],
    expect: [prints(/PORT (?!4555)\d+/, 'rsbuild')],
  },
  {
    statement: 'output.path does not move the files of the public folder',
    files: { 'public/a.txt': 'a' },
    config:
      "import { resolve } from 'node:path';\nexport default { tools: { rspack: { output: { path: resolve('other') } } } };",
    expect: [exists('other/index.html'), exists('dist/a.txt')],
  },
  {
    statement: 'inspect shows development unless --env is production',
    config:
      "{ tools: { rspack: (config, { isProd }) => { if (isProd) config.devtool = 'hidden-source-map'; } } }",
    commands: ['rsbuild inspect', 'rsbuild inspect --env production'],
    expect: [
      lacks('dist/rspack.config.web.mjs', 'hidden-source-map'),
      contains('dist/rspack.config.web.*.mjs', 'hidden-source-map'),
    ],
  },
  {
    statement: 'a plugin that needs a missing hook throws',
    config:
      "{ tools: { rspack: { plugins: [{ apply: (compiler) => { compiler.hooks.additionalPass.tap('p', () => {}); } }] } } }",
    expect: [exits(1), prints("Cannot read properties of undefined (reading 'tap')")],
  },
  {
    statement: 'the HTML plugin can be removed by its id in the chain',
    config:
      '{ tools: { bundlerChain: (chain, { CHAIN_ID }) => { chain.plugins.delete(`${CHAIN_ID.PLUGIN.HTML}-index`); } } }',
    expect: [absent('dist/index.html'), exists('dist/static/js/*.js')],
  },
  {
    statement:
      'after an object in the array removePlugin has no effect, but a call before the object has one',
    config: `{ tools: { rspack: [
      (config, { removePlugin }) => { removePlugin('DefinePlugin'); },
      { resolve: { fallback: { crypto: false } } },
      (config, { removePlugin }) => {
        removePlugin('HtmlBasicPlugin');
      },
      (config) => { console.log('NAMES', config.plugins.map(({ name }) => name).join()); },
    ] } }`,
    commands: ['rsbuild inspect'],
    expect: [prints(/NAMES .*HtmlBasicPlugin/), printsNot('DefinePlugin')],
  },
  {
    statement: 'after an object with plugins in the array appendPlugins has no effect',
    config: `{ tools: { rspack: [
      { plugins: [{ name: 'Merged', apply() {} }] },
      (config, { appendPlugins }) => { appendPlugins({ name: 'Appended', apply() {} }); },
      (config) => { console.log('NAMES', config.plugins.map(({ name }) => name).join()); },
    ] } }`,
    commands: ['rsbuild inspect'],
    expect: [prints(/NAMES .*Merged/), printsNot('Appended')],
  },
];
