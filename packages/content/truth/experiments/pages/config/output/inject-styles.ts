import { absent, contains, lacks } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const styles = {
  'src/index.js': "import './a.css'; import s from './b.module.css'; console.log(s.b);",
  'src/a.css': '/* c */ .a  { color: red }',
  'src/b.module.css': '.b { color: blue }',
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'scripts carry the styles unminified, and there is no stylesheet',
    files: styles,
    config: '{ output: { injectStyles: true } }',
    expect: [
      absent('dist/**/*.css'),
      contains('dist/static/js/*.js', '/* c */ .a  { color: red }'),
      lacks('dist/index.html', 'stylesheet'),
    ],
  },
  ...['node', 'web-worker'].map((target) => ({
    statement: `for ${target} only class names are left, whatever the value`,
    files: styles,
    config: `{ output: { injectStyles: true, targets: ['${target}'] } }`,
    expect: [
      absent('dist/**/*.css'),
      lacks('dist/**/*.js', /color: ?(?:red|blue)/),
      contains('dist/**/*.js', /"b-[\w+/-]{6}"/),
    ],
  })),
  {
    statement: 'PostCSS still adds prefixes',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { user-select: none }' },
    config: '{ output: { injectStyles: true } }',
    expect: [contains('dist/static/js/*.js', '-webkit-user-select')],
  },
  {
    statement: 'output.inlineStyles has no effect beside it',
    files: styles,
    config: '{ output: { injectStyles: true, inlineStyles: true } }',
    expect: [lacks('dist/index.html', '<style')],
  },
];
