import { exists, exits, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const withPlugin = (options: string, more = ''): string => `
  import { pluginCheckSyntax } from '@rsbuild/plugin-check-syntax';
  export default { plugins: [pluginCheckSyntax(${options})], ${more} };
`;
const modern = {
  'node_modules/lib/a.js': 'console.log(globalThis.a?.b);',
  'src/index.js': "import 'lib/a.js';",
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'syntax of a package above ES2018 fails the build, although the default range knows it',
    files: modern,
    config: withPlugin(''),
    expect: [
      exits(1),
      prints('[Syntax Checker] Find some syntax errors after production build'),
      prints('Unexpected token'),
    ],
  },
  ...(
    [
      ['', 1],
      ['{ ecmaVersion: 2020 }', 0],
    ] as const
  ).map(([options, code]) => ({
    statement: `a compiled package with ?? ends with ${code} for newer browsers and the options ${options}`,
    files: {
      ...modern,
      'node_modules/lib/a.js': 'console.log(globalThis.a ?? 1);',
      '.browserslistrc': 'chrome 120',
    },
    config: withPlugin(options, 'source: { include: [/node_modules/] }'),
    expect: [exits(code)],
  })),
  ...(
    [
      ['', 1],
      ["{ targets: ['chrome >= 87'] }", 0],
      ["{ targets: ['safari >= 15'] }", 1],
      ['{ ecmaVersion: 2018 }', 0],
    ] as const
  ).map(([options, code]) => ({
    statement: `a spread in an object of the project ends with ${code} for the default range and the options ${options}`,
    files: { 'src/index.js': 'const a = JSON.parse(name); console.log({ ...a, b: 1 });' },
    config: withPlugin(options),
    expect: [exits(code)],
  })),
  {
    statement: 'ecmaVersion wins over targets',
    files: modern,
    config: withPlugin("{ targets: ['ie 11'], ecmaVersion: 2020 }"),
    expect: [prints('The syntax check success.')],
  },
  {
    statement: 'source leads to the file of the package only with a source map',
    files: modern,
    config: withPlugin('', "output: { sourceMap: { js: 'source-map' } }"),
    expect: [exits(1), prints(/source: .*node_modules\/lib\/a\.js:1/)],
  },
  {
    statement: 'exclude of node_modules matches with a source map',
    files: modern,
    config: withPlugin('{ exclude: /node_modules\\/lib/ }', "output: { sourceMap: { js: 'source-map' } }"),
    expect: [prints('The syntax check success.')],
  },
  {
    statement: 'exclude of node_modules never matches without a source map',
    files: modern,
    config: withPlugin('{ exclude: /node_modules\\/lib/ }'),
    expect: [exits(1)],
  },
  {
    statement: 'inline scripts of the HTML are parsed',
    files: { 't.html': '<!doctype html><html><head><script>window.a?.b</script></head><body></body></html>' },
    config: withPlugin('', "html: { template: './t.html' }, output: { minify: false }"),
    expect: [exits(1), prints('index.html')],
  },
  {
    statement: 'a missing function is no syntax error',
    files: { 'node_modules/lib/a.js': 'console.log([1].at(-1));', 'src/index.js': "import 'lib/a.js';" },
    config: withPlugin("{ targets: ['ie 11'] }"),
    expect: [prints('The syntax check success.')],
  },
  {
    statement: 'files of the public folder are not checked, copied files are',
    files: { 'public/old.js': 'globalThis.a?.b', 'other/copied.js': 'globalThis.a?.b' },
    config: withPlugin('', "output: { copy: [{ from: './other' }] }"),
    expect: [exits(1), prints('/dist/copied.js:1'), printsNot('old.js'), exists('dist/old.js')],
  },
  {
    statement: 'inline modules and JSON in a page are not checked',
    files: {
      't.html':
        '<!doctype html><html><head><script type="module">window.a?.b</script><script type="application/ld+json">{ "a": 1 }</script></head><body></body></html>',
    },
    config: withPlugin('', "html: { template: './t.html' }"),
    expect: [prints('The syntax check success.')],
  },
  {
    statement: 'scripts that are inlined into a page are checked there',
    files: modern,
    config: withPlugin('', 'output: { inlineScripts: true }'),
    expect: [exits(1), prints('/dist/index.html:1')],
  },
  {
    statement: 'builds for other targets are not checked',
    files: modern,
    config: withPlugin('', "output: { targets: ['service-worker'] }"),
    expect: [exists('dist/worker/index.js'), printsNot('syntax check')],
  },
  ...[
    { what: 'hides the problems after it in the same file', more: '', code: 0 },
    {
      what: 'hides no problem of another chunk',
      more: 'performance: { chunkSplit: { forceSplitting: { first: /a-lib/ } } },',
      code: 1,
    },
  ].map(({ what, more, code }) => ({
    statement: `an ignored problem ${what}`,
    files: {
      'node_modules/a-lib/index.js': 'console.log(window.a?.b);',
      'node_modules/z-lib/index.js': 'console.log(window.c ?? 2);',
      'src/index.js': "import 'a-lib'; import 'z-lib';",
    },
    config: withPlugin('{ exclude: /a-lib/ }', `${more} output: { sourceMap: { js: 'source-map' } }`),
    expect: code === 0 ? [exits(0)] : [exits(1), prints('z-lib/index.js:1:'), printsNot('a-lib')],
  })),
  {
    statement: 'the path of the source begins with the name of the package, and code shows its lines',
    files: { ...modern, 'node_modules/lib/a.js': 'console.log(globalThis.a?.b);\nconsole.log(2);\n' },
    config: withPlugin('', "output: { sourceMap: { js: 'source-map' } }"),
    expect: [
      exits(1),
      prints(/source: +experiment\/node_modules\/lib\/a\.js:1:\d+\n/),
      prints(/code: +\n +> 1 \| console\.log\(globalThis\.a\?\.b\);/),
    ],
  },
  {
    statement: 'a let without a value has no source, except without minification',
    files: {
      'node_modules/lib/a.js': 'let a; export const set = (b) => { a = b; }; export const get = () => a;',
      'src/index.js': "import { get, set } from 'lib/a.js'; console.log(get, set);",
      'plain.config.mjs':
        "import config from './rsbuild.config.mjs'; export default { ...config, output: { ...config.output, minify: false } };",
    },
    config: withPlugin(
      '{ ecmaVersion: 5 }',
      "output: { overrideBrowserslist: ['ie 11'], sourceMap: { js: 'source-map' } }",
    ),
    commands: ['rsbuild build', 'rsbuild build --config plain.config.mjs'],
    expect: [
      exits(1),
      prints(/source: +\/dist\/static.*\s+reason: +The keyword 'let' is reserved/),
      prints(/source: +experiment\/node_modules\/lib\/a\.js:1:0\s/, 'rsbuild build --config'),
    ],
  },
  ...[
    { map: 'inline-source-map', source: /source: +\/dist\/static/ },
    { map: 'cheap-module-source-map', source: /source: +\/dist\/static/ },
    { map: 'hidden-source-map', source: /source: +experiment\/node_modules\/lib\/a\.js:1/ },
  ].map(({ map, source }) => ({
    statement: `the source with ${map}, and no last line without a line break in the code`,
    files: modern,
    config: withPlugin('', `output: { sourceMap: { js: '${map}' } }`),
    expect: [exits(1), prints(source), printsNot('> 1 |')],
  })),
  {
    statement: 'each inline script has an error of its own, at a position in the script',
    files: {
      't.html':
        '<!doctype html><html><head><script>window.a?.b</script></head><body><script>window.c?.d</script></body></html>',
    },
    config: withPlugin('', "html: { template: './t.html' }, output: { minify: false }"),
    expect: [exits(1), prints(/ERROR 1\s+source: +\/dist\/index\.html:1:9\s/), prints('ERROR 2')],
  },
  ...[
    { range: 'ie 11', code: 0 },
    { range: 'chrome 120', code: 1 },
  ].map(({ range, code }) => ({
    statement: `with the browser range ${range} an arrow function of the project ends with ${code} for ES5`,
    files: { 'src/index.js': 'document.onclick = () => console.log(1);' },
    config: withPlugin('{ ecmaVersion: 5 }', `output: { overrideBrowserslist: ['${range}'] }`),
    expect: [exits(code)],
  })),
  ...[
    { options: '', code: 1 },
    { options: '{ exclude: /pdf\\.worker/ }', code: 0 },
  ].map(({ options, code }) => ({
    statement: `a copied ES module ends with ${code} for the options ${options}`,
    files: { 'other/pdf.worker.mjs': 'export const worker = 1;' },
    config: withPlugin(options, "output: { copy: [{ from: './other' }] }"),
    expect: [
      exits(code),
      prints(code === 0 ? 'The syntax check success.' : "may appear only with 'sourceType: module'"),
    ],
  })),
];
