import { absent, contains, count, exists, exits, lacks, ordered, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'src/index.ts is found before src/index.js',
    files: { 'src/index.ts': "console.log('typescript' as string);" },
    expect: [contains('dist/static/js/*.js', 'typescript')],
  },
  {
    statement: 'once the option is set, src/index is no longer looked for',
    files: { 'src/a.js': '1' },
    config: "{ source: { entry: { a: './src/a.js' } } }",
    expect: [absent('dist/index.html'), exists('dist/a.html')],
  },
  {
    statement: 'without an entry dev and build fail',
    config: '{ source: { entry: {} } }',
    commands: ['rsbuild dev', 'rsbuild build'],
    expect: [
      prints('Could not find any entry module', 'rsbuild dev'),
      exits(1),
      prints(
        'Could not find any entry module, please make sure that src/index.(ts|js|tsx|jsx|mjs|cjs) exists',
      ),
    ],
  },
  {
    statement: 'modules of a list run in order and end up in one script',
    files: { 'src/a.js': "console.log('first');", 'src/b.js': "console.log('second');" },
    config: "{ source: { entry: { index: ['./src/a.js', './src/b.js'] } } }",
    expect: [ordered('dist/static/js/*.js', '"first"', '"second"'), count('dist/static/js/*.js', 1)],
  },
  {
    statement:
      'the page of an entry with dependOn loads the other script first, and the other has a page; for node the script fails',
    files: {
      'src/common.js': "console.log('c');",
      'src/admin.js': "import './common.js'; console.log('a');",
    },
    config:
      "{ output: { targets: ['web', 'node'] }, source: { entry: { common: './src/common.js', admin: { import: './src/admin.js', dependOn: 'common' } } } }",
    commands: ['rsbuild build', 'node dist/server/admin.js'],
    expect: [
      ordered('dist/admin.html', '/common.', '/admin.'),
      exists('dist/common.html'),
      exits(1),
      prints('C is not a function', 'node'),
    ],
  },
  {
    statement: 'a name with slashes makes folders',
    config: "{ source: { entry: { 'user/list': './src/index.js' } } }",
    expect: [exists('dist/user/list.html'), exists('dist/static/js/user/list.*.js')],
  },
  {
    statement:
      'what a function returns replaces the value of earlier items, changes are used if it returns nothing',
    files: { 'src/b.js': '1' },
    config: "{ source: { entry: [{ a: './src/index.js' }, ({ value }) => { value.b = './src/b.js'; }] } }",
    expect: [exists('dist/a.html'), exists('dist/b.html')],
  },
  {
    statement: 'runtime gets a file of its own',
    config: "{ source: { entry: { index: { import: './src/index.js', runtime: 'boot' } } } }",
    expect: [exists('dist/static/js/boot.*.js'), ordered('dist/index.html', '/boot.', '/index.')],
  },
  {
    statement: 'a path without ./ is looked up as a package, with a hint',
    config: "{ source: { entry: { index: 'src/index.js' } } }",
    expect: [exits(1), prints("Can't resolve 'src/index.js'"), prints("Did you mean './src/index.js'?")],
  },
  ...Object.entries({ "'shared'": lacks, "['base', 'shared']": contains }).map(([dependOn, expectation]) => ({
    statement: `with dependOn ${dependOn}, the page ${expectation === lacks ? 'lacks' : 'has'} the entry on which that one depends`,
    files: {
      'src/base.js': "console.log('base');",
      'src/shared.js': "import './base.js'; console.log('shared');",
      'src/admin.js': "import './shared.js'; console.log('admin');",
    },
    config: `{ source: { entry: {
      base: './src/base.js',
      shared: { import: './src/shared.js', dependOn: 'base' },
      admin: { import: './src/admin.js', dependOn: ${dependOn} },
    } } }`,
    expect: [
      expectation('dist/admin.html', /\/base\.[^]*\/shared\./),
      contains('dist/admin.html', '/shared.'),
    ],
  })),
  ...['filename', 'publicPath'].map((field) => ({
    statement: `a function as ${field} of an entry fails the build`,
    config: `{ source: { entry: { index: { import: './src/index.js', ${field}: () => 'https://a.example.com/' } } } }`,
    expect: [
      exits(1),
      prints(/Failed to convert JavaScript value `function \w+\(\.\.\) ` into rust type `String`/),
    ],
  })),
  {
    statement: 'filename and publicPath of an entry apply to its script and to what it requests',
    files: { 'src/index.js': "import('./later.js');", 'src/later.js': 'console.log("later");' },
    config: `{ source: { entry: { index: {
      import: './src/index.js', filename: 'js/[name].[contenthash:8].js', publicPath: 'https://cdn.example.com/',
    } } }, output: { minify: false, targets: ['web', 'node'] } }`,
    expect: [
      exists('dist/server/js/index.*.js'),
      contains('dist/js/index.*.js', 'https://cdn.example.com/'),
      contains('dist/index.html', /src="\/js\/index\.\w{8}\.js"/),
    ],
  },
  {
    statement: 'runtime and dependOn exclude each other',
    files: { 'src/b.js': 'console.log(2);' },
    config:
      "{ source: { entry: { index: './src/index.js', b: { import: './src/b.js', dependOn: 'index', runtime: 'boot' } } } }",
    expect: [exits(1), prints("Entrypoint 'b' has 'dependOn' and 'runtime' specified")],
  },
  {
    statement: 'with nested pages, index is at its name and the root is a 404',
    config: "{ html: { outputStructure: 'nested' } }",
    commands: ['rsbuild dev', 'GET /index accept: text/html', 'GET / accept: text/html'],
    expect: [prints('HTTP 200', 'GET /index'), exits(404)],
  },
  ...(
    [
      ['below 20 kB are in both scripts', 150, 2],
      ['of 20 kB together are in one common file', 300, 3],
    ] as const
  ).map(([what, lines, scripts]) => ({
    statement: `two modules that two pages share and that are ${what}`,
    files: {
      'src/index.js': "import { a } from './a'; import { b } from './b'; console.log(a, b);",
      'src/other.js': "import { a } from './a'; import { b } from './b'; console.log(b, a);",
      ...Object.fromEntries(
        ['a', 'b'].map((name) => [
          `src/${name}.js`,
          `export const ${name} = () => {\n${`console.log('text of ${name}', 123456789);\n`.repeat(lines)}};`,
        ]),
      ),
    },
    config: "{ source: { entry: { index: './src/index.js', other: './src/other.js' } } }",
    expect: [count('dist/static/js/*.js', scripts)],
  })),
  {
    statement: 'merged configurations: a path replaces a path, an array is appended, a new name is added',
    files: {
      'm.cjs': `
        const { mergeRsbuildConfig } = require('@rsbuild/core');
        const first = { source: { entry: { a: './1', b: './1', c: ['./1'] } } };
        const second = { source: { entry: { a: './2', b: ['./2'], c: ['./2'], d: './2' } } };
        console.log(JSON.stringify(mergeRsbuildConfig(first, second).source.entry));
      `,
    },
    commands: ['node m.cjs'],
    expect: [prints('{"a":"./2","b":["./1","./2"],"c":["./1","./2"],"d":"./2"}')],
  },
  {
    statement: 'the folder of distPath.html is part of the paths of the development server',
    config: "{ output: { distPath: { html: 'pages' } } }",
    commands: ['rsbuild dev', 'GET /pages/'],
    expect: [prints(/> Local:\s+http:\/\/localhost:\d+\/pages\//, 'rsbuild'), exits(200)],
  },

  {
    statement: 'a path instead of an object is taken apart into letters',
    config: "{ source: { entry: './src/index.js' } }",
    expect: [exits(1), prints("Can't resolve '.'"), prints("Can't resolve 'x'")],
  },
  {
    statement: 'the paths of an array without names are taken apart as well',
    config: "{ source: { entry: ['./src/index.js'] } }",
    expect: [exits(1), prints("Can't resolve '.'"), prints("Can't resolve 'x'")],
  },
  {
    statement: 'an HTML file as an entry fails the build',
    files: { 'index.html': '<!doctype html><html><body></body></html>' },
    config: "{ source: { entry: { index: './index.html' } } }",
    expect: [exits(1), prints('JavaScript parsing error')],
  },
];
