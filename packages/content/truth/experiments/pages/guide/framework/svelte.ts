import { absent, contains, count, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { withSvelte } from '../../../svelte-plugin.ts';

const tsconfig = (more: string): string => `{ "compilerOptions": {
  "target": "ES2020", "lib": ["DOM", "ES2020"], "module": "ESNext", "moduleResolution": "bundler", "allowJs": true,
  "strict": true, "isolatedModules": true, "skipLibCheck": true, "noEmit": true${more}
}, "include": ["src"] }`;

/** The files of the page, with the setting that it adds for TypeScript 6. */
const pace = {
  'tsconfig.json': tsconfig(', "ignoreDeprecations": "6.0"'),
  'src/index.ts': `
    import Pace from './Pace.svelte';
    const target = document.querySelector('#root');
    if (target) { new Pace({ target, props: { unit: 'km' } }); }
  `,
  'src/env.d.ts': '/// <reference types="@rsbuild/core/types" />\n/// <reference types="svelte" />\n',
  'src/Pace.svelte': `
    <script lang="ts">
      export let unit: string;

      let minutes = 30;
      let distance = 6;
      $: pace = distance > 0 ? minutes / distance : 0;
    </script>

    <label>Minutes <input type="number" bind:value={minutes} /></label>
    <label>Distance <input type="number" bind:value={distance} /></label>
    <p>{pace.toFixed(1)} min/{unit}</p>

    <style>
      p {
        color: #3b5bdb;
        user-select: none;
      }
    </style>
  `,
};
const entry = "source: { entry: { index: './src/index.ts' } },";

const application: readonly Experiment[] = [
  {
    statement: 'the files of the page are built into CSS with a prefix, a script and a chunk of 7 kB',
    files: pace,
    config: withSvelte('', entry),
    commands: ['tsc', 'rsbuild build'],
    expect: [
      count('dist/**/*', 4),
      contains('dist/static/css/index.*.css', '-webkit-user-select:none;user-select:none'),
      prints(/dist\/static\/js\/\d+\.\w{8}\.js +(?:6\.[5-9]|7\.[0-4]) kB/),
      printsNot(/warn|verbatimModuleSyntax/),
    ],
  },
  {
    statement: 'with injectStyles the styles are in the script, without the prefix',
    files: pace,
    config: withSvelte('', `${entry} output: { injectStyles: true },`),
    expect: [
      absent('dist/static/css/*'),
      contains('dist/static/js/index.*.js', 'user-select:none'),
      lacks('dist/static/js/index.*.js', '-webkit-user-select'),
    ],
  },
  {
    statement: 'TypeScript 6 rejects an option of the preprocessor',
    files: { ...pace, 'tsconfig.json': tsconfig('') },
    config: withSvelte('', entry),
    expect: [exits(1), prints("TS5107: Option 'moduleResolution=node10' is deprecated")],
  },
  {
    statement: 'the build does not report type errors',
    files: { ...pace, 'src/Pace.svelte': '<script lang="ts">let unit: number = "km";</script>{unit}' },
    config: withSvelte('', entry),
    expect: [contains('dist/static/js/index.*.js', 'km')],
  },
  {
    statement: 'without the types of Svelte, TypeScript does not find a component',
    files: { ...pace, 'src/env.d.ts': '' },
    commands: ['tsc'],
    expect: [exits(1), prints("Cannot find module './Pace.svelte' or its corresponding type declarations")],
  },
];

const hotUpdates: readonly Experiment[] = [
  {
    statement: 'by default, hot updates reset the variables of a component',
    files: {
      'src/index.js': "import Reset from './Reset.svelte'; console.log(Reset);",
      'src/Reset.svelte': '<script>let other = 1;</script>{other}',
    },
    config: withSvelte(),
    commands: ['rsbuild dev', 'GET /static/js/index.js'],
    expect: [prints(/Component: Reset,[^}]* preserveLocalState: false/, 'GET')],
  },
  {
    statement: 'preserveLocalState keeps the variables of each component',
    files: {
      'src/index.js': "import './Pace.svelte';",
      'src/Pace.svelte': '<script>let unit = 1;</script>{unit}',
    },
    config: withSvelte('{ svelteLoaderOptions: { hotOptions: { preserveLocalState: true } } }'),
    commands: ['rsbuild dev', 'GET /static/js/index.js'],
    expect: [prints(/Component: Pace,[^}]* preserveLocalState: true/, 'GET')],
  },
  {
    statement: 'without dev.hmr, components are not replaced',
    files: {
      'src/index.js': "import './Pace.svelte';",
      'src/Pace.svelte': '<script>let unit = 1;</script>{unit}',
    },
    config: withSvelte('', 'dev: { hmr: false },'),
    commands: ['rsbuild dev', 'GET /static/js/index.js'],
    expect: [prints('Pace', 'GET'), printsNot('preserveLocalState', 'GET')],
  },
];

const onServer: readonly Experiment[] = [
  { options: '', printed: 'render is not a function', code: 1 },
  {
    options: "{ svelteLoaderOptions: { compilerOptions: { generate: 'ssr' } } }",
    printed: '<p>30 min/km</p>',
    code: 0,
  },
].map(({ options, printed, code }) => ({
  statement: `a build for Node.js with the options ${options || 'of its own'} prints ${printed}`,
  files: {
    'src/index.js': "import Pace from './Pace.svelte'; console.log(Pace.render({ unit: 'km' }).html);",
    'src/Pace.svelte': '<script>export let unit;</script><p>30 min/{unit}</p>',
  },
  config: withSvelte(options, "output: { targets: ['node'] },"),
  commands: ['rsbuild build', 'node dist/server/index.js'],
  expect: [exits(code), prints(printed, 'node')],
}));

const styleBlocks: readonly Experiment[] = [
  { options: '', expect: [exits(1), prints('Selector is expected')] },
  {
    options: '{ preprocessOptions: { postcss: true } }',
    expect: [contains('dist/static/css/index.*.css', /p\.svelte-\w+\{color:red\}/)],
  },
].map(({ options, expect }) => ({
  statement: `a block with lang="postcss" is processed only if postcss is true: ${options || 'no option'}`,
  files: {
    'postcss.config.cjs': `module.exports = { plugins: [{
      postcssPlugin: 'variables',
      Once(root) { root.walkDecls((node) => { node.prop === '$c' ? node.remove() : (node.value = 'red'); }); },
    }] };`,
    'src/index.js': "import Pace from './Pace.svelte'; console.log(Pace);",
    'src/Pace.svelte': '<p>pace</p>\n<style lang="postcss">$c: red; p { color: $c }</style>',
  },
  config: withSvelte(options),
  expect,
}));

/** `prepare.cjs` copies svelte-loader beside Svelte 5, because the loader resolves `svelte` from its own folder. */
const svelte5 = {
  'prepare.cjs': `
    const { cpSync, symlinkSync } = require('node:fs');
    const { dirname } = require('node:path');
    const folderOf = (name) => dirname(require.resolve(name + '/package.json'));
    cpSync(folderOf('svelte-loader'), 'node_modules/svelte-loader', { recursive: true });
    symlinkSync(folderOf('svelte5'), 'node_modules/svelte', 'junction');
  `,
  'src/index.js': `
    import Pace from './Pace.svelte';
    try { new Pace({ target: {}, props: { unit: 'km' } }); } catch (error) { console.log(String(error)); }
  `,
  'src/Pace.svelte': '<script>export let unit; let minutes = 30;</script><p>{minutes} min/{unit}</p>',
  // The error is thrown before the component uses the DOM.
  'browser.cjs': `
    globalThis.self = globalThis.window = globalThis;
    globalThis.document = { currentScript: { src: '/' } };
    require(require('node:path').resolve('dist/static/js/', require('node:fs').readdirSync('dist/static/js')[0]));
  `,
};
const inOneFile = "performance: { chunkSplit: { strategy: 'all-in-one' } },";

const withSvelte5: readonly Experiment[] = [
  {
    statement: 'Svelte 5 compiles in production, and new throws an error in the browser',
    files: svelte5,
    config: withSvelte('', inOneFile),
    commands: ['node prepare.cjs', 'rsbuild build', 'node browser.cjs'],
    expect: [prints("Cannot use 'in' operator to search for 'Symbol($state)' in undefined", 'node browser')],
  },
  {
    statement: 'Svelte 5 fails in dev',
    files: svelte5,
    config: withSvelte(),
    commands: ['node prepare.cjs', 'rsbuild dev', 'GET /'],
    expect: [prints('JavaScript parsing error: Invalid assignment target')],
  },
];

export const experiments: readonly Experiment[] = [
  ...application,
  ...hotUpdates,
  ...onServer,
  ...styleBlocks,
  ...withSvelte5,
];
