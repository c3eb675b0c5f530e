import { contains, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** The project of the page. Vue 2 is installed under another name. */
const project = {
  'build.mjs': `
    import { mkdirSync, symlinkSync } from 'node:fs';
    import { createRequire } from 'node:module';
    import { dirname } from 'node:path';
    import { createRsbuild, loadConfig } from '@rsbuild/core';
    process.env.NODE_ENV = 'production';
    mkdirSync('node_modules', { recursive: true });
    symlinkSync(dirname(createRequire(import.meta.url).resolve('vue2/package.json')), 'node_modules/vue');
    const { content } = await loadConfig();
    await (await createRsbuild({ rsbuildConfig: content })).build();
  `,
  'src/index.js':
    "import Vue from 'vue'; import App from './App.vue'; new Vue({ el: '#root', render: (h) => h(App) });",
  'src/App.vue': `
<script>
import { defineComponent } from 'vue';
export default defineComponent({
  data: () => ({ celsius: 20 }),
  computed: { fahrenheit() { return this.celsius * 1.8 + 32; } },
});
</script>
<template>
  <label><input v-model.number="celsius" type="number" /> °C <output class="result">{{ fahrenheit }}</output></label>
</template>
`,
};

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
  ...[
    { alias: '{}', size: 71 },
    { alias: "{ vue$: 'vue/dist/vue.esm.js' }", size: 102 },
  ].map(({ alias, size }) => ({
    statement: `with the alias ${alias}, the file of Vue has ${size} kB`,
    files: project,
    config: `import { pluginVue2 } from '@rsbuild/plugin-vue2'; export default { plugins: [pluginVue2()], source: { alias: ${alias} } };`,
    commands: ['node build.mjs'],
    expect: [prints(new RegExp(`\\.js +${size}\\.\\d kB`))],
  })),
  {
    statement: 'Vue 3 does not contain the compiler that the plugin uses either',
    files: {
      'node_modules/vue/package.json': '{ "name": "vue", "version": "3.4.38", "main": "index.js" }',
      'node_modules/vue/index.js': 'module.exports = {};',
    },
    config: "import { pluginVue2 } from '@rsbuild/plugin-vue2'; export default { plugins: [pluginVue2()] };",
    expect: [exits(1), prints("Cannot find module 'vue-template-compiler'")],
  },
  ...['development', 'production'].map((mode) => ({
    statement: `a second root element is ${mode === 'production' ? 'omitted' : 'an error'} in a build for ${mode}`,
    files: {
      ...project,
      'build.mjs': project['build.mjs'].replace('production', mode),
      'src/App.vue': '<template><b>first</b><i>second</i></template>',
    },
    config: "import { pluginVue2 } from '@rsbuild/plugin-vue2'; export default { plugins: [pluginVue2()] };",
    commands: ['node build.mjs'],
    expect:
      mode === 'production'
        ? [contains('dist/static/js/index.*.js', 'first'), lacks('dist/static/js/index.*.js', 'second')]
        : [exits(1), prints('exactly one root element')],
  })),
];
