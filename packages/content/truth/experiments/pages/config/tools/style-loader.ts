import { absent, contains, exists, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

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
    statement: 'lazy types insert nothing until use() is called',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { color: red }' },
    config:
      '{ output: { injectStyles: true, minify: false }, tools: { styleLoader: { injectType: "lazyStyleTag" } } }',
    expect: [
      contains('dist/static/js/index.*.js', 'exported.use ='),
      contains('dist/static/js/index.*.js', 'exported.unuse ='),
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
  {
    statement: 'a lazy CSS module has its class names in locals',
    files: {
      'src/index.js': "import styles from './a.module.css'; styles.use(); console.log(styles.locals.card);",
      'src/a.module.css': '.card { color: red }',
    },
    config:
      '{ output: { injectStyles: true, minify: false }, tools: { styleLoader: { injectType: "lazyStyleTag" } } }',
    expect: [contains('dist/static/js/index.*.js', 'exported.locals =')],
  },
  {
    statement: 'style-loader is used for service-worker, not for web-worker and node',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { color: red }' },
    config:
      "{ output: { injectStyles: true, minify: false, targets: ['service-worker', 'web-worker', 'node'] } }",
    expect: [
      contains('dist/worker/index.js', 'insertStyleElement'),
      lacks('dist/static/js/*.js', 'insertStyleElement'),
      lacks('dist/server/*.js', 'insertStyleElement'),
    ],
  },
  {
    statement: 'a method as insert fails the build',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { color: red }' },
    config:
      '{ output: { injectStyles: true }, tools: { styleLoader: { insert(element) { document.body.prepend(element); } } } }',
    expect: [exits(1), prints('JavaScript parsing error')],
  },
  ...['autoStyleTag', 'lazyAutoStyleTag'].map((injectType) => ({
    statement: `${injectType} shares a tag in old Internet Explorer only`,
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { color: red }' },
    config: `{ output: { injectStyles: true, minify: false }, tools: { styleLoader: { injectType: '${injectType}' } } }`,
    expect: [
      contains('dist/static/js/index.*.js', 'document.all && !window.atob'),
      contains('dist/static/js/index.*.js', /isOldIE\(\)/),
    ],
  })),
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
];
