import { contains, count, exists, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const entry = {
  'src/main.js':
    "import { createApp } from 'vue'; import App from './App.vue'; createApp(App).mount('#root');",
};
const configOf = (plugins: string): string =>
  `import { pluginBabel } from '@rsbuild/plugin-babel'; import { pluginPug } from '@rsbuild/plugin-pug'; import { pluginStylus } from '@rsbuild/plugin-stylus'; import { pluginVue } from '@rsbuild/plugin-vue'; import { pluginVueJsx } from '@rsbuild/plugin-vue-jsx'; export default { plugins: [${plugins}], source: { entry: { index: './src/main.js' } } };`;
const jsx =
  'pluginBabel({ include: /\\.(?:jsx|tsx)$/, exclude: /[\\\\/]node_modules[\\\\/]/ }), pluginVue(), pluginVueJsx()';

const keepingFiles =
  "import { pluginVue } from '@rsbuild/plugin-vue'; export default { plugins: [pluginVue()], output: { cleanDistPath: false }, source: { entry: { index: './src/main.js' } } };";

/** The files of the page. */
const bill = {
  'tsconfig.json': `{ "compilerOptions": {
    "target": "ES2020", "lib": ["DOM", "ES2020"], "module": "ESNext", "moduleResolution": "bundler", "jsx": "preserve",
    "jsxImportSource": "vue", "strict": true, "isolatedModules": true, "noUncheckedSideEffectImports": false,
    "skipLibCheck": true, "noEmit": true
  }, "include": ["src"] }`,
  'src/env.d.ts': `
    /// <reference types="@rsbuild/core/types" />
    declare module '*.vue' {
      import type { DefineComponent } from 'vue';
      const component: DefineComponent;
      export default component;
    }
  `,
  'src/index.ts':
    "import { createApp } from 'vue'; import App from './App.vue'; createApp(App).mount('#root');",
  'src/App.vue': `
    <script setup lang="ts">
    import { computed, ref } from 'vue';

    const people = ref(4);
    const total = ref(96);
    const share = computed(() => (total.value / people.value).toFixed(2));
    </script>

    <template>
      <label>Bill <input v-model.number="total" type="number" /></label>
      <label>People <input v-model.number="people" type="number" min="1" /></label>
      <p>Each pays <output class="share">{{ share }}</output></p>
    </template>
  `,
  'vue-tsc.cjs': "require('vue-tsc/bin/vue-tsc.js');",
};

const types: readonly Experiment[] = [
  {
    statement: 'tsc accepts the files of the page and misses an error in a component, vue-tsc reports it',
    files: {
      ...bill,
      'src/Other.vue':
        '<script setup lang="ts">const sum: number = "text";</script><template>{{ sum }}</template>',
    },
    commands: ['tsc', 'node vue-tsc.cjs --noEmit'],
    expect: [
      printsNot('error', 'tsc'),
      prints(
        "Other.vue(1,31): error TS2322: Type 'string' is not assignable to type 'number'",
        'node vue-tsc',
      ),
      printsNot('App.vue', 'node vue-tsc'),
      exits(1),
    ],
  },
  {
    statement: 'vue-tsc accepts the files of the page without the declaration, tsc does not',
    files: { ...bill, 'src/env.d.ts': '/// <reference types="@rsbuild/core/types" />' },
    commands: ['node vue-tsc.cjs --noEmit', 'tsc'],
    expect: [
      printsNot('error', 'node vue-tsc'),
      prints("Cannot find module './App.vue' or its corresponding type declarations", 'tsc'),
      exits(1),
    ],
  },
  {
    statement: 'vue-tsc checks templates',
    files: { ...bill, 'src/App.vue': bill['src/App.vue'].replace('{{ share }}', '{{ shared }}') },
    commands: ['node vue-tsc.cjs --noEmit'],
    expect: [exits(1), prints("Property 'shared' does not exist on type")],
  },
];

export const experiments: readonly Experiment[] = [
  ...types,
  {
    statement: 'a style block with lang="sass" is compiled as SCSS, the indented syntax fails',
    files: {
      ...entry,
      'src/App.vue':
        '<template><b class="y" /></template>\n<style lang="sass">\n.y\n  color: red\n</style>\n',
    },
    config: configOf('pluginVue()'),
    expect: [exits(1), prints('expected "{"')],
  },
  {
    statement: 'scoped works with scss, less, stylus and plain CSS, and pug is a template language',
    files: {
      ...entry,
      'src/App.vue':
        '<template lang="pug">\nb.y text\n</template>\n<style scoped lang="scss">.y { &:hover { user-select: none } }</style>\n<style scoped lang="less">.y { .z { color: red } }</style>\n<style scoped lang="stylus">\n.y\n  margin 1px\n</style>\n<style scoped>.y { padding: 1px }</style>\n',
    },
    config: configOf('pluginVue(), pluginStylus(), pluginPug()'),
    expect: [
      contains('dist/static/css/*.css', /\.y\[data-v-\w+\]:hover\{-webkit-user-select:none/),
      contains('dist/static/css/*.css', /\.y \.z\[data-v-\w+\]\{color:red\}/),
      contains('dist/static/css/*.css', /\.y\[data-v-\w+\]\{margin:1px/),
      contains('dist/static/css/*.css', 'padding:1px'),
    ],
  },
  {
    statement: 'JSX inside a .vue file needs lang="tsx", and Babel with the include of the page compiles it',
    files: {
      ...entry,
      'src/App.vue':
        '<script lang="tsx">const text: string = "JSX"; export default { setup() { return () => <b class="x">{text}</b>; } };</script>',
    },
    config: configOf(jsx),
    expect: [
      exists('dist/index.html'),
      lacks('dist/static/js/*.js', 'React.createElement'),
      printsNot('warn'),
    ],
  },
  {
    statement: 'JSX inside a .vue file without lang fails',
    files: {
      ...entry,
      'src/App.vue': '<script>export default { setup() { return () => <b class="x">text</b>; } };</script>',
    },
    config: configOf(jsx),
    expect: [exits(1), prints('requires enabling one of the following parser plugin(s): "jsx"')],
  },
  {
    statement: 'a type error in a .vue file does not fail the build',
    files: {
      ...entry,
      'src/App.vue':
        '<script setup lang="ts">const count: number = "text";</script><template><b>{{ count }}</b></template>',
    },
    config: configOf('pluginVue()'),
    expect: [exists('dist/static/js/lib-vue.*.js'), printsNot('error')],
  },
  {
    statement: 'a .vue file without the plugin is parsed as a script',
    files: { ...entry, 'src/App.vue': '<template><b /></template>' },
    config: "{ source: { entry: { index: './src/main.js' } } }",
    expect: [exits(1), prints('JavaScript parsing error')],
  },
  {
    statement: 'lib-vue keeps its hash when own code changes',
    files: {
      'src/main.js': "import { createApp } from 'vue'; createApp({}).mount('#root');",
      'edit.cjs': "require('node:fs').appendFileSync('src/main.js', 'console.log(2);');",
    },
    config: keepingFiles,
    commands: ['rsbuild build', 'node edit.cjs', 'rsbuild build'],
    expect: [count('dist/static/js/lib-vue.*.js', 1), count('dist/static/js/index.*.js', 2)],
  },
  {
    statement: 'lib-vue has another hash when the code uses another function of Vue',
    files: {
      'src/main.js': "import { createApp } from 'vue'; createApp({}).mount('#root');",
      'edit.cjs':
        "require('node:fs').appendFileSync('src/main.js', \"import { Transition } from 'vue'; globalThis.t = Transition;\");",
    },
    config: keepingFiles,
    commands: ['rsbuild build', 'node edit.cjs', 'rsbuild build'],
    expect: [count('dist/static/js/lib-vue.*.js', 2)],
  },
  {
    statement: 'lib-vue has another hash when sixty more modules make the module ids longer',
    files: {
      'src/main.js': "import { createApp } from 'vue'; createApp({}).mount('#root');",
      ...Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`src/m${i}.cjs`, `console.log(${i});`])),
      'edit.cjs':
        "for (let i = 0; i < 60; i++) require('node:fs').appendFileSync('src/main.js', `import './m${i}.cjs';`);",
    },
    config: keepingFiles,
    commands: ['rsbuild build', 'node edit.cjs', 'rsbuild build'],
    expect: [count('dist/static/js/lib-vue.*.js', 2)],
  },
  {
    statement: 'source.define does not change the feature flags',
    files: {
      ...entry,
      'src/main.js': "console.log('FLAGS', __VUE_PROD_DEVTOOLS__, __VUE_OPTIONS_API__);",
    },
    config: configOf('pluginVue()').replace(
      'source: {',
      'output: { minify: false }, source: { define: { __VUE_PROD_DEVTOOLS__: true, __VUE_OPTIONS_API__: false },',
    ),
    expect: [contains('dist/static/js/index.*.js', 'console.log("FLAGS", false, true)')],
  },
  {
    statement: 'JSX that Babel does not compile calls React',
    files: { 'src/main.js': "import './tip.jsx';", 'src/tip.jsx': 'console.log(<b />);' },
    config: configOf('pluginVue()'),
    expect: [contains('dist/static/js/index.*.js', 'React.createElement("b"')],
  },
  ...[
    {
      part: 'template',
      text: 'p>text',
      map: true,
      what: 'updates the script too',
      expect: [prints('vue&type=template'), prints('vue&type=script')],
    },
    {
      part: 'template',
      text: 'p>text',
      map: false,
      what: 'updates the template only',
      expect: [prints('vue&type=template'), printsNot('vue&type=script')],
    },
    {
      part: 'style',
      text: '.name',
      map: true,
      what: 'updates the script too',
      expect: [prints('vue&type=style'), prints('vue&type=script')],
    },
    {
      part: 'style',
      text: '.name',
      map: false,
      what: 'updates the style only',
      expect: [prints('vue&type=style'), printsNot('vue&type=script')],
    },
  ].map(({ part, text, map, what, expect }) => ({
    statement: `an edit of the ${part} ${map ? 'with' : 'without'} source maps ${what}`,
    files: {
      ...entry,
      'src/App.vue':
        '<script setup lang="ts">\nimport { ref } from "vue";\nconst a = ref(1);\n</script>\n<template><p>text {{ a }}</p></template>\n<style>\n.name { top: 0 }\n</style>\n',
    },
    config: `
      import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
      ${configOf('pluginVue(), editOnce()').replace('source: {', `dev: { writeToDisk: true }, output: { sourceMap: { js: ${map ? "'cheap-module-source-map'" : 'false'} } }, source: {`)}
      function editOnce() {
        let compilations = 0;
        const onCompiled = () => {
          compilations += 1;
          const text = readFileSync('src/App.vue', 'utf8');
          if (compilations === 1) setTimeout(() => writeFileSync('src/App.vue', text.replace('${text}', '${text}-edited')), 500);
          const updates = readdirSync('dist').filter((name) => name.endsWith('.hot-update.js'));
          if (updates.length === 0) return;
          for (const name of updates) console.log(readFileSync('dist/' + name, 'utf8').match(/^"[^"]+": \\(?function/gm).join());
          writeFileSync('done', '');
        };
        return { name: 'edit-once', setup: (api) => api.onDevCompileDone(onCompiled) };
      }
    `,
    commands: ['rsbuild dev', 'wait done'],
    expect,
  })),
  ...['stylus', 'postcss'].map((language) => ({
    statement: `a style block with lang="${language}" and no plugin for it is parsed as a script`,
    files: {
      ...entry,
      'src/App.vue': `<template><b class="y" /></template>\n<style lang="${language}">\n.y { color: red }\n</style>\n`,
    },
    config: configOf('pluginVue()'),
    expect: [exits(1), prints('JavaScript parsing error'), prints(/1 │ @import .*type=style/)],
  })),
  {
    statement: 'props of an imported type need TypeScript, in a version with a JavaScript interface',
    files: {
      'src/props.ts': 'export interface Props { amount: number }',
      'compile.cjs': `
        const { compileScript, parse, registerTS } = require('vue/compiler-sfc');
        const sources = {
          six: () => require('typescript'),
          seven: () => ({ version: '7.0.2', versionMajorMinor: '7.0' }),
          none: () => require('no-typescript'),
        };
        registerTS(sources[process.argv[2]]);
        const source = '<script setup lang="ts">import type { Props } from "./props"; defineProps<Props>();</script>';
        const { descriptor } = parse(source, { filename: process.cwd() + '/src/App.vue' });
        try {
          console.log(compileScript(descriptor, { id: 'app' }).content);
        } catch (error) {
          console.log(error.message);
        }
      `,
      // In TypeScript 7, `exports` lists no `./lib/tsc`.
      'node_modules/seven/package.json': '{ "exports": { ".": "./lib/version.cjs" } }',
      'run.cjs': `
        const { readFileSync } = require('node:fs');
        const [, path] = readFileSync(require.resolve('vue-tsc'), 'utf8').match(/typescript(\\/lib\\/tsc)'/);
        try {
          require.resolve('seven' + path);
        } catch (error) {
          console.log(error.message);
        }
      `,
    },
    commands: ['node compile.cjs six', 'node compile.cjs seven', 'node compile.cjs none', 'node run.cjs'],
    expect: [
      prints('amount: { type: Number, required: true }', 'node compile.cjs six'),
      prints('No fs option provided to `compileScript` in non-Node environment', 'node compile.cjs seven'),
      prints('Failed to load TypeScript', 'node compile.cjs none'),
      prints("Package subpath './lib/tsc' is not defined", 'node run.cjs'),
    ],
  },
];
