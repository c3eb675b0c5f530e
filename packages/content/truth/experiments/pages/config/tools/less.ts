import { contains, exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const less = {
  'src/index.js': "import './a.less';",
  'src/a.less': '@import "./b.less"; .a { color: @brand }',
  'src/b.less': '@brand: red; .b { color: @brand }',
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'modifyVars replaces a variable everywhere, and javascriptEnabled stays',
    files: { ...less, 'src/b.less': '@brand: red; .b { width: ~`"1" + "px"` }' },
    config: "{ tools: { less: { lessOptions: { modifyVars: { brand: 'blue' } } } } }",
    expect: [
      contains('dist/static/css/*.css', /color:(?:blue|#00f)/),
      contains('dist/static/css/*.css', 'width:1px'),
    ],
  },
  {
    statement: 'additionalData is put in front of files that a script imports',
    files: {
      'src/index.js': "import './a.less'; import './c.less';",
      'src/a.less': '.a { color: @extra }',
      'src/c.less': '.c { background: @extra }',
    },
    config: "{ tools: { less: { additionalData: '@extra: green;' } } }",
    expect: [
      contains('dist/static/css/*.css', '.a{color:green}'),
      contains('dist/static/css/*.css', '.c{background:green}'),
    ],
  },
  {
    statement: 'packages are found by their name in @import',
    files: {
      'node_modules/acme-ui/theme.less': '@t: 3px;',
      'src/index.js': "import './a.less';",
      'src/a.less': "@import 'acme-ui/theme'; .a { width: @t }",
    },
    expect: [contains('dist/static/css/*.css', 'width:3px')],
  },
  {
    statement: 'a function that returns an object without implementation uses the Less of the project',
    files: less,
    config: "{ tools: { less: () => ({ lessOptions: { modifyVars: { brand: 'blue' } } }) } }",
    expect: [contains('dist/static/css/*.css', /color:(?:blue|#00f)/)],
  },
  {
    statement: 'files of addExcludes are not understood without another rule',
    files: less,
    config: '{ tools: { less: (config, { addExcludes }) => { addExcludes(/a\\.less$/); } } }',
    expect: [exits(1), prints('Module parse failed')],
  },
  {
    statement: 'math always divides without parentheses',
    files: { 'src/index.js': "import './a.less';", 'src/a.less': '@w: 10px; .a { width: @w / 2 }' },
    config: "{ tools: { less: { lessOptions: { math: 'always' } } } }",
    expect: [contains('dist/static/css/*.css', 'width:5px')],
  },
];
