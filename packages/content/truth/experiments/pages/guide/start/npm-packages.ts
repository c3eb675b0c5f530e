import { contains, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'versions of what the core contains, and the dependencies of a plugin',
    files: {
      'versions.cjs': `
      const core = require('@rsbuild/core/package.json');
      const { dependencies, peerDependencies } = JSON.parse(require('node:fs').readFileSync(require.resolve('@rsbuild/plugin-react').replace(/dist.*/, 'package.json')));
      console.log(core.engines.node, core.dependencies['@rspack/core'], core.dependencies['core-js'], core.dependencies.postcss);
      console.log(peerDependencies['@rsbuild/core'], dependencies['@rsbuild/shared'], core.dependencies['@rsbuild/shared']);
      console.log(Object.keys(core.exports).join());
    `,
    },
    commands: ['node versions.cjs'],
    expect: [
      prints('>=16.0.0 0.6.5 ~3.36.0 ^8.4.38'),
      prints('^0.6.15 0.6.15 0.6.15'),
      prints('.,./client/hmr,./client/overlay,./internal,./types,./package.json'),
    ],
  },
  {
    statement: 'a second copy of Sass and Less in the project has no effect by itself',
    files: {
      'node_modules/sass/package.json': '{ "name": "sass", "version": "1.0.0", "main": "index.js" }',
      'node_modules/sass/index.js': "throw new Error('used');",
      'node_modules/less/package.json': '{ "name": "less", "version": "1.0.0", "main": "index.js" }',
      'node_modules/less/index.js': "throw new Error('used');",
      'src/index.js': "import './a.scss'; import './b.less';",
      'src/a.scss': '.a { &-b { color: red } }',
      'src/b.less': '@c: blue; .c { color: @c }',
    },
    expect: [
      contains('dist/static/css/*.css', '.a-b{color:red}'),
      contains('dist/static/css/*.css', '.c{color:blue}'),
    ],
  },
];
