import { absent, exits, lacks, prints, printsInOrder } from '../../../expectation.ts';
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
];
