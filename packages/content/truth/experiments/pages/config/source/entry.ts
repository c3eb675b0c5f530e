import { dom } from '../../../dom.ts';
import {
  absent,
  contains,
  count,
  exists,
  exits,
  lacks,
  ordered,
  prints,
  printsNot,
} from '../../../expectation.ts';
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
    statement: 'the page of an entry with dependOn loads the other script first, and the other has a page',
    files: {
      'src/common.js': "console.log('c');",
      'src/admin.js': "import './common.js'; console.log('a');",
    },
    config:
      "{ source: { entry: { common: './src/common.js', admin: { import: './src/admin.js', dependOn: 'common' } } } }",
    expect: [ordered('dist/admin.html', '/common.', '/admin.'), exists('dist/common.html')],
  },
  ...[['common'], ['base', 'common']].map((dependOn): Experiment => {
    const isListed = dependOn.length === 2;
    return {
      statement: `the page of an entry that depends on [${dependOn.join()}], where common depends on base, runs ${isListed ? 'its' : 'no'} code`,
      files: { ...dom, 'src/index.js': "console.log('RAN');" },
      config: `{ source: { entry: {
        base: './src/index.js',
        common: { import: './src/index.js', dependOn: 'base' },
        index: { import: './src/index.js', dependOn: ${JSON.stringify(dependOn)} },
      } } }`,
      commands: ['rsbuild build', 'node page.cjs'],
      expect: isListed
        ? [ordered('dist/index.html', '/base.', '/common.'), prints('RAN', 'node')]
        : [lacks('dist/index.html', '/base.'), printsNot('RAN', 'node')],
    };
  }),
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
  {
    statement: 'publicPath of an entry has no effect next to dependOn',
    files: { 'src/index.js': "import('./later.js');", 'src/later.js': '2', 'src/common.js': '3' },
    config: `{ source: { entry: {
      index: { import: './src/index.js', publicPath: 'https://a.example.com/' },
      common: './src/common.js',
      b: { import: './src/index.js', dependOn: 'common', publicPath: 'https://b.example.com/' },
    } } }`,
    expect: [
      contains('dist/static/js/index.*.js', 'https://a.example.com/'),
      lacks('dist/static/js/*.js', 'https://b.example.com/'),
    ],
  },
  {
    statement: 'without its plugin, an entry gets a script and no page',
    config: `{
      source: { entry: { index: './src/index.js', loader: './src/index.js' } },
      tools: { bundlerChain: (chain) => { chain.plugins.delete('html-loader'); } },
    }`,
    expect: [exists('dist/index.html'), absent('dist/loader.html'), exists('dist/static/js/loader.*.js')],
  },
];
