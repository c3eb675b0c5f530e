import { absent, contains, exists, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'import() is replaced for a range that knows ES modules, async functions stay',
    files: {
      'src/index.js':
        "export const load = async () => { const m = await import('./later.js'); console.log(m); }; load();",
      'src/later.js': 'export const later = 1;',
    },
    config: `{ output: { minify: false, overrideBrowserslist: [
      'chrome >= 61', 'edge >= 16', 'firefox >= 60', 'safari >= 11', 'ios_saf >= 11',
    ] } }`,
    expect: [
      contains('dist/static/js/index.*.js', /async ?(?:function|\(\))/),
      contains('dist/static/js/index.*.js', '__webpack_require__.e('),
      lacks('dist/static/js/index.*.js', 'await import('),
    ],
  },
  {
    statement: 'a single unknown version builds as long as there is no stylesheet',
    config: "{ output: { overrideBrowserslist: ['chrome 999'] } }",
    expect: [exists('dist/index.html')],
  },
  {
    statement: 'a single unknown version stops the build of a stylesheet with Unknown version',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { color: red }' },
    config: "{ output: { overrideBrowserslist: ['chrome 999'] } }",
    expect: [exits(1), prints('Unknown version 999 of chrome')],
  },
  ...(
    [
      ["'chrome >= 130'", 'only newer versions gives ES5 with polyfills', false],
      [
        "'chrome >= 130', 'safari >= 17'",
        'a newer version and one that SWC knows keeps arrow functions',
        true,
      ],
      ["'chrome >= 120', 'safari >= 17.3'", 'versions that SWC knows keeps arrow functions', true],
    ] as const
  ).map(([queries, what, keeps]) => ({
    statement: `a range with ${what}`,
    files: { 'src/index.js': 'console.log(() => [1].includes(Math.random()));' },
    config: `{ output: { overrideBrowserslist: [${queries}] } }`,
    expect: keeps
      ? [contains('dist/static/js/index.*.js', '=>'), absent('dist/static/js/lib-polyfill.*.js')]
      : [lacks('dist/static/js/index.*.js', '=>'), exists('dist/static/js/lib-polyfill.*.js')],
  })),
  {
    statement: 'a query that is newer than the Browserslist of Rsbuild is unknown',
    files: { '.browserslistrc': 'baseline widely available' },
    expect: [exits(1), prints('Unknown browser query `baseline widely available`')],
  },
  {
    statement: 'an installed package of an extends query is not found',
    files: {
      '.browserslistrc': 'extends browserslist-config-acme',
      'node_modules/browserslist-config-acme/package.json':
        '{ "name": "browserslist-config-acme", "main": "index.js" }',
      'node_modules/browserslist-config-acme/index.js': "module.exports = ['chrome >= 100'];",
    },
    expect: [exits(1), prints("Cannot find module 'browserslist-config-acme'")],
  },
  {
    statement: 'the list of a package can be imported in the configuration file',
    files: {
      'node_modules/browserslist-config-acme/package.json':
        '{ "name": "browserslist-config-acme", "main": "index.js" }',
      'node_modules/browserslist-config-acme/index.js': "module.exports = ['chrome >= 100'];",
      'rsbuild.config.mjs':
        "import queries from 'browserslist-config-acme';\nexport default { output: { overrideBrowserslist: queries } };",
      'src/index.js': 'console.log(() => 1);',
    },
    expect: [contains('dist/static/js/index.*.js', '=>')],
  },
  {
    statement: 'an unknown browser stops the build also without a stylesheet',
    config: "{ output: { overrideBrowserslist: ['chrom 100'] } }",
    expect: [exits(1), prints('Unknown browser')],
  },
  {
    statement: 'a later change of .browserslistrc has no effect in the same process',
    files: {
      '.browserslistrc': 'chrome >= 120\n',
      'src/index.js': 'export const f = async () => 1; f();',
      'change.cjs': "require('node:fs').writeFileSync('.browserslistrc', 'ie 11\\n');",
    },
    config: '{ output: { minify: false } }',
    commands: ['rsbuild build', 'node change.cjs', 'rsbuild build'],
    expect: [contains('.browserslistrc', 'ie 11'), contains('dist/static/js/*.js', /async ?\(\)/)],
  },
  {
    statement: 'an async function that a range with ES modules keeps brings Promise polyfills',
    files: {
      'src/index.js':
        'class P { #l = [3]; async last(o) { return `${o?.name}: ${this.#l.at(-1)}`; } } new P().last({}).then((text) => { document.title = text; });',
    },
    config:
      "{ output: { minify: false, overrideBrowserslist: ['chrome >= 61', 'edge >= 16', 'firefox >= 60', 'safari >= 11', 'ios_saf >= 11'] } }",
    expect: [
      contains('dist/static/js/*.js', 'Promise-chain cycle'),
      contains('dist/static/js/index.*.js', 'async last('),
    ],
  },
  {
    statement: 'sections of package.json apply to their mode',
    files: {
      'package.json':
        '{ "name": "experiment", "browserslist": { "production": ["ie 11"], "development": ["chrome >= 100"] } }',
      'src/index.js': 'console.log(() => 1);',
    },
    config: '{ output: { minify: false } }',
    expect: [lacks('dist/static/js/index.*.js', '()=>1')],
  },
  {
    statement: 'a list of overrideBrowserslist applies to web, but not to node and service-worker',
    files: { 'src/index.js': 'console.log(() => 1);' },
    config:
      "{ output: { targets: ['web', 'node', 'service-worker'], overrideBrowserslist: ['ie 11'], minify: false, polyfill: 'off' } }",
    expect: [
      lacks('dist/static/js/index.*.js', '()=>1'),
      contains('dist/server/index.js', '()=>1'),
      contains('dist/worker/index.js', '()=>1'),
    ],
  },
  {
    statement: 'a file applies to web, but not to node',
    files: { '.browserslistrc': 'ie 11', 'src/index.js': 'console.log(() => 1);' },
    config: "{ output: { targets: ['web', 'node'], minify: false, polyfill: 'off' } }",
    expect: [lacks('dist/static/js/index.*.js', '()=>1'), contains('dist/server/index.js', '()=>1')],
  },
  {
    statement: 'queries above the first section apply to a mode without a section',
    files: {
      '.browserslistrc': 'chrome >= 100\n\n[staging]\nie 11',
      'src/index.js': 'console.log(() => 1);',
    },
    config: '{ output: { minify: false } }',
    expect: [contains('dist/static/js/index.*.js', '()=>1')],
  },
  {
    statement: 'a file in a parent folder applies to a package of a monorepo',
    files: {
      '.browserslistrc': 'ie 11',
      'app/package.json': '{ "name": "app" }',
      'app/src/index.js': 'console.log(() => 1);',
      'build.mjs': `
        import { createRsbuild } from '@rsbuild/core';
        const rsbuild = await createRsbuild({
          cwd: new URL('./app', import.meta.url).pathname,
          rsbuildConfig: { output: { minify: false, polyfill: 'off' } },
        });
        await rsbuild.build();
      `,
    },
    commands: ['node build.mjs'],
    expect: [lacks('app/dist/static/js/index.*.js', '()=>1')],
  },
  {
    statement: 'queries of package.json and a file in the same folder are an error',
    files: {
      '.browserslistrc': 'ie 11',
      'package.json': '{ "name": "experiment", "browserslist": ["chrome >= 100"] }',
    },
    expect: [exits(1), prints('.browserslistrc')],
  },
  {
    statement: 'Safari on iOS counts as Safari: 16 gives ES2017',
    config: "{ output: { overrideBrowserslist: ['chrome >= 120', 'ios_saf >= 16'] } }",
    commands: ['rsbuild inspect'],
    expect: [contains('dist/rspack.config.web.mjs', "'es2017'")],
  },
  {
    statement: 'the variable BROWSERSLIST replaces the file',
    files: { '.browserslistrc': 'chrome >= 100', 'src/index.js': 'console.log(() => 1);' },
    config:
      "process.env.BROWSERSLIST = 'ie 11'; export default { output: { minify: false, polyfill: 'off' } };",
    expect: [lacks('dist/static/js/index.*.js', '()=>1')],
  },
];
