import { exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { openPage } from '../../../open-page.ts';

const types: readonly Experiment[] = [
  { jsx: '', error: 'TS17004' },
  { jsx: '"jsx": "react-jsx",', error: 'TS2769' },
  { jsx: '"jsx": "preserve",', error: null },
].map(({ jsx, error }) => ({
  statement: `TypeScript checks JSX of Vue 2.7 with the setting ${jsx || 'of its own'}`,
  files: {
    // Vue 2 is installed under another name.
    'tsconfig.json': `{ "compilerOptions": { ${jsx} "skipLibCheck": true, "noEmit": true, "module": "esnext", "moduleResolution": "bundler", "paths": { "vue": ["../../../node_modules/vue2"] } }, "include": ["src"] }`,
    'src/UserName.tsx':
      "import { defineComponent } from 'vue';\nexport default defineComponent({ props: { name: String }, render() { return <strong>{this.name}</strong>; } });\n",
  },
  commands: ['tsc'],
  expect: error === null ? [] : [exits(1), prints(error)],
}));

/** JSX compiles to a call of `h`, as with the preset of Vue 2. */
const imports: readonly Experiment[] = [
  { use: '', printed: 'h is not defined' },
  { use: 'void h;', printed: 'made by h' },
].map(({ use, printed }) => ({
  statement: `an import of h prints ${printed} with the use ${use || 'in JSX only'}`,
  files: {
    'src/h.js': "export const h = () => 'made by h';",
    'src/index.jsx': `
      import { h } from './h';
      ${use}
      try { console.log(<b />); } catch (error) { console.log(error.message); }
    `,
  },
  config: `
    import { pluginBabel } from '@rsbuild/plugin-babel';
    const preset = ({ types }) => ({
      visitor: { JSXElement: (path) => { path.replaceWith(types.callExpression(types.identifier('h'), [])); } },
    });
    export default {
      plugins: [pluginBabel({ include: /\\.jsx$/, babelLoaderOptions: (config, { addPlugins }) => addPlugins([preset]) })],
      source: { entry: { index: './src/index.jsx' } },
      output: { targets: ['node'] },
    };
  `,
  commands: ['rsbuild build', 'node dist/server/index.js'],
  expect: [prints(printed, 'node')],
}));

export const experiments: readonly Experiment[] = [
  ...types,
  ...imports,
  {
    statement: 'the statement that the preset inserts into setup() reads $createElement of null',
    files: {
      'setup.mjs': `
        import Vue from 'vue2';
        try {
          new Vue({ setup() { const h = this.$createElement; return () => h('b'); }, render() {} });
        } catch (error) { console.log(error.message); }
      `,
    },
    commands: ['node setup.mjs'],
    expect: [prints("Cannot read properties of null (reading '$createElement')")],
  },
  ...[
    { parent: 'App.vue', reloads: 0 },
    { parent: 'App.js', reloads: 1 },
  ].map(({ parent, reloads }) => ({
    statement: `an edit to a component outside .vue files that ${parent} imports reloads the page ${reloads} times`,
    files: {
      // A component in JSX compiles to this.
      'src/Item.js': "export default { render: (h) => h('b', 'first') };",
      'src/App.vue':
        "<script>\nimport Item from './Item.js';\nexport default { render: (h) => h('p', [h(Item)]) };\n</script>\n",
      'src/App.js': "import Item from './Item.js'; export default { render: (h) => h('p', [h(Item)]) };",
      'src/index.js': `import Vue from 'vue'; import App from './${parent}'; new Vue({ el: '#root', render: (h) => h(App) });`,
      'open.js': openPage,
      'serve.mjs': `
        import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
        import { createRequire } from 'node:module';
        import { dirname } from 'node:path';
        import { createRsbuild } from '@rsbuild/core';
        import { pluginVue2 } from '@rsbuild/plugin-vue2';
        import { openPage, until } from './open.js';
        mkdirSync('node_modules', { recursive: true });
        symlinkSync(dirname(createRequire(import.meta.url).resolve('vue2/package.json')), 'node_modules/vue');
        const rsbuild = await createRsbuild({ rsbuildConfig: { plugins: [pluginVue2()] } });
        const { urls } = await rsbuild.startDevServer({ getPortSilently: true });
        const page = await openPage(urls);
        await until(() => page.messages.some(({ type }) => type === 'ok'));
        const before = page.messages.length;
        writeFileSync('src/Item.js', "export default { render: (h) => h('b', 'second') };");
        await until(() => page.messages.slice(before).some(({ type }) => type === 'ok'));
        await new Promise((resolve) => setTimeout(resolve, 300));
        console.log('SHOWN', page.document.body.textContent.trim(), 'RELOADS', page.reloads);
        process.exit();
      `,
    },
    commands: ['node serve.mjs'],
    expect: [prints(`SHOWN ${reloads === 0 ? 'second' : 'first'} RELOADS ${reloads}`)],
  })),
];
