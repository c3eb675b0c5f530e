import { contains, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** Vue 2 is installed under another name. */
const withVue2 = (options: string, more = ''): string => `
  import { mkdirSync, symlinkSync } from 'node:fs';
  import { createRequire } from 'node:module';
  import { dirname } from 'node:path';
  import { pluginVue2 } from '@rsbuild/plugin-vue2';
  mkdirSync('node_modules', { recursive: true });
  symlinkSync(dirname(createRequire(import.meta.url).resolve('vue2/package.json')), 'node_modules/vue');
  export default { plugins: [pluginVue2(${options})], ${more} };
`;
/** vue-loader keeps the compiler that it finds first, so each build has a separate process. */
const build = {
  commands: ['node build.mjs'],
  files: {
    'build.mjs':
      "import { createRsbuild, loadConfig } from '@rsbuild/core'; process.env.NODE_ENV = 'production'; const { content } = await loadConfig(); await (await createRsbuild({ rsbuildConfig: content })).build();",
  },
};
const app = {
  ...build.files,
  'src/index.js': "import Vue from 'vue'; import App from './App'; new Vue({ render: (h) => h(App) });",
  'src/App.vue':
    '<template>\n<p><b>a</b> <i>b</i></p>\n</template>\n<script>\nexport default {};\n</script>\n',
};

export const experiments: readonly Experiment[] = [
  ...[
    { alias: '{}', used: 'runtime' },
    { alias: "{ vue$: 'vue/dist/vue.esm.js' }", used: 'compiler' },
    { alias: "{ vue: 'vue/dist/vue.esm.js' }", used: 'compiler' },
  ].map(({ alias, used }) => ({
    statement: `with the alias ${alias} the build of Vue is the one with the ${used}`,
    files: {
      'src/index.js': "import build from 'vue'; console.log('imported:', build);",
      'node_modules/vue/package.json': '{ "name": "vue", "version": "2.7.16" }',
      'node_modules/vue/dist/vue.runtime.esm.js': "export default 'runtime';",
      'node_modules/vue/dist/vue.esm.js': "export default 'compiler';",
    },
    config: `
    import { pluginVue2 } from '@rsbuild/plugin-vue2';
    export default { plugins: [pluginVue2()], output: { targets: ['node'] }, source: { alias: ${alias} } };
  `,
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints(`imported: ${used}`)],
  })),
  ...[false, true].map((preserveWhitespace) => ({
    statement: `preserveWhitespace: ${preserveWhitespace} decides about the whitespace between tags, unless whitespace is condense`,
    files: {
      ...app,
      'condense.cjs': `
        const { compileTemplate } = require('vue2/compiler-sfc');
        const compilerOptions = { preserveWhitespace: ${preserveWhitespace}, whitespace: 'condense' };
        for (const space of [' ', '\\n']) {
          const source = '<p><b>a</b>' + space + '<i>b</i></p>';
          const { code } = compileTemplate({ source, filename: 'a.vue', compilerOptions });
          console.log(JSON.stringify(space), code.includes('_v(" ")') ? 'kept' : 'removed');
        }
      `,
    },
    commands: [...build.commands, 'node condense.cjs'],
    config: withVue2(
      `{ vueLoaderOptions: { compilerOptions: { preserveWhitespace: ${preserveWhitespace} } } }`,
    ),
    expect: [
      (preserveWhitespace ? contains : lacks)('dist/static/js/index.*.js', /_v\(" "\)/),
      prints('" " kept'),
      prints(String.raw`"\n" removed`),
    ],
  })),
  {
    statement: 'a style block with module cannot be handled while Rspack takes care of CSS',
    ...build,
    files: {
      ...app,
      'src/App.vue':
        '<template><p :class="$style.a" /></template>\n<style module>.a { color: red }</style>\n',
    },
    config: withVue2(''),
    expect: [
      exits(1),
      prints('`inline` or `module` is currently not supported with `experiments.css` enabled'),
    ],
  },
  {
    statement: 'a style block with module has class names with injectStyles and auto',
    ...build,
    files: {
      ...app,
      'src/App.vue':
        '<template><p :class="$style.a" /></template>\n<style module>.a { color: red }</style>\n',
    },
    config: withVue2(
      '',
      "output: { injectStyles: true, cssModules: { auto: (path, query = '') => /\\.module\\.|[?&]module=/.test(path + query) } }",
    ),
    expect: [contains('dist/static/js/index.*.js', '.a-')],
  },
  {
    statement: 'Vue 2.6 needs vue-template-compiler',
    ...build,
    files: { ...build.files, 'node_modules/vue/package.json': '{ "name": "vue", "version": "2.6.14" }' },
    config: "import { pluginVue2 } from '@rsbuild/plugin-vue2'; export default { plugins: [pluginVue2()] };",
    expect: [exits(1), prints("Cannot find module 'vue-template-compiler'")],
  },
  {
    statement: 'the indented syntax of Sass fails in a style block',
    ...build,
    files: {
      ...app,
      'src/App.vue':
        '<template><b class="y" /></template>\n<style lang="sass">\n.y\n  color: red\n</style>\n',
    },
    config: withVue2(''),
    expect: [exits(1), prints('expected "{"')],
  },
  ...[
    { lang: '', rules: '' },
    { lang: ' lang="json"', rules: '' },
    {
      lang: ' lang="json"',
      rules:
        "{ resourceQuery: /blockType=i18n/, type: 'javascript/auto', loader: process.cwd() + '/loader.cjs' }",
    },
  ].map(({ lang, rules }) => ({
    statement: `a block <i18n${lang}> with ${rules ? 'a' : 'no'} rule`,
    ...build,
    files: {
      ...app,
      'src/App.vue': `<template><p>a</p></template>\n<i18n${lang}>\n{ "en": { "a": "text of the block" } }\n</i18n>\n`,
      'loader.cjs':
        "module.exports = (text) => 'export default (component) => { component.options.messages = ' + text + '; };';",
    },
    config: withVue2('', `tools: { rspack: { module: { rules: [${rules}] } } }`),
    expect:
      lang && !rules
        ? [exits(1), prints('an error occurred when formatting an argument')]
        : [(rules ? contains : lacks)('dist/static/js/index.*.js', 'text of the block')],
  })),
  {
    statement: 'no rule matches lang="postcss", and a template in Pug is empty without its plugin',
    ...build,
    files: {
      ...app,
      'src/App.vue':
        '<template lang="pug">\np text of the template\n</template>\n<style lang="postcss">\n.y { color: red }\n</style>\n',
    },
    config: withVue2(''),
    expect: [
      exits(1),
      prints('JavaScript parsing error'),
      prints('@import'),
      prints('type=style'),
      prints('lang=postcss'),
      printsNot('requires a root element'),
      lacks('dist/static/js/index.*.js', 'text of the template'),
    ],
  },
];
