import { contains, lacks } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a package without side effects loses the stylesheet of an index file that only exports',
    files: {
      'node_modules/lib/package.json':
        '{ "name": "lib", "version": "1.0.0", "main": "index.js", "sideEffects": false }',
      'node_modules/lib/index.js': "import './lib.css'; export { Btn } from './btn.js';",
      'node_modules/lib/btn.js': "import './btn.css'; export const Btn = () => 'btn';",
      'node_modules/lib/lib.css': '.lib { color: red }',
      'node_modules/lib/btn.css': '.btn { color: blue }',
      'src/index.js': "import { Btn } from 'lib'; console.log(Btn());",
    },
    expect: [contains('dist/static/css/*.css', '.btn'), lacks('dist/static/css/*.css', '.lib')],
  },
  {
    statement: 'tools.postcss as an object replaces postcssOptions and with it Autoprefixer',
    files: {
      'src/index.js': "import './i.css';",
      'src/i.css': '.a { user-select: none; backdrop-filter: blur(1px) }',
    },
    config:
      '{ tools: { postcss: { postcssOptions: { plugins: [Object.assign(() => ({ postcssPlugin: "p" }), { postcss: true })] } } } }',
    expect: [contains('dist/static/css/*.css', 'user-select'), lacks('dist/static/css/*.css', '-webkit-')],
  },
  {
    statement: 'addPlugins of tools.postcss keeps Autoprefixer',
    files: {
      'src/index.js': "import './i.css';",
      'src/i.css': '.a { user-select: none; backdrop-filter: blur(1px) }',
    },
    config:
      '{ tools: { postcss: (_, { addPlugins }) => { addPlugins(Object.assign(() => ({ postcssPlugin: "p" }), { postcss: true })); } } }',
    expect: [
      contains('dist/static/css/*.css', '-webkit-user-select'),
      contains('dist/static/css/*.css', '-webkit-backdrop-filter'),
    ],
  },
  {
    statement: 'Less 4 divides only inside parentheses, and replaces the variable in both',
    files: {
      'src/index.js': "import './a.less';",
      'src/a.less': '@w: 10px; .a { width: @w / 2; height: (@w / 2) }',
    },
    expect: [contains('dist/static/css/*.css', /\.a\{width:10px\/2;height:5px\}/)],
  },
];
