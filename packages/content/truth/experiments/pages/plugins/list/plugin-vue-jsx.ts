import { contains, exists, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { openPage } from '../../../open-page.ts';

const config = (babel: string): string => `
  import { pluginBabel } from '@rsbuild/plugin-babel';
  import { pluginVueJsx } from '@rsbuild/plugin-vue-jsx';
  export default { plugins: [pluginVueJsx(), ${babel}], source: { entry: { index: './src/index.jsx' } } };
`;
const files = { 'src/index.jsx': 'console.log(<b class="a" />);' };

/** Opens the page and replaces `1 NAME` in each file with `2 NAME`, one after another. */
const runEdits = (edits: readonly (readonly [file: string, name: string])[]): string => `
  import { readFileSync, writeFileSync } from 'node:fs';
  import { createRsbuild } from '@rsbuild/core';
  import { openPage, until } from './page.mjs';
  const { default: rsbuildConfig } = await import('./rsbuild.config.mjs');
  const rsbuild = await createRsbuild({ rsbuildConfig });
  const page = await openPage((await rsbuild.startDevServer()).urls);
  await until(() => page.messages.some(({ type }) => type === 'ok'));
  for (const [file, name] of ${JSON.stringify(edits)}) {
    const before = page.messages.length;
    const path = 'src/' + file;
    writeFileSync(path, readFileSync(path, 'utf8').replace('1 ' + name, '2 ' + name));
    await until(() => page.messages.slice(before).some(({ type }) => type === 'ok'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    console.log('edited', name + ':', page.document.body.textContent.trim(), 'reloads:', page.reloads);
  }
  process.exit();
`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'the order of the plugins does not matter',
    files,
    config: config('pluginBabel({ include: /\\.jsx$/ })'),
    expect: [exists('dist/index.html'), lacks('dist/static/js/index.*.js', 'React.createElement')],
  },
  {
    statement: 'without pluginBabel JSX is compiled for React, without a message',
    files,
    config: config(''),
    expect: [contains('dist/static/js/index.*.js', 'React.createElement'), printsNot('warn')],
  },
  {
    statement: 'only exported components of defineComponent accept updates',
    files: {
      'src/index.jsx': "import './one.jsx'; import './two.jsx';",
      'src/one.jsx':
        "import { defineComponent } from 'vue'; export default defineComponent({ setup: () => () => <b /> });",
      'src/two.jsx': 'export const Two = () => <i />;',
    },
    config: config('pluginBabel({ include: /\\.jsx$/ })'),
    commands: ['rsbuild dev', 'GET /', 'GET /static/js/index.js'],
    expect: [
      prints(
        /"\.\/src\/one\.jsx": [\s\S]*module\.hot\.accept\(\);[\s\S]*"\.\/src\/two\.jsx": /,
        'GET /static',
      ),
      printsNot(/"\.\/src\/two\.jsx": (?:(?!\n"|\n\}\n)[\s\S])*module\.hot\.accept\(\);/, 'GET /static'),
    ],
  },
  {
    statement:
      'an edited functional component is shown if its file exports no component of defineComponent, otherwise not',
    files: {
      'src/index.jsx':
        "import { createApp } from 'vue'; import { App } from './App.jsx'; createApp(App).mount('#root');",
      'src/App.jsx': `
        import { defineComponent } from 'vue';
        import { First, Mixed } from './mixed.jsx';
        import { Alone } from './alone.jsx';
        export const App = defineComponent({ setup: () => () => <p><First /> <Mixed /> <Alone /></p> });
      `,
      'src/mixed.jsx': `
        import { defineComponent } from 'vue';
        export const First = defineComponent({ setup: () => () => <b>1 first</b> });
        export const Mixed = () => <i>1 mixed</i>;
      `,
      'src/alone.jsx': 'export const Alone = () => <i>1 alone</i>;',
      'page.mjs': openPage,
      'run.mjs': runEdits([
        ['mixed.jsx', 'first'],
        ['mixed.jsx', 'mixed'],
        ['alone.jsx', 'alone'],
      ]),
    },
    config: config('pluginBabel({ include: /\\.jsx$/ })'),
    commands: ['node run.mjs'],
    expect: [
      prints('edited first: 2 first 1 mixed 1 alone reloads: 0'),
      prints('edited mixed: 2 first 1 mixed 1 alone reloads: 0'),
      prints(/edited alone: .* 2 alone reloads: 0/),
    ],
  },
  {
    statement: 'an edited script of a .vue file is shown with setup, not with an exported defineComponent',
    files: {
      'src/index.jsx':
        "import { createApp } from 'vue'; import { App } from './App.jsx'; createApp(App).mount('#root');",
      'src/App.jsx': `
        import Plain from './Plain.vue';
        import Setup from './Setup.vue';
        export const App = () => <p><Plain /> <Setup /></p>;
      `,
      'src/Plain.vue': `
        <script lang="tsx">
        import { defineComponent } from 'vue';
        export default defineComponent({ setup: () => () => <b>1 plain</b> });
        </script>
      `,
      'src/Setup.vue': `
        <script setup lang="tsx">
        const View = () => <i>1 setup</i>;
        </script>
        <template><View /></template>
      `,
      'page.mjs': openPage,
      'run.mjs': runEdits([
        ['Plain.vue', 'plain'],
        ['Setup.vue', 'setup'],
      ]),
    },
    config: config('pluginBabel({ include: /\\.(?:jsx|tsx)$/ }), pluginVue()').replace(
      'export',
      "import { pluginVue } from '@rsbuild/plugin-vue'; export",
    ),
    commands: ['node run.mjs'],
    expect: [
      prints('edited plain: 1 plain 1 setup reloads: 0'),
      prints('edited setup: 1 plain 2 setup reloads: 0'),
    ],
  },
  {
    statement: 'with transformOn, compiled code imports a helper from the project; TypeScript rejects on',
    files: {
      'src/Listens.tsx':
        'export const Listens = () => <button on={{ click: () => {} }} onClick={() => {}} />;',
      'tsconfig.json':
        '{ "compilerOptions": { "jsx": "preserve", "jsxImportSource": "vue", "skipLibCheck": true, "noEmit": true }, "include": ["src/Listens.tsx"] }',
      'src/index.jsx': 'console.log(<b on={{ click: () => {} }} />);',
      'src/helper.js': "export default () => 'mine';",
    },
    config: config('pluginBabel({ include: /\\.jsx$/ })')
      .replace('pluginVueJsx()', 'pluginVueJsx({ vueJsxOptions: { transformOn: true } })')
      .replace('source: {', "source: { alias: { '@vue/babel-helper-vue-transform-on': './src/helper.js' },"),
    commands: ['rsbuild build', 'tsc'],
    expect: [
      contains('dist/static/js/index.*.js', '"mine"'),
      exits(1),
      prints("Property 'on' does not exist", 'tsc'),
    ],
  },
  ...[
    { buildCache: "{ cacheDirectory: './cache' }", call: contains },
    { buildCache: 'false', call: lacks },
  ].map(({ buildCache, call }) => ({
    statement: `the second build with another isCustomElement and buildCache ${buildCache}`,
    files: { 'src/index.jsx': 'console.log(() => <my-map />);' },
    config: config('pluginBabel({ include: /\\.jsx$/ })')
      .replace('import', "import { existsSync } from 'node:fs'; import")
      .replace(
        'pluginVueJsx()',
        "pluginVueJsx({ vueJsxOptions: { isCustomElement: existsSync('dist') ? () => true : () => false } })",
      )
      .replace(
        'source: {',
        `performance: { buildCache: ${buildCache} }, output: { minify: false }, source: {`,
      ),
    commands: ['rsbuild build', 'rsbuild build'],
    expect: [call('dist/static/js/index.*.js', /resolveComponent[^;]*"my-map"/)],
  })),
  {
    statement: 'script blocks with lang="jsx" and lang="tsx" are compiled with the include for .jsx and .tsx',
    files: {
      'src/index.jsx': "import One from './One.vue'; import Two from './Two.vue'; console.log(One, Two);",
      'src/One.vue': '<script lang="jsx">export default { render: () => <b class="one" /> };</script>',
      'src/Two.vue':
        '<script lang="tsx">export default { render: () => <b class={"two" as string} /> };</script>',
    },
    config: config('pluginBabel({ include: /\\.(?:jsx|tsx)$/ }), pluginVue()').replace(
      'export',
      "import { pluginVue } from '@rsbuild/plugin-vue'; export",
    ),
    expect: [exists('dist/index.html'), lacks('dist/static/js/index.*.js', 'React.createElement')],
  },
  ...[
    { define: '{}', flag: contains },
    {
      define:
        '{ __VUE_OPTIONS_API__: true, __VUE_PROD_DEVTOOLS__: false, __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false }',
      flag: lacks,
    },
  ].map(({ define, flag }) => ({
    statement: `without pluginVue and with define ${define}, Vue checks for feature flags`,
    files: { 'src/index.jsx': "import { createApp } from 'vue'; createApp(() => <b />).mount('#root');" },
    config: config('pluginBabel({ include: /\\.jsx$/ })').replace(
      'source: {',
      `dev: { writeToDisk: true }, source: { define: ${define},`,
    ),
    commands: ['rsbuild dev', 'GET /'],
    expect: [flag('dist/static/js/*.js', 'typeof __VUE_OPTIONS_API__')],
  })),
  {
    statement: 'optimize marks elements with dynamic attributes, not static ones',
    files: {
      'src/index.jsx':
        'export const A = (props) => <div><p title="fixed" /><i id={props.id} /></div>; console.log(A);',
    },
    config: config('pluginBabel({ include: /\\.jsx$/ })')
      .replace('pluginVueJsx()', 'pluginVueJsx({ vueJsxOptions: { optimize: true } })')
      .replace('source: {', "output: { minify: false, externals: { vue: 'Vue' } }, source: {"),
    expect: [
      contains('dist/static/js/index.*.js', /"id": props\.id\s*\}, null, 8, \[\s*"id"\s*\]/),
      contains('dist/static/js/index.*.js', /"title": "fixed"\s*\}, null\)/),
    ],
  },
  {
    statement: 'v-model and v-show are compiled, v-if and v-for are custom directives',
    files: {
      'src/index.jsx':
        "import { ref } from 'vue'; const name = ref(''); export const A = () => <p v-if={name.value} v-for={name.value} v-on={name.value} v-show={name.value}><input v-model={name.value} /></p>; console.log(A);",
    },
    config: config('pluginBabel({ include: /\\.jsx$/ })').replace(
      'source: {',
      "output: { minify: false, externals: { vue: 'Vue' } }, source: {",
    ),
    expect: [
      contains('dist/static/js/index.*.js', 'vModelText'),
      contains('dist/static/js/index.*.js', 'vShow'),
      contains('dist/static/js/index.*.js', 'resolveDirective)("if")'),
      contains('dist/static/js/index.*.js', 'resolveDirective)("for")'),
      contains('dist/static/js/index.*.js', 'resolveDirective)("on")'),
    ],
  },

  {
    statement: 'resolveType works with types that are written in the parameters',
    files: {
      'src/index.tsx': `
        import { defineComponent, type SetupContext } from 'vue';
        console.log(defineComponent((props: { label: string }, { emit }: SetupContext<{ save: (id: number) => void }>) =>
          () => <b onClick={() => emit('save', 1)}>{props.label}</b>));
      `,
    },
    config: config('pluginBabel({ include: /\\.tsx$/ })')
      .replace('pluginVueJsx()', 'pluginVueJsx({ vueJsxOptions: { resolveType: true } })')
      .replace('index.jsx', 'index.tsx'),
    expect: [
      contains('dist/static/js/index.*.js', /props: ?\{ ?label:/),
      contains('dist/static/js/index.*.js', /emits: ?\["save"\]/),
    ],
  },
];
