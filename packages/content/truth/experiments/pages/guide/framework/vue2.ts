import { exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a Vue older than 2.7 does not contain the compiler that the plugin uses',
    files: {
      'node_modules/vue/package.json': '{ "name": "vue", "version": "2.6.14", "main": "index.js" }',
      'node_modules/vue/index.js': 'module.exports = {};',
    },
    config: "import { pluginVue2 } from '@rsbuild/plugin-vue2'; export default { plugins: [pluginVue2()] };",
    expect: [exits(1), prints("Cannot find module 'vue-template-compiler'")],
  },
  {
    statement: 'without the plugin, the first line of a .vue file is a parsing error',
    files: {
      'src/index.js': "import App from './App.vue'; console.log(App);",
      'src/App.vue': '<template><b /></template>\n<script>\nexport default {};\n</script>',
    },
    expect: [exits(1), prints('JavaScript parsing error'), prints('App.vue:1:1')],
  },
];
