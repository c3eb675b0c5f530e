import { contains, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { withSvelte } from '../../../svelte-plugin.ts';

const entry = "import App from './App.svelte'; console.log(App);";

export const experiments: readonly Experiment[] = [
  {
    statement:
      'the compilers of the project handle less, stylus, pug and ts, and svelte.config.js is not read',
    files: {
      'src/index.js': entry,
      'svelte.config.js': "throw new Error('read');",
      'tsconfig.json': '{ "compilerOptions": { "ignoreDeprecations": "6.0" } }',
      'src/App.svelte': `
        <script lang="ts">import Part from './Part.svelte'; const text: string = 'from ts';</script>
        <template lang="pug">
          em= '{text}'
          Part
        </template>
        <style lang="less">@top: 1px; em { &:hover { margin: @top + 1 } }</style>
      `,
      'src/Part.svelte': '<b>part</b>\n<style lang="stylus">\nb\n  padding 3px\n</style>',
    },
    config: withSvelte(),
    expect: [
      contains('dist/static/js/index.*.js', 'from ts'),
      contains('dist/static/js/index.*.js', '"em"'),
      contains('dist/static/css/index.*.css', /em\.svelte-\w+:hover\{margin:2px\}/),
      contains('dist/static/css/index.*.css', /b\.svelte-\w+\{padding:3px\}/),
    ],
  },
  {
    statement: 'the Sass of Rsbuild is not visible to the preprocessor',
    files: { 'src/index.js': entry, 'src/App.svelte': '<b>text</b><style lang="scss">b { top: 0 }</style>' },
    config: withSvelte(),
    expect: [exits(1), prints("Cannot find module 'sass'")],
  },
  {
    statement: 'preprocessOptions are passed on, and compilerOptions are merged into the defaults',
    files: {
      'src/index.js': entry,
      'src/App.svelte': '<b>text</b><style lang="less">b { color: @accent }</style>',
    },
    config: withSvelte(
      "{ preprocessOptions: { less: { prependData: '@accent: #3b5bdb;' } }, svelteLoaderOptions: { compilerOptions: { cssHash: () => 'own' } } }",
    ),
    expect: [contains('dist/static/css/index.*.css', 'b.own{color:#3b5bdb}')],
  },
  {
    statement: 'the extension may be omitted, and libraries are compiled from their sources',
    files: {
      'src/index.js':
        "import App from './App'; import One from 'one'; import Two from 'two'; console.log(App, One, Two);",
      'src/App.svelte': '<i>the application</i>',
      'node_modules/one/package.json': '{ "main": "index.js", "svelte": "One.svelte" }',
      'node_modules/one/index.js': "export default 'compiled';",
      'node_modules/one/One.svelte': '<i>source of one</i>',
      'node_modules/two/package.json': '{ "exports": { "svelte": "./Two.svelte", "default": "./index.js" } }',
      'node_modules/two/index.js': "export default 'compiled';",
      'node_modules/two/Two.svelte': '<i>source of two</i>',
    },
    config: withSvelte('', 'output: { minify: false },'),
    expect: [
      contains('dist/static/js/*.js', 'the application'),
      contains('dist/static/js/*.js', 'source of one'),
      contains('dist/static/js/*.js', 'source of two'),
    ],
  },
  {
    statement: 'the field svelte is ignored if exports has no such condition',
    files: {
      'src/index.js': "import One from 'one'; console.log(One);",
      'node_modules/one/package.json': '{ "svelte": "One.svelte", "exports": "./index.js" }',
      'node_modules/one/index.js': "export default 'compiled';",
      'node_modules/one/One.svelte': '<i>source of one</i>',
    },
    config: withSvelte(),
    expect: [contains('dist/static/js/*.js', 'compiled'), lacks('dist/static/js/*.js', 'source of one')],
  },
  ...(['dev', 'build'] as const).map((command) => ({
    statement: `the checks that Svelte adds for development ${command === 'dev' ? 'are' : 'are not'} in the output of ${command}`,
    files: { 'src/index.js': entry, 'src/App.svelte': '<i>text</i>' },
    config: withSvelte('', "performance: { chunkSplit: { strategy: 'all-in-one' } },"),
    ...(command === 'dev'
      ? {
          commands: ['rsbuild dev', 'GET /static/js/index.js'],
          expect: [prints('was created with unknown prop', 'GET')],
        }
      : {
          expect: [
            contains('dist/static/js/index.*.js', '"i"'),
            lacks('dist/static/js/index.*.js', 'was created with unknown prop'),
          ],
        }),
  })),
];
