import { contains, exists, exits, lacks, prints } from '../../../expectation.ts';
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
  {
    statement: 'an unknown browser stops the build also without a stylesheet',
    config: "{ output: { overrideBrowserslist: ['chrom 100'] } }",
    expect: [exits(1), prints('Unknown browser')],
  },
];
