import { absent, contains, exists, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { dom } from '../../../dom.ts';
import { printTypeErrors } from '../../../type-errors.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'injectType linkTag writes no stylesheet and gets the export of css-loader as its URL',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { color: red }' },
    config:
      '{ output: { injectStyles: true, minify: false }, tools: { styleLoader: { injectType: "linkTag" } } }',
    expect: [
      absent('dist/**/*.css'),
      contains('dist/static/js/index.*.js', 'color: red'),
      contains('dist/static/js/index.*.js', /injectStylesIntoLinkTag_js__\w+_default\(\)\(_\w+css/),
    ],
  },
  {
    statement:
      'lazy types insert nothing until use() is called, also styles of packages and Vue components; insert gets its argument',
    files: {
      'src/index.js': `
        import theme from './theme.css';
        import kit from 'kit';
        import App from './App.vue';
        console.log(App, kit);
        theme.use({ target: 'the shadow root' });
      `,
      'src/theme.css': '.theme { color: red }',
      'src/App.vue': '<template><p /></template>\n<style>\n.block { color: red }\n</style>',
      'node_modules/kit/index.js': "import './kit.css'; export default 1;",
      'node_modules/kit/kit.css': '.kit { color: red }',
      'run.cjs': `
        const styles = [];
        const createElement = () => ({ setAttribute() {}, removeAttribute() {}, appendChild: (text) => styles.push(text) });
        globalThis.self = globalThis.window = globalThis;
        globalThis.document = { createElement, createTextNode: (text) => text };
        globalThis.insertStyle = (element, options) => console.log('TARGET', options.target);
        require('./dist/static/js/index.js');
        console.log('INSERTED', styles.join(' '));
      `,
    },
    config: `
      import { pluginVue } from '@rsbuild/plugin-vue';
      export default {
        plugins: [pluginVue()],
        performance: { chunkSplit: { strategy: 'all-in-one' } },
        output: { injectStyles: true, minify: false, filenameHash: false },
        tools: {
          styleLoader: { injectType: 'lazyStyleTag', insert: (element, options) => globalThis.insertStyle(element, options) },
        },
      };
    `,
    commands: ['rsbuild build', 'node run.cjs'],
    expect: [
      contains('dist/static/js/index.js', '.kit {'),
      contains('dist/static/js/index.js', '.block {'),
      contains('dist/static/js/index.js', 'exported.unuse ='),
      prints('TARGET the shadow root', 'node'),
      prints('INSERTED .theme {', 'node'),
      printsNot('.kit {', 'node'),
      printsNot('.block {', 'node'),
    ],
  },
  {
    statement: 'without output.injectStyles the option has no effect',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { color: red }' },
    config: '{ tools: { styleLoader: { injectType: "lazyStyleTag" } } }',
    expect: [exists('dist/static/css/index.*.css'), lacks('dist/static/js/*.js', 'unuse')],
  },
  {
    statement: 'attributes are set, a function is copied as it is written, and unknown fields are ignored',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { color: red }' },
    config:
      "{ output: { injectStyles: true, minify: false, overrideBrowserslist: ['ie 11'] }, tools: { styleLoader: [{ attributes: { 'data-a': 'x' }, loaderOptions: { injectType: 'lazyStyleTag' } }, (options) => { options.insert = (element) => { document.body?.prepend(element); }; }] } }",
    expect: [
      contains('dist/static/js/index.*.js', /"data-a": ?"x"/),
      contains('dist/static/js/index.*.js', 'document.body?.prepend(element)'),
      lacks('dist/static/js/index.*.js', 'exported.unuse'),
    ],
  },
  ...[
    { styleLoader: '{}', attributes: '{"nonce":"n1"}' },
    { styleLoader: "{ attributes: { 'data-a': 'x' } }", attributes: '{"data-a":"x"}' },
    { styleLoader: "{ attributes: { nonce: 'n2' } }", attributes: '{"nonce":"n2"}' },
  ].map(({ styleLoader, attributes }) => ({
    statement: `with security.nonce and the options ${styleLoader}, the tag has ${attributes}`,
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': '.a { color: red }',
      'run.cjs': `
        const attributes = {};
        const createElement = () => ({ setAttribute: (name, value) => { attributes[name] = value; }, appendChild() {} });
        globalThis.self = globalThis.window = globalThis;
        globalThis.document = { createElement, createTextNode() {}, querySelector: () => ({ appendChild() {} }) };
        require('./dist/static/js/index.js');
        console.log('ATTRIBUTES', JSON.stringify(attributes));
      `,
    },
    config: `{
      security: { nonce: 'n1' },
      output: { injectStyles: true, filenameHash: false },
      tools: { styleLoader: ${styleLoader} },
    }`,
    commands: ['rsbuild build', 'node run.cjs'],
    expect: [prints(`ATTRIBUTES ${attributes}`, 'node')],
  })),
  {
    statement: 'style-loader is not used for web-worker and node',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { color: red }' },
    config: "{ output: { injectStyles: true, minify: false, targets: ['web-worker', 'node'] } }",
    expect: [
      exists('dist/server/index.js'),
      lacks('dist/static/js/*.js', 'insertStyleElement'),
      lacks('dist/server/*.js', 'insertStyleElement'),
    ],
  },
  ...[
    {
      insert: "document.head.insertBefore(element, document.querySelector('#page-styles'))",
      order: 'first second page',
    },
    { insert: 'document.head.prepend(element)', order: 'second first page' },
  ].map(({ insert, order }) => ({
    statement: `${insert} results in the order ${order}`,
    files: {
      ...dom,
      'src/index.js': "import './first.css'; import './second.css';",
      'src/first.css': '.first { color: red }',
      'src/second.css': '.second { color: red }',
      'run.cjs': `
        require('./dom.cjs');
        document.head.innerHTML = '<style id="page-styles">.page {}</style>';
        (0, eval)(require('node:fs').readFileSync('dist/static/js/index.js', 'utf8'));
        console.log('ORDER', document.head.textContent.match(/[a-z]+(?= *[{])/g).join(' '));
      `,
    },
    config: `{
      output: { injectStyles: true, filenameHash: false },
      performance: { chunkSplit: { strategy: 'all-in-one' } },
      tools: { styleLoader: { insert: (element) => { ${insert}; } } },
    }`,
    commands: ['rsbuild build', 'node run.cjs'],
    expect: [prints(`ORDER ${order}`, 'node')],
  })),
  {
    statement: 'a method as insert fails the build',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { color: red }' },
    config:
      '{ output: { injectStyles: true }, tools: { styleLoader: { insert(element) { document.body.prepend(element); } } } }',
    expect: [exits(1), prints('JavaScript parsing error')],
  },
  {
    statement: 'with a lazy type, the class names of CSS Modules are in the field locals',
    files: {
      'src/index.js':
        "import styles from './a.module.css'; console.log('NAMES', styles.card, styles.locals.card);",
      'src/a.module.css': '.card { color: red }',
      'run.cjs': "globalThis.self = globalThis; require('./dist/static/js/index.js');",
    },
    config: `{
      output: { injectStyles: true, filenameHash: false, cssModules: { localIdentName: 'own-[local]' } },
      performance: { chunkSplit: { strategy: 'all-in-one' } },
      tools: { styleLoader: { injectType: 'lazyStyleTag' } },
    }`,
    commands: ['rsbuild build', 'node run.cjs'],
    expect: [prints('NAMES undefined own-card', 'node')],
  },
  {
    statement: 'unuse() removes a style after as many calls as use() had',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { color: red }' },
    config:
      '{ output: { injectStyles: true, minify: false }, tools: { styleLoader: { injectType: "lazyStyleTag" } } }',
    expect: [
      contains('dist/static/js/index.*.js', 'if (!refs++)'),
      contains('dist/static/js/index.*.js', 'if (refs > 0 && !--refs)'),
    ],
  },
  {
    statement: 'the second parameter of insert is a type error, unless it is optional',
    files: {
      'a.ts': `import { defineConfig } from '@rsbuild/core';
        type Options = { target?: ShadowRoot };
        export const insert = (element: HTMLElement, options: Options) => { options.target?.append(element); };
        export const withOption = (element: HTMLElement, options?: Options) => { options?.target?.append(element); };
        export const a = defineConfig({ tools: { styleLoader: { insert } } });
        export const b = defineConfig({ tools: { styleLoader: { insert: withOption } } });`,
      'check.cjs': printTypeErrors,
    },
    commands: ['node check.cjs'],
    expect: [prints(/^1 errors .*Target signature provides too few arguments/)],
  },
];
