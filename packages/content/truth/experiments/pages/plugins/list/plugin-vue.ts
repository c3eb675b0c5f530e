import { absent, contains, count, exists, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const withPlugin = (options: string, more = ''): string => `
  import { pluginVue } from '@rsbuild/plugin-vue';
  export default { plugins: [pluginVue(${options})], ${more} };
`;
const app = {
  'src/index.js': "import { createApp } from 'vue'; import App from './App'; createApp(App).mount('#root');",
  'src/App.vue':
    '<template>\n  <p>a</p>\n  <map-view />\n</template>\n<script setup>\nconst a = 1;\n</script>\n<style scoped>\np { color: red }\n</style>\n',
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'an import may leave out .vue, and styles can be scoped',
    files: app,
    config: withPlugin(''),
    expect: [
      exists('dist/static/js/lib-vue.*.js'),
      contains('dist/static/css/*.css', /p\[data-v-\w+\]\{color:red\}/),
    ],
  },
  {
    statement: 'a key of splitChunks that is left out is off',
    files: app,
    config: withPlugin('{ splitChunks: { router: true } }'),
    expect: [absent('dist/static/js/lib-vue.*.js')],
  },
  {
    statement: 'a feature flag in source.define has no effect',
    files: { 'src/index.js': 'console.log(__VUE_OPTIONS_API__);' },
    config: withPlugin('', 'source: { define: { __VUE_OPTIONS_API__: "42" } }'),
    expect: [contains('dist/static/js/*.js', /console\.log\((?:true|!0)\)/)],
  },
  {
    statement: 'a plugin that comes after it changes a feature flag',
    files: { 'src/index.js': 'console.log(__VUE_OPTIONS_API__);' },
    config: `
      import { pluginVue } from '@rsbuild/plugin-vue';
      const own = { name: 'own', setup: (api) => { api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) => mergeRsbuildConfig(config, { source: { define: { __VUE_OPTIONS_API__: false } } })); } };
      export default { plugins: [pluginVue(), own] };
    `,
    expect: [contains('dist/static/js/*.js', /console\.log\((?:false|!1)\)/)],
  },
  {
    statement: 'a style block with module cannot be handled while Rspack takes care of CSS',
    files: {
      ...app,
      'src/App.vue': '<template><p /></template>\n<style module>\n.a { color: red }\n</style>\n',
    },
    config: withPlugin(''),
    expect: [exits(1), prints('is currently not supported with `experiments.css` enabled')],
  },
  ...[
    { auto: 'true', block: '{}', rule: '.a {' },
    {
      auto: "(path, query = '') => /\\.module\\.|[?&]module=/.test(path + query)",
      block: '{ a: ',
      rule: '.a-',
    },
  ].map(({ auto, block, rule }) => ({
    statement: `a style block with module builds with injectStyles, with auto ${auto} its classes are ${block}`,
    files: {
      ...app,
      'src/index.js':
        "import App from './App'; import file from './file.module.css'; import './plain.css'; console.log('BLOCK', App.__cssModules.$style, file);",
      'src/App.vue':
        '<template><p :class="$style.a" /></template>\n<style module>\n.a { color: red }\n</style>\n<style scoped>\n.b { color: red }\n</style>\n',
      'src/file.module.css': '.file { color: red }',
      'src/plain.css': '.plain { color: red }',
    },
    config: withPlugin(
      '',
      `output: { injectStyles: true, minify: false, targets: ['web', 'node'], cssModules: { auto: ${auto} } }`,
    ),
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [
      prints(`BLOCK ${block}`, 'node'),
      prints('{ file: ', 'node'),
      contains('dist/static/js/index.*.js', rule),
      contains('dist/static/js/index.*.js', '.b[data-v-'),
      contains('dist/static/js/index.*.js', '.plain {'),
    ],
  })),
  {
    statement: 'vueLoaderOptions are merged deeply',
    files: app,
    config: withPlugin(
      "{ vueLoaderOptions: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('map-') } } }",
    ),
    expect: [
      lacks('dist/static/js/index.*.js', /"map-view"\)\(/),
      contains('dist/static/js/index.*.js', '"map-view"'),
    ],
  },
  {
    statement: 'development has the chunk lib-vue too',
    files: app,
    config: withPlugin(''),
    commands: ['rsbuild dev', 'GET / accept: text/html'],
    expect: [prints('/static/js/lib-vue.js', 'GET')],
  },
  ...[
    { options: 'preserveWhitespace: true', kept: false },
    { options: "whitespace: 'preserve'", kept: true },
  ].map(({ options, kept }) => ({
    statement: `${options} ${kept ? 'keeps' : 'does not keep'} whitespace`,
    files: { ...app, 'src/App.vue': '<template><p>a   b</p></template>' },
    config: withPlugin(`{ vueLoaderOptions: { compilerOptions: { ${options} } } }`),
    expect: [contains('dist/static/js/index.*.js', kept ? '"a   b"' : '"a b"')],
  })),

  ...[
    { lang: '', rules: '', code: 0 },
    { lang: ' lang="json"', rules: '', code: 1 },
    {
      lang: ' lang="json"',
      rules:
        "{ resourceQuery: /blockType=i18n/, type: 'javascript/auto', loader: process.cwd() + '/loader.cjs' }",
      code: 0,
    },
  ].map(({ lang, rules, code }) => ({
    statement: `a block <i18n${lang}> with ${rules ? 'a' : 'no'} rule`,
    files: {
      ...app,
      'src/App.vue': `<template><p>a</p></template>\n<i18n${lang}>\n{ "en": { "a": "text of the block" } }\n</i18n>\n`,
      // In a process of its own, because the error keeps this one waiting.
      'build.mjs': `
        import { createRsbuild, loadConfig } from '@rsbuild/core';
        process.env.NODE_ENV = 'production';
        const { content } = await loadConfig();
        await (await createRsbuild({ rsbuildConfig: content })).build();
      `,
      'loader.cjs':
        "module.exports = (text) => 'export default (component) => { component.messages = ' + text + '; };';",
    },
    config: withPlugin('', `tools: { rspack: { module: { rules: [${rules}] } } }`),
    commands: ['node build.mjs'],
    expect: code
      ? [exits(1), prints('an error occurred when formatting an argument')]
      : [(rules ? contains : lacks)('dist/static/js/index.*.js', 'text of the block')],
  })),
  {
    statement: 'no rule matches lang="postcss"',
    files: {
      ...app,
      'src/App.vue': '<template><p /></template>\n<style lang="postcss">\np { color: red }\n</style>\n',
    },
    config: withPlugin(''),
    expect: [exits(1), prints('JavaScript parsing error'), prints('lang=postcss')],
  },
  ...[true, false].map((hasPaths) => ({
    statement: `the type of defineProps is ${hasPaths ? '' : 'not '}found with ${hasPaths ? 'paths of tsconfig.json' : 'source.alias alone'}`,
    files: {
      ...app,
      'tsconfig.json': hasPaths ? '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }' : '{}',
      'src/types.ts': 'export interface Props { label: string }',
      'src/App.vue':
        '<script setup lang="ts">\nimport type { Props } from \'@/types\';\ndefineProps<Props>();\n</script>\n<template><p>{{ label }}</p></template>\n',
    },
    config: withPlugin('', "source: { alias: { '@': './src' } }"),
    expect: hasPaths
      ? [contains('dist/static/js/index.*.js', /props: ?\{ ?label:/)]
      : [exits(1), prints('[@vue/compiler-sfc] Failed to resolve import source "@/types"')],
  })),
  ...[true, false].map((isReferenced) => {
    const paths = '"paths": { "@/*": ["./src/*"] }';
    const include = '"include": ["src/**/*"]';
    return {
      statement: `with references, the type of defineProps is ${isReferenced ? '' : 'not '}found with paths of the ${isReferenced ? 'referenced' : 'root'} file`,
      files: {
        ...app,
        'tsconfig.json': `{ "files": [], "references": [{ "path": "./tsconfig.app.json" }], "compilerOptions": { ${isReferenced ? '' : paths} } }`,
        'tsconfig.app.json': `{ ${include}, "compilerOptions": { "composite": true${isReferenced ? `, ${paths}` : ''} } }`,
        'src/types.ts': 'export interface Props { label: string }',
        'src/App.vue':
          '<script setup lang="ts">\nimport type { Props } from \'@/types\';\ndefineProps<Props>();\n</script>\n<template><p>{{ label }}</p></template>\n',
      },
      config: withPlugin('', "source: { alias: { '@': './src' } }"),
      expect: isReferenced
        ? [contains('dist/static/js/index.*.js', /props: ?\{ ?label:/)]
        : [exits(1), prints('[@vue/compiler-sfc] Failed to resolve import source "@/types"')],
    };
  }),
  ...(
    [
      ['by default, the src of img is bundled, that of a component is not', '', ['a']],
      ['transformAssetUrls replaces the list', "{ MyImage: ['src'] }", ['b']],
      ['transformAssetUrls can name img and a component', "{ img: ['src'], MyImage: ['src'] }", ['a', 'b']],
    ] as const
  ).map(([statement, value, names]): Experiment => ({
    statement,
    files: {
      ...app,
      'src/App.vue':
        '<template><img src="./a.png?url"><MyImage src="./b.png?url" /><my-image src="./c.png?url" /></template>\n',
      'src/a.png': 'a',
      'src/b.png': 'b',
      'src/c.png': 'c',
    },
    config: withPlugin(value && `{ vueLoaderOptions: { transformAssetUrls: ${value} } }`),
    expect: [
      count('dist/static/image/*', names.length),
      ...names.map((name) => exists(`dist/static/image/${name}.*.png`)),
    ],
  })),
];
