import { absent, contains, exists, exits, lacks, prints, printsInOrder } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement:
      'it runs after the modifyBundlerChain hooks of plugins and before tools.rspack, once for each target',
    config: `{
      plugins: [{ name: 'p', setup: (api) => { api.modifyBundlerChain((_, { target }) => { console.log('HOOK', target); }); } }],
      output: { targets: ['web', 'node'] },
      tools: { bundlerChain: (_, { target }) => { console.log('CHAIN', target); }, rspack: (_, { target }) => { console.log('RSPACK', target); } },
    }`,
    expect: [
      printsInOrder('HOOK web', 'CHAIN web', 'RSPACK web'),
      printsInOrder('HOOK node', 'CHAIN node', 'RSPACK node'),
    ],
  },
  {
    statement: 'a loader placed after SWC gets the source as it was written',
    files: {
      'src/index.js': 'const f = (a) => a?.b; f();',
      'l.cjs':
        "module.exports = (source) => { console.log('SOURCE', source.includes('a?.b')); return source; };",
    },
    config:
      "{ output: { overrideBrowserslist: ['ie 11'] }, tools: { bundlerChain: (chain, { CHAIN_ID }) => { chain.module.rule(CHAIN_ID.RULE.JS).use('mine').loader('./l.cjs').after(CHAIN_ID.USE.SWC); } } }",
    expect: [prints('SOURCE true')],
  },
  {
    statement: 'a loader placed before SWC gets compiled code',
    files: {
      'src/index.js': 'const f = (a) => a?.b; f();',
      'l.cjs':
        "module.exports = (source) => { console.log('SOURCE', source.includes('a?.b')); return source; };",
    },
    config:
      "{ output: { overrideBrowserslist: ['ie 11'] }, tools: { bundlerChain: (chain, { CHAIN_ID }) => { chain.module.rule(CHAIN_ID.RULE.JS).use('mine').loader('./l.cjs').before(CHAIN_ID.USE.SWC); } } }",
    expect: [prints('SOURCE false')],
  },
  {
    statement: 'what tap does not return is lost',
    config:
      "{ html: { title: 'Mine' }, tools: { bundlerChain: (chain, { CHAIN_ID }) => { chain.plugin(CHAIN_ID.PLUGIN.HTML + '-index').tap(() => [{}]); } } }",
    expect: [lacks('dist/index.html', 'Mine')],
  },
  {
    statement: 'promises are not awaited',
    config:
      "{ tools: { bundlerChain: async (chain) => { await new Promise((done) => setTimeout(done, 50)); chain.devtool('source-map'); } } }",
    expect: [absent('dist/**/*.map')],
  },
  {
    statement: 'tap on a plugin that does not exist',
    config: "{ tools: { bundlerChain: (chain) => { chain.plugin('none').tap((a) => a); } } }",
    expect: [exits(1), prints('Cannot call .tap() on a plugin that has not yet been defined')],
  },
  {
    statement: 'use with an unknown name creates a loader without a path',
    config:
      "{ tools: { bundlerChain: (chain, { CHAIN_ID }) => { chain.module.rule(CHAIN_ID.RULE.JS).use('babel').options({}); } } }",
    expect: [exits(1), prints("Cannot read properties of undefined (reading 'startsWith')")],
  },
  {
    statement: 'HTML is named after the entry, PROGRESS is there in production only',
    config:
      "{ tools: { bundlerChain: (chain, { CHAIN_ID, isProd }) => { console.log('HAS', isProd, chain.plugins.has(CHAIN_ID.PLUGIN.HTML + '-index'), chain.plugins.has(CHAIN_ID.PLUGIN.PROGRESS), chain.plugins.has(CHAIN_ID.PLUGIN.HMR)); } } }",
    commands: ['rsbuild inspect', 'rsbuild inspect --env production'],
    expect: [prints('HAS false true false true'), prints('HAS true true true false')],
  },
  {
    statement: 'maxSize: a file of exactly that size is inlined, one byte more is not',
    files: {
      'src/index.js': "import a from './a.svg'; import b from './b.svg'; console.log(a, b);",
      'src/a.svg': '<svg>'.padEnd(2000, 'a'),
      'src/b.svg': '<svg>'.padEnd(2001, 'b'),
    },
    config:
      '{ tools: { bundlerChain: (chain, { CHAIN_ID }) => { chain.module.rule(CHAIN_ID.RULE.SVG).oneOf(CHAIN_ID.ONE_OF.SVG_ASSET).parser({ dataUrlCondition: { maxSize: 2000 } }); } } }',
    expect: [absent('dist/static/svg/a.*.svg'), exists('dist/static/svg/b.*.svg')],
  },
  {
    statement: 'the names of the rules and the branches of SVG',
    config:
      "{ tools: { bundlerChain: (chain, { CHAIN_ID, bundler }) => { console.log('RULES', Object.keys(chain.module.rules.entries()).join()); console.log('SVG', Object.keys(chain.module.rule(CHAIN_ID.RULE.SVG).oneOfs.entries()).join()); console.log('BUNDLER', Object.keys(bundler).join()); console.log('JS', Object.keys(chain.module.rule('js').uses.entries()).join()); } } }",
    expect: [
      prints('RULES mjs,js,js-data-uri,image,svg,media,font,wasm,css,less,sass\n'),
      prints('SVG svg-asset-url,svg-asset-inline,svg-asset\n'),
      prints('BUNDLER BannerPlugin,DefinePlugin,IgnorePlugin,ProvidePlugin,HotModuleReplacementPlugin\n'),
      prints('JS swc\n'),
    ],
  },
  {
    statement:
      'with injectStyles, styles are dropped for node, not for service workers; DEFINE is always there',
    config:
      "{ output: { targets: ['node', 'service-worker'], injectStyles: true }, tools: { bundlerChain: (chain, { CHAIN_ID, target }) => { console.log('CSS', target, Object.keys(chain.module.rule('css').uses.entries()).join()); console.log('PLUGINS', target, Object.keys(chain.plugins.entries()).join()); } } }",
    expect: [
      prints('CSS node ignore-css,css\n'),
      prints('CSS service-worker style-loader,css,postcss\n'),
      prints(/PLUGINS node .*define/),
      prints(/PLUGINS service-worker define/),
    ],
  },
  {
    statement: 'CSS Modules stop working where test of the rule was changed',
    files: {
      'src/index.js': "import s from './a.module.css'; console.log('class', s.a);",
      'src/a.module.css': '.a { color: red }',
    },
    config:
      '{ tools: { bundlerChain: (chain, { CHAIN_ID }) => { chain.module.rule(CHAIN_ID.RULE.CSS).test(/\\.(css|pcss)$/); } } }',
    expect: [contains('dist/static/css/*.css', '.a{')],
  },
  {
    statement: 'NODE_ENV test is passed as env',
    config:
      "{ tools: { bundlerChain: (chain, { env, isDev, isProd }) => { console.log('ENV', env, isDev, isProd); } } }",
    commands: ['rsbuild inspect --env test'],
    expect: [prints('ENV test false false')],
  },
];
