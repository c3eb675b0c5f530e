import { contains, count, exits, prints } from '../../../expectation.ts';
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
    statement: 'include as a string finds nothing, and the message has the whole name of the file',
    files: {
      'src/index.js': "import './a.styl';",
      'src/a.styl': '@import "theme"\n',
      'styles/theme.styl': '.a\n  color red\n',
    },
    config: withPlugin("{ stylusOptions: { include: 'styles' } }"),
    expect: [exits(1), prints('failed to locate @import file theme.styl')],
  },
  {
    statement: 'include as an array finds files of another folder',
    files: {
      'src/index.js': "import './a.styl';",
      'src/a.styl': '@import "theme"\n',
      'styles/theme.styl': '.a\n  color red\n',
    },
    config: withPlugin("{ stylusOptions: { include: ['styles'] } }"),
    expect: [contains('dist/static/css/*.css', '.a{color:#f00}')],
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
  {
    // The first one that is compiled, which can be either.
    statement: 'use applies to one of two files only',
    files: {
      'src/index.js': "import './a.styl'; import './b.styl';",
      'src/a.styl': '.same\n  z-index ten()\n',
      'src/b.styl': '.same\n  z-index ten()\n',
      'ten.cjs': "module.exports = () => (stylus) => stylus.define('ten', () => 10);",
    },
    config: withPlugin(
      "{ stylusOptions: { use: [process.cwd() + '/ten.cjs'] } }",
      'output: { minify: false }',
    ),
    expect: [contains('dist/static/css/*.css', 'ten()'), contains('dist/static/css/*.css', 'z-index:10')],
  },
  {
    statement: 'with resolveURL false a url() is no longer resolved from its file',
    files: {
      'src/index.js': "import './a.styl';",
      'src/a.styl': "@import './deep/b'\n",
      'src/deep/b.styl': ".a\n  background url('./x.txt')\n",
      'src/x.txt': 'beside the entry',
      'src/deep/x.txt': 'beside the imported file',
    },
    config: withPlugin(
      '{ stylusOptions: { resolveURL: false } }',
      "tools: { bundlerChain: (chain) => chain.module.rule('txt').test(/txt$/).type('asset/resource') }",
    ),
    expect: [contains('dist/*.txt', 'beside the entry')],
  },
  {
    statement: 'a path without ./ is resolved from the importing file, then as a package or an alias',
    files: {
      'src/index.js': "import './a.styl';",
      'src/a.styl': '@import "deep/b.styl"\n@import "lib/d"\n@import "@/e"\n',
      'src/deep/b.styl': '@import "c.styl"\n',
      'src/deep/c.styl': '.c\n  color red\n',
      'node_modules/lib/d.styl': '.d\n  color red\n',
      'other/e.styl': '.e\n  color red\n',
    },
    config: withPlugin('', "source: { alias: { '@': './other' } }"),
    expect: [contains('dist/static/css/*.css', /\.c.*\.d.*\.e/)],
  },
  {
    statement: 'a file in another folder is not found, with .styl in the message',
    files: {
      'src/index.js': "import './deep/a.styl';",
      'src/deep/a.styl': '@import "theme"\n',
      'src/theme.styl': '.c\n  color red\n',
    },
    config: withPlugin(''),
    expect: [exits(1), prints('failed to locate @import file theme.styl')],
  },
  {
    statement: 'use applies to all files if stylusOptions is a function',
    files: {
      'src/index.js': "import './a.styl'; import './b.styl';",
      'src/a.styl': '.a\n  z-index ten()\n',
      'src/b.styl': '.b\n  z-index ten()\n',
      'ten.cjs': "module.exports = () => (stylus) => stylus.define('ten', () => 10);",
    },
    config: withPlugin("{ stylusOptions: () => ({ use: [process.cwd() + '/ten.cjs'] }) }"),
    expect: [contains('dist/static/css/*.css', '.a,.b{z-index:10}')],
  },
  {
    statement: 'a package in use is resolved from stylus-loader, and its error is lost',
    files: {
      'src/index.js': "import './a.styl';",
      'src/a.styl': '.a\n  z-index ten()\n',
      'node_modules/ten/package.json': '{ "name": "ten" }',
      'node_modules/ten/index.js': "module.exports = () => (stylus) => stylus.define('ten', () => 10);",
    },
    config: withPlugin("{ stylusOptions: { use: ['ten'] } }"),
    expect: [exits(1), prints('Create Error reference failed')],
  },
  {
    statement: 'a stylesheet cannot import a .stylus file',
    files: {
      'src/index.js': "import './a.styl';",
      'src/a.styl': "@import './b.stylus'\n",
      'src/b.stylus': 'brand = red\n',
    },
    config: withPlugin(''),
    expect: [exits(1), prints('failed to locate @import file ./b.stylus.styl')],
  },
  ...[
    { options: '', sourceMap: '{ css: true }', maps: 0 },
    { options: '', sourceMap: "{ css: true, js: 'source-map' }", maps: 1 },
    { options: '{ sourceMap: true }', sourceMap: "{ js: 'source-map' }", maps: 0 },
  ].map(({ options, sourceMap, maps }) => ({
    statement: `source maps of a production build with ${sourceMap} and options ${options}`,
    files: { 'src/index.js': "import './a.styl';", 'src/a.styl': '.a\n  top 0\n' },
    config: withPlugin(options, `output: { sourceMap: ${sourceMap} }`),
    expect: [count('dist/static/css/*.css.map', maps)],
  })),
  {
    statement: 'source maps in development with css: true',
    files: { 'src/index.js': "import './a.styl';", 'src/a.styl': '.a\n  top 0\n' },
    config: withPlugin('', 'output: { sourceMap: { css: true } }, dev: { writeToDisk: true }'),
    commands: ['rsbuild dev', 'GET /static/css/index.css.map'],
    expect: [prints('HTTP 200', 'GET')],
  },
  {
    statement: 'additionalData and define work, although the type does not declare them',
    files: {
      'src/index.js': "import './a.styl'; import './b.styl';",
      'src/a.styl': '.a\n  top brand\n  left edge\n',
      'src/b.styl': '.b\n  right edge\n',
    },
    config: `import { pluginStylus } from '@rsbuild/plugin-stylus'; export default { plugins: [
      pluginStylus({ additionalData: 'edge = 5px', stylusOptions: { define: [['brand', 7]] } }),
    ] };`,
    expect: [
      contains('dist/static/css/*.css', /\.a\{top:7(px)?;left:5px\}/),
      contains('dist/static/css/*.css', '.b{right:5px}'),
    ],
  },
];
