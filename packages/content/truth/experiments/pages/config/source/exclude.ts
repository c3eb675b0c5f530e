import { contains, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const modern = {
  'src/index.js': "import './vendor/a.js'; console.log(globalThis.x?.own);",
  'src/vendor/a.js': 'console.log(globalThis.x?.vendor);',
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'excluded scripts are bundled but not lowered',
    files: modern,
    config:
      "{ output: { minify: false, overrideBrowserslist: ['ie 11'] }, source: { exclude: [/[\\\\/]src[\\\\/]vendor[\\\\/]/] } }",
    expect: [contains('dist/static/js/*.js', '?.vendor'), lacks('dist/static/js/*.js', '?.own')],
  },
  {
    statement: 'a relative string matches nothing',
    files: modern,
    config:
      "{ output: { minify: false, overrideBrowserslist: ['ie 11'] }, source: { exclude: ['./src/vendor'] } }",
    expect: [lacks('dist/static/js/*.js', '?.vendor')],
  },
  {
    statement: 'exclude wins over include',
    files: {
      'node_modules/@acme/ui/index.js': 'module.exports = globalThis.x?.ui;',
      'node_modules/@acme/charts/index.js': 'module.exports = globalThis.x?.charts;',
      'src/index.js': "import a from '@acme/ui'; import b from '@acme/charts'; console.log(a, b);",
    },
    config:
      "{ output: { minify: false, overrideBrowserslist: ['ie 11'] }, source: { include: [/@acme/], exclude: [/@acme[\\\\/]charts/] } }",
    expect: [contains('dist/static/js/*.js', '?.charts'), lacks('dist/static/js/*.js', '?.ui')],
  },
  {
    statement: 'TypeScript that is excluded is not understood',
    files: { 'src/index.js': "import './a.ts';", 'src/a.ts': 'const a: number = 1; console.log(a);' },
    config: '{ source: { exclude: [/a\\.ts$/] } }',
    expect: [exits(1), prints('Module parse failed'), prints('You may need an appropriate loader')],
  },
  {
    statement: 'decorators of an excluded file fail the build',
    files: {
      'src/index.js': "import './vendor/a.js';",
      'src/vendor/a.js': '@globalThis.mark class A {} console.log(A);',
    },
    config: '{ source: { exclude: [/vendor/] } }',
    expect: [exits(1), prints('Module parse failed')],
  },
  {
    statement: 'an excluded file is minified, and the values of define are replaced in it',
    files: {
      'src/index.js': "import './vendor/a.js';",
      'src/vendor/a.js':
        '/* note */ const value = globalThis.x?.y; console.log(value, value, FLAG, process.env.NODE_ENV);',
    },
    config:
      "{ source: { exclude: [/vendor/], define: { FLAG: '42' } }, output: { overrideBrowserslist: ['ie 11'] } }",
    expect: [
      contains('dist/static/js/*.js', '?.y'),
      contains('dist/static/js/*.js', /,42,"production"/),
      lacks('dist/static/js/*.js', 'note'),
    ],
  },
  {
    statement: 'a function excludes files, and not inverts a condition',
    files: {
      'src/index.js': "import './a.js'; import './b.js';",
      'src/a.js': 'console.log(globalThis.x?.a);',
      'src/b.js': 'console.log(globalThis.x?.b);',
    },
    config:
      "{ source: { exclude: [{ and: [(path) => path.includes('/src/'), { not: /b\\.js$/ }] }] }, output: { overrideBrowserslist: ['ie 11'] } }",
    expect: [contains('dist/static/js/*.js', '?.a'), lacks('dist/static/js/*.js', '?.b')],
  },
  ...['path.match(/vendor/)', 'path.includes("vendor") || undefined'].map((result) => ({
    statement: `a function that does not return a boolean fails the build: ${result}`,
    config: `{ source: { exclude: [(path) => ${result}] } }`,
    expect: [exits(1), prints('Value is non of these types `Promise`, `bool`')],
  })),

  {
    statement: 'a condition without an array fails the build',
    config: '{ source: { exclude: /kit/ } }',
    expect: [exits(1), prints('config.source.exclude || []) is not iterable')],
  },
  ...(
    [
      ['a .js file exports nothing', 'js', 'exclude: [/vendor/]', 'KIT undefined undefined'],
      ['a .cjs file exports its value', 'cjs', 'exclude: [/vendor/]', 'KIT umd common'],
      ['a .js file that is compiled exports its value', 'js', '', 'KIT umd common'],
    ] as const
  ).map(([what, extension, source, printed]) => ({
    statement: `an excluded CommonJS module or UMD script with type module: ${what}`,
    files: {
      'package.json': '{ "name": "experiment", "version": "1.0.0", "type": "module" }',
      'src/index.js': `import a from './vendor/a.${extension}'; import b from './vendor/b.${extension}'; console.log('KIT', a, b);`,
      [`src/vendor/a.${extension}`]:
        "(function (g, f) { typeof exports === 'object' && typeof module !== 'undefined' ? module.exports = f() : globalThis.Kit = f(); })(this, function () { return 'umd'; });",
      [`src/vendor/b.${extension}`]: "module.exports = 'common';",
      'run.cjs':
        "require('node:fs').copyFileSync('dist/server/index.js', 'dist/index.cjs'); require('./dist/index.cjs');",
    },
    config: `{ output: { targets: ['node'] }, source: { ${source} } }`,
    commands: ['rsbuild build', 'node run.cjs'],
    expect: [prints(printed, 'node')],
  })),
  {
    statement: 'an excluded CommonJS module with type module throws in a browser',
    files: {
      'package.json': '{ "name": "experiment", "version": "1.0.0", "type": "module" }',
      'src/index.js': "import kit from './vendor/kit.js'; console.log('KIT', kit);",
      'src/vendor/kit.js': "module.exports = 'common';",
      'run.cjs': `
        const script = require('node:fs').readFileSync('dist/static/js/index.js', 'utf8');
        try { require('node:vm').runInNewContext(script, { console }); } catch (error) { console.log('THROWS', error.message); }
      `,
    },
    config: '{ output: { filenameHash: false }, source: { exclude: [/vendor/] } }',
    commands: ['rsbuild build', 'node run.cjs'],
    expect: [prints('THROWS module is not defined', 'node'), printsNot('KIT', 'node')],
  },
  {
    statement: 'an import without the extension does not find a .cjs file',
    files: {
      'src/index.js': "import kit from './vendor/kit'; console.log(kit);",
      'src/vendor/kit.cjs': "module.exports = 'common';",
    },
    config: '{ source: { exclude: [/vendor/] } }',
    expect: [exits(1), prints("Can't resolve './vendor/kit'")],
  },
  {
    statement: 'symbolic links are resolved before the comparison',
    files: {
      'link.cjs':
        "require('node:fs').symlinkSync(require('node:path').resolve('packages/charts'), 'node_modules/charts', 'junction');",
      'node_modules/ui/index.js': '',
      'packages/charts/index.js': 'module.exports = globalThis.x?.charts;',
      'src/index.js': "import charts from 'charts'; console.log(charts);",
    },
    config:
      "{ source: { exclude: [/node_modules[\\\\/]charts/] }, output: { overrideBrowserslist: ['ie 11'] } }",
    commands: ['node link.cjs', 'rsbuild build'],
    expect: [lacks('dist/static/js/*.js', '?.charts')],
  },
];
