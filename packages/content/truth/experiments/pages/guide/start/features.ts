import { contains, count, exists, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a template may be .ejs, with the syntax of lodash',
    files: { 't.ejs': '<!doctype html><html><head></head><body><%= mountId %></body></html>' },
    config: "{ html: { template: './t.ejs' } }",
    expect: [contains('dist/index.html', '<body>root</body>')],
  },
  {
    statement:
      'without a configuration: TypeScript, JSON, Sass, CSS Modules, public files, size report with gzip',
    files: {
      'public/robots.txt': 'User-agent: *',
      'src/index.ts':
        "import styles from './a.module.scss'; import data from './data.json'; const text: string = data.text; console.log(text, styles);",
      'src/a.module.scss': '.a { &-b { user-select: none } }',
      'src/data.json': '{ "text": "from JSON" }',
    },
    expect: [
      exists('dist/robots.txt'),
      contains('dist/static/js/index.*.js', 'from JSON'),
      contains('dist/static/css/index.*.css', /^\.a-b-\w{6}\{-webkit-user-select:none;user-select:none\}$/),
      lacks('dist/static/js/index.*.js', ': string'),
      prints('Gzipped'),
    ],
  },
  {
    statement: 'without options, the syntax of packages is kept, and a worker is a separate file',
    files: {
      '.browserslistrc': 'chrome 60',
      'node_modules/pkg/index.js': "export default (a) => a.pkg ?? 'of pkg';",
      'src/worker.js': "console.log('in worker');",
      'src/index.js':
        "import pkg from 'pkg'; console.log(pkg({}), window.own ?? 'own', new Worker(new URL('./worker.js', import.meta.url)));",
    },
    expect: [
      contains('dist/static/js/index.*.js', '??"of pkg"'),
      lacks('dist/static/js/index.*.js', '??"own"'),
      lacks('dist/static/js/index.*.js', 'in worker'),
      contains('dist/static/js/**/*.js', 'in worker'),
    ],
  },
  {
    statement: 'a change of the configuration file restarts the server, a new .env file does not',
    files: {
      'rsbuild.config.mjs':
        "export default { html: { title: 'first' }, plugins: [{ name: 'w', setup(api) { api.onDevCompileDone(() => require('node:fs').writeFileSync('first.txt', '')); } }] };",
      // Of several changes within 300 ms, the message names the last.
      'edit.cjs':
        "const fs = require('node:fs'); const file = 'rsbuild.config.mjs'; fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll('first', 'second')); fs.writeFileSync('.env', 'PUBLIC_A=1');",
    },
    commands: ['rsbuild dev', 'wait first.txt', 'node edit.cjs', 'wait second.txt'],
    expect: [prints('Restart because rsbuild.config.mjs is changed.'), exists('second.txt')],
  },
  ...[
    ['a small dependency stays in the file of your own code', 10_000, 1] as const,
    ['a large dependency is split from your own code', 30_000, 2] as const,
  ].map(([statement, bytes, files]) => ({
    statement,
    files: {
      'node_modules/pkg/index.js': `console.log('${'p'.repeat(bytes)}');`,
      'src/index.js': "import 'pkg';",
    },
    expect: [count('dist/static/js/*.js', files)],
  })),
];
