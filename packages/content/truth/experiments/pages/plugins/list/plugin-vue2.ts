import { prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  { alias: '{}', used: 'runtime' },
  { alias: "{ vue$: 'vue/dist/vue.esm.js' }", used: 'compiler' },
  { alias: "{ vue: 'vue/dist/vue.esm.js' }", used: 'compiler' },
].map(({ alias, used }) => ({
  statement: `with the alias ${alias} the build of Vue is the one with the ${used}`,
  files: {
    'src/index.js': "import build from 'vue'; console.log('imported:', build);",
    'node_modules/vue/package.json': '{ "name": "vue", "version": "2.7.16" }',
    'node_modules/vue/dist/vue.runtime.esm.js': "export default 'runtime';",
    'node_modules/vue/dist/vue.esm.js': "export default 'compiler';",
  },
  config: `
    import { pluginVue2 } from '@rsbuild/plugin-vue2';
    export default { plugins: [pluginVue2()], output: { targets: ['node'] }, source: { alias: ${alias} } };
  `,
  commands: ['rsbuild build', 'node dist/server/index.js'],
  expect: [prints(`imported: ${used}`)],
}));
