import { prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** The plugin, packages/plugin-assets-retry/src/AsyncChunkRetryPlugin.ts, adds its code to this module of the runtime. */
const extended = 'RUNTIME PublicPathRuntimeModule';

const config = (options: string): string => `{
  ${options},
  tools: { rspack: (config, { appendPlugins }) => { appendPlugins([{ apply: (compiler) => {
    compiler.hooks.thisCompilation.tap('names', (compilation) => {
      compilation.hooks.runtimeModule.tap('names', ({ constructorName }) => { console.log('RUNTIME', constructorName); });
    });
  } }]); } },
}`;
const files = { 'src/index.js': "import('./a.js');", 'src/a.js': 'export default 1;' };

export const experiments: readonly Experiment[] = [
  ...["'/'", "'https://cdn-a.example.com/shop'"].map((prefix) => ({
    statement: `with assetPrefix ${prefix}, the runtime has the module that the plugin extends`,
    files,
    config: config(`output: { assetPrefix: ${prefix} }`),
    expect: [prints(extended)],
  })),
  ...[
    "output: { assetPrefix: 'auto' }",
    "moduleFederation: { options: { name: 'shop', exposes: { './a': './src/a.js' } } }",
  ].map((options) => ({
    statement: `with ${options}, the runtime lacks the module that the plugin extends`,
    files,
    config: config(options),
    expect: [prints('RUNTIME AutoPublicPathRuntimeModule'), printsNot(extended)],
  })),
];
