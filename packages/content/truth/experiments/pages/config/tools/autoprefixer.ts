import { contains, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const grid = {
  'src/index.js': "import './a.css';",
  'src/a.css': '.a { display: grid; grid-template-columns: 1fr 2fr; user-select: none }',
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'an object is merged key by key, so the browsers of the build stay',
    files: grid,
    config:
      "{ output: { overrideBrowserslist: ['ie 11', 'safari 14'] }, tools: { autoprefixer: { grid: 'autoplace' } } }",
    expect: [
      contains('dist/static/css/*.css', '-ms-grid'),
      contains('dist/static/css/*.css', '-webkit-user-select'),
    ],
  },
  {
    statement: 'a postcss.config file with its own autoprefixer leaves the option without effect',
    files: {
      ...grid,
      'postcss.config.cjs':
        "const own = () => ({ postcssPlugin: 'autoprefixer' }); own.postcss = true; module.exports = { plugins: [own()] };",
    },
    config: "{ output: { overrideBrowserslist: ['ie 11'] }, tools: { autoprefixer: { grid: 'autoplace' } } }",
    expect: [lacks('dist/static/css/*.css', '-ms-grid')],
  },
  {
    statement: 'the function is called several times in a build',
    files: grid,
    config:
      "{ tools: { autoprefixer: (options) => { console.log('CALLED', options.flexbox, options.overrideBrowserslist.length); } } }",
    expect: [prints(/(?:CALLED no-2009 4\s+){2,}/)],
  },
];
