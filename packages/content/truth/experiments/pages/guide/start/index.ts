import { prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'Rspack has some hooks of webpack, and lacks others',
    config: `
      class Hooks {
        apply(compiler) {
          compiler.hooks.thisCompilation.tap('hooks', ({ hooks }) => {
            for (const name of ['processAssets', 'finishModules', 'renderManifest', 'optimizeChunkIds'])
              console.log('HOOK', name, name in hooks);
          });
        }
      }
      export default { tools: { rspack: { plugins: [new Hooks()] } } };
    `,
    expect: [
      prints('HOOK processAssets true'),
      prints('HOOK finishModules true'),
      prints('HOOK renderManifest false'),
      prints('HOOK optimizeChunkIds false'),
    ],
  },
];
