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
    statement: 'a value with cheap writes no maps for minified scripts',
    files: code,
    config: "{ output: { sourceMap: { js: 'cheap-module-source-map' } } }",
    expect: [absent('dist/static/js/*.map')],
  },
  {
    statement: 'css: true alone has no maps in production',
    files: code,
    config: '{ output: { sourceMap: { css: true } } }',
    expect: [absent('dist/**/*.map')],
  },
  {
    statement: 'css: true alone with injectStyles puts the source into the script in production',
    files: { 'src/index.js': "import './a.less';", 'src/a.less': '@brand: red; .a { color: @brand }' },
    config: '{ output: { injectStyles: true, sourceMap: { css: true } } }',
    expect: [contains('dist/static/js/index.*.js', '@brand: red;'), absent('dist/**/*.map')],
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
    statement: 'names of sources give nothing away about the machine in production',
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
    statement:
      'names of sources start with webpack:/// without a name in package.json, the map inside a package is not read',
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
    statement: 'names of sources outside the root folder are relative in production',
    files: {
      'app/package.json': '{ "name": "shop" }',
      'app/src/index.js': "import '../../shared/a.js';",
      'run.mjs': `
        import { createRsbuild } from '@rsbuild/core';
        const rsbuildConfig = { output: { sourceMap: { js: 'source-map' } } };
        await (await createRsbuild({ cwd: process.cwd() + '/app', rsbuildConfig })).build();
      `,
      'shared/a.js': 'console.log(2);',
    },
    commands: ['node run.mjs'],
    expect: [contains('app/dist/static/js/*.map', '"webpack://shop/../shared/a.js"')],
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
  ...[
    { minifyJS: true, js: 'inline-source-map' },
    { minifyJS: false, js: 'inline-source-map' },
    { minifyJS: true, js: 'source-map' },
  ].map(({ minifyJS, js }): Experiment => ({
    statement: `with minifyJS ${minifyJS}, ${js} is ${minifyJS ? 'lost' : 'kept'} in inlined scripts`,
    files: code,
    config: `{ output: {
      inlineScripts: true,
      minify: { htmlOptions: { minifyJS: ${minifyJS} } },
      sourceMap: { js: '${js}' },
    } }`,
    expect: [(minifyJS ? lacks : contains)('dist/index.html', 'sourceMappingURL=')],
  })),
  {
    statement: 'names of sources are absolute paths in development',
    config: '{ dev: { writeToDisk: true } }',
    commands: ['rsbuild dev', 'GET /'],
    expect: [contains('dist/static/js/index.js.map', /"\/[^"]+\/src\/index\.js"/)],
  },
  {
    statement: 'names of sources are relative paths with eval',
    files: {
      'names.cjs': `
        const script = require('fs').readFileSync('dist/static/js/index.js', 'utf8');
        const map = Buffer.from(/base64,([\\w+/=]+)/.exec(script)[1], 'base64');
        console.log(JSON.parse(map).sources);
      `,
    },
    config: "{ dev: { writeToDisk: true }, output: { sourceMap: { js: 'eval-cheap-module-source-map' } } }",
    commands: ['rsbuild dev', 'GET /', 'node names.cjs'],
    expect: [prints("'./src/index.js'", 'node')],
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
