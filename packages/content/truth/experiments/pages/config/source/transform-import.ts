import { contains, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const withLibrary = (item: string): string =>
  `{ output: { minify: false, externals: [/^acme-ui/] }, source: { transformImport: [{ libraryName: 'acme-ui', ${item} }] } }`;
const picker = { 'src/index.js': "import { DatePicker } from 'acme-ui'; console.log(DatePicker);" };

export const experiments: readonly Experiment[] = [
  ...(
    [
      ['', 'acme-ui/lib/date-picker'],
      ["libraryDirectory: 'es'", 'acme-ui/es/date-picker'],
      ['camelToDashComponentName: false', 'acme-ui/lib/DatePicker'],
      ['style: true', 'acme-ui/lib/date-picker/style'],
      ["style: 'css'", 'acme-ui/lib/date-picker/style/css'],
      ["style: 'less'", 'acme-ui/lib/date-picker/style/css'],
      ["style: '{{ member }}/index.css'", 'acme-ui/lib/date-picker/index.css'],
      ["styleLibraryDirectory: 'styles', style: 'css'", 'acme-ui/styles/date-picker'],
      ["customName: 'acme-ui/x/{{ snakeCase member }}'", 'acme-ui/x/date_picker'],
      ["customName: 'acme-ui/x/{{ upperCase member }}'", 'acme-ui/x/DATEPICKER'],
      ["customName: 'acme-ui/x/{{ camelCase member }}'", 'acme-ui/x/datePicker'],
    ] as const
  ).map(([item, path]) => ({
    statement: `${item || 'no setting'} leads to ${path}`,
    files: picker,
    config: withLibrary(item),
    expect: [contains('dist/static/js/*.js', new RegExp(`module\\.exports = ${path}\\s*\\}`))],
  })),
  {
    statement:
      'default imports, namespaces and re-exports are not rewritten, renamed imports are by their original name',
    files: {
      'src/index.js':
        "import Acme from 'acme-ui'; import { Input as Field } from 'acme-ui'; console.log(Acme, Field);",
    },
    config: withLibrary(''),
    expect: [
      contains('dist/static/js/*.js', /module\.exports = acme-ui\s*\}/),
      contains('dist/static/js/*.js', /module\.exports = acme-ui\/lib\/input\s*\}/),
    ],
  },
  {
    statement: 'functions in customName and style are ignored',
    files: picker,
    config: withLibrary("customName: (name) => 'acme-ui/mine/' + name, style: (name) => name + '/mine'"),
    expect: [
      contains('dist/static/js/*.js', /module\.exports = acme-ui\/lib\/date-picker\s*\}/),
      lacks('dist/static/js/*.js', 'mine'),
    ],
  },
  {
    statement: 'a package keeps its statements until source.include names it',
    files: {
      'src/index.js': "import a from 'other'; console.log(a);",
      'node_modules/other/index.js': "import { Input } from 'acme-ui'; export default Input;",
    },
    config: withLibrary(''),
    expect: [contains('dist/static/js/*.js', /module\.exports = acme-ui\s*\}/)],
  },
  {
    statement: 'an empty libraryDirectory leads to acme-ui/date-picker',
    files: { ...picker, 'node_modules/acme-ui/date-picker.js': "export default 'the picker';" },
    config: "{ source: { transformImport: [{ libraryName: 'acme-ui', libraryDirectory: '' }] } }",
    expect: [contains('dist/static/js/*.js', 'the picker')],
  },
  {
    statement: 'import() and require are not rewritten',
    files: {
      'src/index.js': "console.log(require('acme-ui/r'), import('acme-ui'), require('acme-ui').Foo);",
    },
    config: withLibrary("style: 'css'"),
    expect: [
      contains('dist/static/js/*.js', /module\.exports = acme-ui\s*\}/),
      lacks('dist/static/js/*.js', 'lib/foo'),
    ],
  },
  ...(
    [
      ['exports.Button = 1;', 'object'],
      ['export const Button = 1;', 'undefined'],
    ] as const
  ).map(([code, type]) => ({
    statement: `without a default export, the component is ${type} for ${code}`,
    files: {
      'node_modules/acme-ui/lib/button.js': code,
      'src/index.js': "import { Button } from 'acme-ui'; console.log('type', typeof Button);",
    },
    config: "{ output: { targets: ['node'] }, source: { transformImport: [{ libraryName: 'acme-ui' }] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints(`type ${type}`, 'node')],
  })),
  {
    statement: 'customStyleName imports styles without style, and with style: false',
    files: picker,
    config: withLibrary("style: false, customStyleName: 'acme-ui/css/{{ kebabCase member }}.css'"),
    expect: [contains('dist/static/js/*.js', /module\.exports = acme-ui\/css\/date-picker\.css\s*\}/)],
  },
  {
    statement: 'the name must be exactly libraryName, and an unused component is not in the bundle',
    files: {
      'src/index.js':
        "import { Input } from 'acme-ui/es'; import { Button, Table } from 'acme-ui'; console.log(Input, Table);",
    },
    config: withLibrary("style: 'css'"),
    expect: [
      contains('dist/static/js/*.js', /module\.exports = acme-ui\/es\s*\}/),
      contains('dist/static/js/*.js', /module\.exports = acme-ui\/lib\/table\/style\/css\s*\}/),
      lacks('dist/static/js/*.js', 'button'),
    ],
  },

  {
    statement:
      'a template for stylesheets that are in one folder, as in Element UI; the settings for Arco and lodash',
    files: {
      'node_modules/element-ui/lib/date-picker.js': "export default 'picker';",
      'node_modules/element-ui/lib/theme-chalk/date-picker.css': '.picker { color: red }',
      'node_modules/@arco-design/web-react/es/DatePicker/index.js': "export default 'picker of Arco';",
      'node_modules/@arco-design/web-react/es/DatePicker/style/index.js': "import './index.css';",
      'node_modules/@arco-design/web-react/es/DatePicker/style/index.css': '.arco { color: red }',
      'node_modules/lodash/groupBy.js': "module.exports = 'one function';",
      'src/index.js': `
        import { DatePicker } from 'element-ui';
        import { DatePicker as Arco } from '@arco-design/web-react';
        import { groupBy } from 'lodash';
        console.log(DatePicker, Arco, groupBy);
      `,
    },
    config: `{ source: { transformImport: [
      { libraryName: 'element-ui', customStyleName: 'element-ui/lib/theme-chalk/{{ kebabCase member }}.css' },
      { libraryName: '@arco-design/web-react', libraryDirectory: 'es', camelToDashComponentName: false, style: true },
      { libraryName: 'lodash', customName: 'lodash/{{ member }}' },
    ] } }`,
    expect: [
      contains('dist/static/js/*.js', '"picker"'),
      contains('dist/static/css/*.css', '.picker'),
      contains('dist/static/js/*.js', '"picker of Arco"'),
      contains('dist/static/css/*.css', '.arco'),
      contains('dist/static/js/*.js', '"one function"'),
    ],
  },
];
