import { absent, contains, exists, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const code = { 'src/index.js': "import './a.css'; console.log(1);", 'src/a.css': '.a { color: red }' };

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
];
