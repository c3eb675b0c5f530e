import { contains, exists, exits, lacks, prints, printsInOrder, printsNot } from '../../../expectation.ts';
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
    statement: 'a string in entry replaces the modules of source.entry, a list is added',
    files: {
      'src/b.js': "console.log('b');",
      'src/c.js': "console.log('c');",
      'src/index.js': "console.log('own');",
      'src/d.js': "console.log('own d');",
    },
    config:
      "{ source: { entry: { index: './src/index.js', d: './src/d.js' } }, tools: { rspack: { entry: { index: './src/b.js', d: ['./src/c.js'] } } } }",
    expect: [
      lacks('dist/static/js/index.*.js', 'own'),
      contains('dist/static/js/index.*.js', '"b"'),
      contains('dist/static/js/d.*.js', 'own d'),
      contains('dist/static/js/d.*.js', '"c"'),
    ],
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
    statement: 'a misspelt field has no effect and is not reported',
    config: "{ tools: { rspack: { devtol: 'eval', resolv: {} } } }",
    expect: [exists('dist/index.html'), printsNot('devtol')],
  },
];
