import { contains, lacks } from '../../../expectation.ts';
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
    statement:
      'a postcss.config file with its own autoprefixer leaves the option and the browsers of the build without effect',
    files: {
      ...grid,
      'postcss.config.cjs':
        "const own = require(require('node:path').join(require.resolve('@rsbuild/shared'), '../../compiled/autoprefixer')); module.exports = { plugins: [own()] };",
    },
    config: "{ output: { overrideBrowserslist: ['ie 11'] }, tools: { autoprefixer: { grid: 'autoplace' } } }",
    expect: [lacks('dist/static/css/*.css', '-ms-'), contains('dist/static/css/*.css', '-moz-user-select')],
  },
  {
    statement: 'a list set here applies to prefixes, not to scripts',
    files: {
      'src/index.js': "import './a.css'; export const f = () => 1; console.log(f);",
      'src/a.css': '.a { user-select: none }',
    },
    config: `{
      output: { minify: false, overrideBrowserslist: ['chrome >= 120'] },
      tools: { autoprefixer: { overrideBrowserslist: ['ie 11'] } },
    }`,
    expect: [
      contains('dist/static/css/*.css', '-ms-user-select'),
      contains('dist/static/js/index.*.js', '=>'),
    ],
  },
  {
    statement: 'an object that a function returns replaces the browsers of the build',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { user-select: none }' },
    config: "{ output: { overrideBrowserslist: ['ie 11'] }, tools: { autoprefixer: () => ({}) } }",
    expect: [lacks('dist/static/css/*.css', '-ms-user-select')],
  },
  {
    statement: 'false has no effect',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { user-select: none }' },
    config: '{ tools: { autoprefixer: false } }',
    expect: [contains('dist/static/css/*.css', '-webkit-user-select')],
  },
  {
    statement: 'remove: false keeps prefixes that no browser needs, add: false adds none',
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': '.a { -webkit-border-radius: 1px; border-radius: 1px; user-select: none }',
    },
    config:
      '{ output: { minify: false }, tools: { autoprefixer: (options) => { options.remove = false; options.add = false; } } }',
    expect: [
      contains('dist/static/css/*.css', '-webkit-border-radius'),
      lacks('dist/static/css/*.css', '-webkit-user-select'),
    ],
  },
  {
    statement: 'Stylus files are processed too',
    files: { 'src/index.js': "import './a.styl';", 'src/a.styl': '.a\n  user-select none\n' },
    config:
      "import { pluginStylus } from '@rsbuild/plugin-stylus'; export default { plugins: [pluginStylus()], tools: { autoprefixer: { overrideBrowserslist: ['ie 11'] } } };",
    expect: [contains('dist/static/css/*.css', '-ms-user-select:none')],
  },
  {
    statement: 'a returned object without overrideBrowserslist follows the file, not the option of Rsbuild',
    files: { ...grid, '.browserslistrc': 'ie 11' },
    config: "{ tools: { autoprefixer: () => ({}) }, output: { overrideBrowserslist: ['chrome 100'] } }",
    expect: [contains('dist/static/css/*.css', '-ms-user-select:none')],
  },
  {
    statement: 'Autoprefixer is appended after a preset that contains it',
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': '.a { user-select: none }',
      'postcss.config.cjs': `
        const autoprefixer = require(require('node:path').join(require.resolve('@rsbuild/shared'), '../../compiled/autoprefixer'));
        const own = autoprefixer({ overrideBrowserslist: ['ie 11', 'safari 14'] });
        module.exports = { plugins: [{ postcssPlugin: 'preset', plugins: [own] }] };`,
    },
    config: "{ output: { overrideBrowserslist: ['safari 14'] } }",
    expect: [
      contains('dist/static/css/*.css', '-webkit-user-select'),
      lacks('dist/static/css/*.css', '-ms-user-select'),
    ],
  },
  {
    statement: 'an object for postcssOptions replaces Autoprefixer',
    files: grid,
    config: '{ tools: { postcss: { postcssOptions: { plugins: [] } } } }',
    expect: [lacks('dist/static/css/*.css', '-webkit-user-select')],
  },
  ...['css', 'less', 'scss'].map((extension): Experiment => ({
    statement: `-webkit-box-orient of a ${extension} file stays in the build`,
    files: {
      'src/index.js': `import './a.${extension}';`,
      [`src/a.${extension}`]:
        '.a { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden }',
    },
    expect: [
      contains(
        'dist/static/css/*.css',
        'display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical',
      ),
    ],
  })),
];
