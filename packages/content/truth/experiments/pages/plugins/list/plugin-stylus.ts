import { contains, exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const withPlugin = (options: string, more = ''): string => `
  import { pluginStylus } from '@rsbuild/plugin-stylus';
  export default { plugins: [pluginStylus(${options})], ${more} };
`;

export const experiments: readonly Experiment[] = [
  {
    statement: 'CSS Modules and PostCSS work',
    files: {
      'src/index.js': "import s from './a.module.styl'; console.log(s.card);",
      'src/a.module.styl': 'accent = #3b5bdb\n.card\n  color accent\n  user-select none\n',
    },
    config: withPlugin(''),
    expect: [contains('dist/static/css/*.css', /\.card-\w{6}\{color:#3b5bdb;-webkit-user-select:none/)],
  },
  {
    statement: 'a url() in an imported file is resolved from that file',
    files: {
      'src/index.js': "import './a.styl';",
      'src/a.styl': "@import './deep/b'\n",
      'src/deep/b.styl': '.b\n  background url("./c.png?url")\n',
      'src/deep/c.png': 'c',
    },
    config: withPlugin(''),
    expect: [contains('dist/static/css/*.css', '/static/image/c.')],
  },
  {
    statement: 'import as a string falls apart into its letters',
    files: {
      'src/index.js': "import './a.styl';",
      'src/a.styl': '.a\n  color red\n',
      'src/theme.styl': 'x = 1\n',
    },
    config: withPlugin("{ stylusOptions: { import: 'theme.styl' } }"),
    expect: [exits(1), prints('failed to locate @import file t')],
  },
  {
    statement: 'import as a list is imported into every stylesheet',
    files: {
      'src/index.js': "import './a.styl'; import './b.styl';",
      'src/a.styl': '.a\n  color mine\n',
      'src/b.styl': '.b\n  background mine\n',
      'src/theme.styl': 'mine = green\n',
    },
    config: withPlugin("{ stylusOptions: { import: [process.cwd() + '/src/theme.styl'] } }"),
    expect: [
      contains('dist/static/css/*.css', 'color:green'),
      contains('dist/static/css/*.css', 'background:green'),
    ],
  },
];
