import { exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  { jsx: '', error: 'TS17004' },
  { jsx: '"jsx": "react-jsx",', error: 'TS2769' },
  { jsx: '"jsx": "preserve",', error: null },
].map(({ jsx, error }) => ({
  statement: `TypeScript checks JSX of Vue 2.7 with the setting ${jsx || 'of its own'}`,
  files: {
    // Vue 2 is installed under another name.
    'tsconfig.json': `{ "compilerOptions": { ${jsx} "skipLibCheck": true, "noEmit": true, "module": "esnext", "moduleResolution": "bundler", "paths": { "vue": ["../../../node_modules/vue2"] } }, "include": ["src"] }`,
    'tsc.cjs': "require('typescript/lib/tsc.js');",
    'src/UserName.tsx':
      "import { defineComponent } from 'vue';\nexport default defineComponent({ props: { name: String }, render() { return <strong>{this.name}</strong>; } });\n",
  },
  commands: ['node tsc.cjs'],
  expect: error === null ? [] : [exits(1), prints(error)],
}));
