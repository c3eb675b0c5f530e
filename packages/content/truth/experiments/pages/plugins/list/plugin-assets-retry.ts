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
  {
    /** The plugin counts a retry in the `catch` of each call of `__webpack_require__.e` (`asyncChunkRetry.ts`). */
    statement: 'a chunk that two imports share is requested once, but its failure rejects two calls',
    files: {
      'src/index.js': `
        const { e } = __webpack_require__;
        __webpack_require__.e = (id) => {
          const chunk = e(id);
          chunk.catch(() => console.log('REJECTED', id));
          return chunk;
        };
        for (const load of [() => import('./a.js'), () => import('./b.js')]) load().catch(() => {});
      `,
      'src/a.js': "import shared from './shared.js'; export default shared;",
      'src/b.js': "import shared from './shared.js'; export default [shared];",
      'src/shared.js': 'export default 3;',
      'run.cjs': `
        const head = { appendChild: (script) => {
          console.log('REQUESTED', script.src);
          setTimeout(() => script.onerror({ type: 'error', target: script }));
        } };
        const createElement = () => ({ setAttribute() {}, getAttribute() {} });
        const document = { head, createElement, getElementsByTagName: () => [] };
        const code = require('fs').readFileSync('dist/static/js/index.js', 'utf8');
        require('vm').runInNewContext(code, { console, document, setTimeout, clearTimeout, self: {} });
      `,
    },
    config: `{
      output: { filenameHash: false, polyfill: 'off' },
      performance: { chunkSplit: { strategy: 'custom', splitChunks: {
        chunks: 'async',
        cacheGroups: { shared: { test: /shared/, name: 'shared', enforce: true } },
      } } },
      tools: { rspack: { optimization: { chunkIds: 'named' } } },
    }`,
    commands: ['rsbuild build', 'node run.cjs'],
    expect: [
      prints(/^(?!.*async\/shared[^]*async\/shared)[^]*REQUESTED \/static\/js\/async\/shared\.js/, 'node'),
      prints(/REJECTED shared[^]*REJECTED shared/, 'node'),
    ],
  },
];
