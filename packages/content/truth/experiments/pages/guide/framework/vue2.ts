import { contains, exits, lacks, prints, printsNot } from '../../../expectation.ts';
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

/** A package whose `exports` omit its types, like Vuex 3. */
const untyped = (name: string): Record<string, string> => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({
    name,
    exports: { '.': { module: './index.js', import: './index.js' }, './': './' },
    typings: 'types/index.d.ts',
  }),
  [`node_modules/${name}/index.js`]: 'export default 1;',
  [`node_modules/${name}/types/index.d.ts`]:
    "import './vue'; declare const store: 'typed'; export default store;",
  [`node_modules/${name}/types/vue.d.ts`]: 'export {};',
});

const link = `
  const { mkdirSync, symlinkSync } = require('node:fs');
  mkdirSync('node_modules', { recursive: true });
  symlinkSync(require('node:path').dirname(require.resolve('vue2/package.json')), 'node_modules/vue');
`;

const types: readonly Experiment[] = [
  { template: '{{ fahrenheit }} °F', errors: null },
  { template: '{{ kelvin }}', errors: "Property 'kelvin' does not exist on type" },
  { template: '{{ fahrenheit | degrees }}', errors: "Property 'degrees' does not exist on type" },
  { template: '<b slot-scope="{ row }">{{ row }}</b>', errors: "Property 'row' does not exist on type" },
].map(({ template, errors }) => ({
  statement: `vue-tsc with Vue 2.7 and ${template} reports ${errors ?? 'no error'}`,
  files: {
    'link.cjs': link,
    'vue-tsc.cjs': "require('vue-tsc/bin/vue-tsc.js');",
    'tsconfig.json': `{ "compilerOptions": {
      "target": "ES2020", "lib": ["DOM", "ES2020"], "module": "ESNext", "moduleResolution": "bundler", "jsx": "preserve",
      "strict": true, "isolatedModules": true, "noUncheckedSideEffectImports": false, "skipLibCheck": true, "noEmit": true
    }, "include": ["src"] }`,
    'src/env.d.ts': '/// <reference types="@rsbuild/core/types" />',
    'src/index.ts': project['src/index.js'],
    'src/App.vue': `
      <script lang="ts">
      import { defineComponent } from 'vue';
      export default defineComponent({
        data() { return { celsius: 20 }; },
        filters: { degrees: (value: number) => value + ' °' },
        computed: { fahrenheit(): number { return this.celsius * 1.8 + 32; } },
      });
      </script>
      <template>
        <label><input v-model.number="celsius" type="number" /> °C <output class="result">${template}</output></label>
      </template>
    `,
  },
  commands: ['node link.cjs', 'node vue-tsc.cjs --noEmit'],
  expect: errors === null ? [printsNot('error')] : [exits(1), prints(errors)],
}));

export const experiments: readonly Experiment[] = [
  ...types,
  {
    statement: 'a declaration of vuex has its types, without which its import is an error',
    files: {
      ...untyped('vuex'),
      ...untyped('bare'),
      'tsconfig.json':
        '{ "compilerOptions": { "types": [], "module": "ESNext", "moduleResolution": "bundler", "strict": true, "skipLibCheck": true, "noEmit": true }, "include": ["src"] }',
      'src/env.d.ts':
        "declare module 'vuex' { export * from 'vuex/types/index.js'; export { default } from 'vuex/types/index.js'; }",
      'src/index.ts':
        "import vuex from 'vuex'; import bare from 'bare'; const wrong: 5 = vuex; console.log(wrong, bare);",
    },
    config: "{ source: { entry: { index: './src/index.ts' } } }",
    commands: ['rsbuild build', 'tsc'],
    expect: [
      exits(1),
      printsNot(/Can't resolve/, 'rsbuild build'),
      printsNot(/types for 'vuex'|module 'vuex'/, 'tsc'),
      prints("module 'bare'", 'tsc'),
      prints('\'"typed"\' is not assignable', 'tsc'),
    ],
  },
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
    statement: `the runtime-only build in ${mode} ${mode === 'production' ? 'has no' : 'has a'} message for option template`,
    files: {
      ...project,
      'build.mjs': project['build.mjs'].replace('production', mode),
      'src/index.js': "import Vue from 'vue'; new Vue({ el: '#root', template: '<b>1</b>' });",
    },
    config: "import { pluginVue2 } from '@rsbuild/plugin-vue2'; export default { plugins: [pluginVue2()] };",
    commands: ['node build.mjs'],
    expect: [
      (mode === 'production' ? lacks : contains)('dist/static/js/*.js', 'using the runtime-only build'),
    ],
  })),
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
