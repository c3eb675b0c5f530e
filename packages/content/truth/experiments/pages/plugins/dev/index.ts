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

const withSetup = (setup: string): string => `
  export default { plugins: [{ name: 'plugin-mine', setup(api) { ${setup} } }] };
`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'of two plugins with the same name the first is used, with a warning',
    config: `{ plugins: [
      { name: 'twice', setup() { console.log('first'); } },
      { name: 'twice', setup() { console.log('second'); } },
    ] }`,
    expect: [prints('first'), printsNot('second'), prints('registered multiple times')],
  },
  {
    statement: 'a bundler plugin in plugins is an error that refers to tools.rspack',
    config: '{ plugins: [new (class Mine { apply() {} })()] }',
    expect: [exits(1), prints('looks like a Webpack or Rspack plugin'), prints('tools.rspack')],
  },
  {
    statement: 'getNormalizedConfig and getHTMLPaths throw in setup',
    config: withSetup(`
      for (const name of ['getNormalizedConfig', 'getHTMLPaths'])
        try { api[name](); } catch (error) { console.log(name, error.message); }
    `),
    expect: [
      prints('getNormalizedConfig Cannot access normalized config'),
      prints('getHTMLPaths Cannot access normalized config'),
    ],
  },
  {
    statement: 'setup sees the configuration before the changes of other plugins',
    config: `{ plugins: [
      { name: 'reader', setup(api) {
        console.log('in setup:', api.getRsbuildConfig().html.title);
        api.modifyBundlerChain(() => console.log('later:', api.getNormalizedConfig().html.title));
      } },
      { name: 'writer', setup(api) { api.modifyRsbuildConfig((config) => { config.html.title = 'New'; }); } },
    ] }`,
    expect: [printsInOrder('in setup: Rsbuild App', 'later: New')],
  },
  {
    // "Changes have no effect" would be wrong.
    statement: 'a change to the configuration after its normalisation can still take effect',
    config: withSetup(`
      api.modifyBundlerChain(() => { api.getRsbuildConfig().tools = { rspack: { output: { filename: 'late.js' } } }; });
    `),
    expect: [exists('dist/late.js')],
  },
  {
    statement: 'an entry of modifyRsbuildConfig gets a page, an entry of the chain gets none',
    files: { 'src/status.js': 'console.log(2);' },
    config: withSetup(`
      api.modifyRsbuildConfig((config) => { config.source.entry.status = './src/status.js'; });
      api.modifyBundlerChain((chain) => { chain.entry('extra').add('./src/status.js'); });
    `),
    expect: [
      exists('dist/status.html'),
      exists('dist/static/js/extra.*.js'),
      absent('dist/extra.html'),
      lacks('dist/index.html', 'extra'),
    ],
  },
  {
    statement: 'options of the compiler still change in onAfterCreateCompiler, but plugins have read them',
    config: withSetup(`
      api.onAfterCreateCompiler(({ compiler }) => {
        compiler.options.output.filename = 'late.js';
        compiler.options.plugins.push({ apply: () => console.log('never applied') });
      });
    `),
    expect: [exists('dist/late.js'), printsNot('never applied')],
  },
  {
    statement: 'tools.rspack runs after modifyRspackConfig, tools.bundlerChain after modifyBundlerChain',
    config: `{
      tools: { bundlerChain: () => console.log('user chain'), rspack: () => { console.log('user rspack'); } },
      plugins: [{ name: 'mine', setup(api) {
        api.modifyRspackConfig(() => console.log('plugin rspack'));
        api.modifyBundlerChain({ order: 'post', handler: () => console.log('plugin chain') });
      } }],
    }`,
    expect: [printsInOrder('plugin chain', 'user chain', 'plugin rspack', 'user rspack')],
  },
  ...[true, false].map((isTapped): Experiment => ({
    statement: `the option that the sample changes ${isTapped ? 'removes' : 'by default adds'} the modules of the helpers`,
    files: { 'src/index.js': 'export class A { b() {} } console.log(new A());' },
    config: `{
      output: { overrideBrowserslist: ['ie 11'], minify: false },
      tools: { rspack: { optimization: { moduleIds: 'named', concatenateModules: false } } },
      plugins: [{ name: 'mine', setup(api) {
        if (${isTapped}) api.modifyBundlerChain((chain, { CHAIN_ID }) => {
          chain.module.rule(CHAIN_ID.RULE.JS).use(CHAIN_ID.USE.SWC).tap((options) => ({
            ...options, jsc: { ...options.jsc, externalHelpers: false },
          }));
        });
      } }],
    }`,
    expect: [(isTapped ? lacks : contains)('dist/static/js/*.js', /swc.helpers/)],
  })),
  {
    statement: 'modifyRspackConfig overrides tools.bundlerChain, tools.rspack overrides both',
    config: `{
      tools: {
        bundlerChain: (chain) => { chain.output.filename('chain.js').chunkFilename('chain-async.js'); },
        rspack: { output: { chunkFilename: 'user-async.js' } },
      },
      plugins: [{ name: 'mine', setup(api) {
        api.modifyRspackConfig(({ output }) => {
          output.filename = 'plugin.js';
          output.chunkFilename = 'plugin-async.js';
        });
      } }],
    }`,
    files: { 'src/index.js': "import('./later.js');", 'src/later.js': "console.log('later');" },
    expect: [exists('dist/plugin.js'), exists('dist/user-async.js')],
  },
  {
    statement: 'apply of a bundler plugin is called for each target',
    config: `{
      output: { targets: ['web', 'node'] },
      plugins: [{ name: 'mine', setup(api) {
        api.modifyRspackConfig((_, { target, appendPlugins }) => {
          appendPlugins({ apply: () => console.log('applied for ' + target) });
        });
      } }],
    }`,
    expect: [prints('applied for web'), prints('applied for node'), contains('dist/index.html', '<script')],
  },
  {
    statement:
      'getNormalizedConfig and getHTMLPaths throw in modifyRsbuildConfig too, and work in modifyBundlerChain',
    config: withSetup(`
      const call = (name, f) => { try { f(); console.log(name, 'works'); } catch (error) { console.log(name, error.message); } };
      api.modifyRsbuildConfig(() => { call('config', api.getNormalizedConfig); call('paths', api.getHTMLPaths); });
      api.modifyBundlerChain(() => { call('chain config', api.getNormalizedConfig); call('chain paths', api.getHTMLPaths); });
      api.onBeforeBuild(() => {
        const { output } = api.getNormalizedConfig();
        console.log('late:', output.filename.js, output.cleanDistPath, output.distPath.js);
      });
    `),
    expect: [
      prints('config Cannot access normalized config until modifyRsbuildConfig is called.'),
      prints('paths Cannot access normalized config until modifyRsbuildConfig is called.'),
      prints('chain config works'),
      prints('chain paths works'),
      prints('late: undefined undefined static/js'),
    ],
  },
  {
    statement: 'getRsbuildConfig contains the defaults in setup',
    config: withSetup("console.log('limit', api.getRsbuildConfig().output.dataUriLimit.svg);"),
    expect: [prints('limit 10000')],
  },
  {
    statement: 'setup is called once for two targets, and a plugin with apply and setup is accepted',
    config: `{
      output: { targets: ['web', 'node'] },
      plugins: [{ name: 'both', apply() {}, setup() { console.log('times', (globalThis.times = (globalThis.times ?? 0) + 1)); } }],
    }`,
    expect: [prints('times 1'), printsNot('times 2')],
  },

  {
    statement: 'onBeforeCreateCompiler gets the configurations of all targets, after tools.rspack',
    config: `{
      output: { targets: ['web', 'node'] },
      tools: { rspack: { devtool: 'eval' } },
      plugins: [{ name: 'mine', setup(api) { api.onBeforeCreateCompiler(({ bundlerConfigs }) => {
        console.log('before', bundlerConfigs.map(({ devtool }) => devtool).join());
        for (const config of bundlerConfigs) config.devtool = 'source-map';
      }); } }],
    }`,
    expect: [
      prints('before eval,eval'),
      exists('dist/static/js/index.*.js.map'),
      exists('dist/server/index.js.map'),
    ],
  },
  {
    statement: 'a bundler plugin emits an asset in processAssets, in a build and in development',
    config: `{
      dev: { writeToDisk: true },
      plugins: [{ name: 'mine', setup(api) {
        api.modifyRspackConfig((_, { appendPlugins, rspack }) => appendPlugins({
          apply(compiler) {
            compiler.hooks.thisCompilation.tap('mine', (compilation) => {
              compilation.hooks.processAssets.tap('mine', () => {
                compilation.emitAsset('version.txt', new rspack.sources.RawSource('1.0'));
              });
            });
          },
        }));
      } }],
    }`,
    commands: ['rsbuild build', 'rsbuild dev', 'GET /version.txt'],
    expect: [contains('dist/version.txt', '1.0'), prints('1.0', 'GET /version.txt')],
  },
];
