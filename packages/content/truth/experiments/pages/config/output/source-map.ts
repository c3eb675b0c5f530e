import { absent, contains, exists, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const code = { 'src/index.js': "import './a.css'; console.log(1);", 'src/a.css': '.a { color: red }' };

const packageMap = Buffer.from(
  '{ "version": 3, "sources": ["original.ts"], "sourcesContent": ["export default 2;"], "names": [], "mappings": "AAAA" }',
).toString('base64');

export const experiments: readonly Experiment[] = [
  {
    statement: 'hidden-source-map writes a map that the script does not name',
    files: code,
    config: "{ output: { sourceMap: { js: 'hidden-source-map' } } }",
    expect: [exists('dist/static/js/index.*.js.map'), lacks('dist/static/js/index.*.js', 'sourceMappingURL')],
  },
  {
    statement: 'a value with cheap writes no maps for scripts minified to one line',
    files: code,
    config: "{ output: { sourceMap: { js: 'cheap-module-source-map' } } }",
    expect: [absent('dist/static/js/*.map')],
  },
  {
    statement: 'a value with cheap maps only the further lines of a minified script',
    files: {
      'src/index.js': 'const a = `first\n${document.title} second`;\ndocument.title = a;\nconsole.log(a);',
    },
    config: "{ output: { sourceMap: { js: 'cheap-module-source-map' } } }",
    expect: [contains('dist/static/js/index.*.js.map', '"mappings":";')],
  },
  {
    statement: 'css: true alone has no maps in production',
    files: code,
    config: '{ output: { sourceMap: { css: true } } }',
    expect: [absent('dist/**/*.map')],
  },
  {
    statement: 'js and css together have a map for the stylesheet',
    files: code,
    config: "{ output: { sourceMap: { js: 'source-map', css: true } } }",
    expect: [exists('dist/static/css/index.*.css.map')],
  },
  {
    statement: 'js alone leaves a stylesheet that names a map which is not written',
    files: code,
    config: "{ output: { sourceMap: { js: 'source-map' } } }",
    expect: [absent('dist/static/css/*.map'), contains('dist/static/css/*.css', 'sourceMappingURL')],
  },
  {
    statement: 'nosources-source-map has no text of the source',
    files: code,
    config: "{ output: { sourceMap: { js: 'nosources-source-map' } } }",
    expect: [contains('dist/static/js/*.map', '"sources"'), lacks('dist/static/js/*.map', 'sourcesContent')],
  },
  {
    statement: 'names of sources contain the name of the package in production, and no path of the machine',
    files: code,
    config: "{ output: { sourceMap: { js: 'source-map' } } }",
    expect: [
      contains('dist/static/js/*.map', '"webpack://experiment/./src/index.js"'),
      lacks('dist/static/js/*.map', 'truth/packages'),
    ],
  },
  {
    statement: 'inline-source-map is in the script',
    files: code,
    config: "{ output: { sourceMap: { js: 'inline-source-map' } } }",
    expect: [absent('dist/**/*.map'), contains('dist/static/js/index.*.js', 'sourceMappingURL=data:')],
  },
  ...['source-map', 'inline-source-map', 'nosources-source-map'].map((js) => ({
    statement: `node --enable-source-maps shows the source with ${js}`,
    files: { 'src/index.js': '\n\n\nthrow new Error("broken");' },
    config: `{ output: { targets: ['node'], sourceMap: { js: '${js}' } } }`,
    commands: ['rsbuild build', 'node --enable-source-maps dist/server/index.js'],
    expect: [exits(1), prints('src/index.js:4', 'node')],
  })),
  ...['hidden-source-map', 'cheap-module-source-map'].map((js) => ({
    statement: `node --enable-source-maps shows the bundle with ${js}`,
    files: { 'src/index.js': '\n\n\nthrow new Error("broken");' },
    config: `{ output: { targets: ['node'], sourceMap: { js: '${js}' } } }`,
    commands: ['rsbuild build', 'node --enable-source-maps dist/server/index.js'],
    expect: [exits(1), prints('dist/server/index.js:', 'node'), printsNot('src/index.js:4', 'node')],
  })),
  {
    statement: 'with inline-source-map a stylesheet contains its map although css is false',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { color: red; }' },
    config: "{ output: { sourceMap: { js: 'inline-source-map', css: false } } }",
    expect: [contains('dist/static/css/index.*.css', 'sourceMappingURL=data:application/json')],
  },
  {
    statement: 'with injectStyles a script contains the map of its styles, without maps for scripts',
    files: code,
    config: '{ output: { injectStyles: true, sourceMap: { js: false, css: true } } }',
    expect: [
      absent('dist/**/*.map'),
      contains('dist/static/js/index.*.js', /sourcesContent:\[".a \{ color: red \}/),
    ],
  },
  {
    statement: 'with eval a stylesheet has no map',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { color: red; }' },
    config: "{ output: { sourceMap: { js: 'eval-cheap-module-source-map', css: true } } }",
    expect: [absent('dist/**/*.css.map'), lacks('dist/static/css/index.*.css', 'sourceMappingURL')],
  },
  {
    statement: 'in development a stylesheet names a map by default that does not exist',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.a { color: red; }' },
    config: '{ dev: { writeToDisk: true } }',
    commands: ['rsbuild dev', 'GET /'],
    expect: [
      contains('dist/static/css/index.css', 'sourceMappingURL=index.css.map'),
      absent('dist/static/css/index.css.map'),
    ],
  },
  {
    statement: 'the map inside a package is not read',
    files: {
      'package.json': '{}',
      'node_modules/lib/index.js': `module.exports = 2;\n//# sourceMappingURL=data:application/json;base64,${packageMap}`,
      'src/index.js': "import two from 'lib'; console.log(two);",
    },
    config: "{ output: { sourceMap: { js: 'source-map' } } }",
    expect: [
      contains('dist/static/js/*.map', '"webpack:///./src/index.js"'),
      contains('dist/static/js/*.map', '"webpack:///./node_modules/lib/index.js"'),
      lacks('dist/static/js/*.map', 'original.ts'),
    ],
  },
  {
    statement: 'true instead of an object has no effect',
    files: code,
    config: '{ output: { sourceMap: true } }',
    expect: [absent('dist/**/*.map')],
  },
  {
    statement: 'false instead of an object has no effect in development',
    config: '{ dev: { writeToDisk: true }, output: { sourceMap: false } }',
    commands: ['rsbuild dev', 'GET /'],
    expect: [exists('dist/static/js/index.js.map')],
  },
  {
    statement: 'names of sources are absolute paths in development',
    config: '{ dev: { writeToDisk: true } }',
    commands: ['rsbuild dev', 'GET /'],
    expect: [contains('dist/static/js/index.js.map', /"\/[^"]+\/src\/index\.js"/)],
  },
  {
    statement: 'the map of a stylesheet has the source of Less, but the compiled CSS of Sass',
    files: {
      'src/index.js': "import './a.scss'; import './b.less';",
      'src/a.scss': '$color: red; .sass { color: $color; }',
      'src/b.less': '@color: blue; .less { color: @color; }',
    },
    config: "{ output: { sourceMap: { js: 'source-map', css: true } } }",
    expect: [
      contains('dist/static/css/*.map', '@color: blue'),
      contains('dist/static/css/*.map', '.sass{color:red}'),
      lacks('dist/static/css/*.map', '$color'),
    ],
  },
];
