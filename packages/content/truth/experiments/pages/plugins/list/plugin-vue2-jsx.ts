import { exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

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

export const experiments: readonly Experiment[] = [...types, ...imports];
