import { contains, count, exists, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a second inspect does not overwrite the file of the first',
    commands: ['rsbuild inspect', 'rsbuild inspect'],
    expect: [exists('dist/rspack.config.web.mjs'), count('dist/rspack.config.web.*.mjs', 1)],
  },
  {
    statement: 'tools.rspack adds to ignoreWarnings',
    config: '{ tools: { rspack: { ignoreWarnings: [/my own warning/] } } }',
    commands: ['rsbuild inspect'],
    expect: [
      contains('dist/rspack.config.web.mjs', 'my own warning'),
      contains('dist/rspack.config.web.mjs', 'Conflicting order'),
    ],
  },
  {
    statement: 'ignoreWarnings of tools.bundlerChain replaces the array',
    config: '{ tools: { bundlerChain: (chain) => { chain.ignoreWarnings([/my own warning/]); } } }',
    commands: ['rsbuild inspect'],
    expect: [
      contains('dist/rspack.config.web.mjs', 'my own warning'),
      lacks('dist/rspack.config.web.mjs', 'Conflicting order'),
    ],
  },
  {
    statement:
      'the asset prefix is set before scripts, stylesheets and imported images, not before URLs of a template',
    files: {
      'static/index.html':
        '<html><head></head><body><img src="/logo.png"><a href="/about">a</a></body></html>',
      'src/a.css': '.a { color: red }',
      'src/big.png': 'b'.repeat(20_000),
      'src/index.js': "import './a.css'; import big from './big.png'; console.log(big);",
    },
    config:
      "{ html: { template: './static/index.html' }, output: { assetPrefix: 'https://cdn.example.com/shop/' } }",
    expect: [
      contains('dist/index.html', 'src="https://cdn.example.com/shop/static/js/'),
      contains('dist/index.html', 'href="https://cdn.example.com/shop/static/css/'),
      contains('dist/static/js/*.js', 'https://cdn.example.com/shop/'),
      contains('dist/index.html', 'src="/logo.png"'),
    ],
  },
  {
    statement: 'removeConsole true removes errors and warnings together with their arguments',
    files: {
      'src/index.js':
        "console.error('an error'); console.warn(window.track('argument')); document.title = 'kept';",
    },
    config: '{ performance: { removeConsole: true } }',
    expect: [
      lacks('dist/static/js/*.js', 'an error'),
      lacks('dist/static/js/*.js', 'argument'),
      contains('dist/static/js/*.js', 'kept'),
    ],
  },
  {
    statement: 'a library of ES modules without sideEffects needs no transformImport for its scripts',
    files: {
      'node_modules/acme-kit/package.json':
        '{ "name": "acme-kit", "main": "es/index.js", "sideEffects": false }',
      'node_modules/acme-kit/es/index.js': "export { Card } from './card'; export { Table } from './table';",
      'node_modules/acme-kit/es/card.js': "export const Card = 'card code';",
      'node_modules/acme-kit/es/table.js': "export const Table = 'table code';",
      'src/index.js': "import { Card } from 'acme-kit'; console.log(Card);",
    },
    expect: [contains('dist/static/js/*.js', 'card code'), lacks('dist/static/js/*.js', 'table code')],
  },
  {
    statement: 'removeConsole with an array keeps other methods',
    files: { 'src/index.js': "console.log('a log'); console.error('an error'); console.info('an info');" },
    config: "{ performance: { removeConsole: ['log', 'info'] } }",
    expect: [
      lacks('dist/static/js/*.js', 'a log'),
      lacks('dist/static/js/*.js', 'an info'),
      contains('dist/static/js/*.js', 'an error'),
    ],
  },
  ...[
    ['path', '"path" is a built-in Node.js module and cannot be imported in client-side code'],
    ['node:path', 'Reading from "node:path" is not handled by plugins'],
  ].map(([name = '', message = '']) => ({
    statement: `an import of ${name} fails the build`,
    files: { 'src/index.js': `import path from '${name}'; console.log(path);` },
    expect: [exits(1), prints(message)],
  })),
  {
    statement: 'transformImport loads the file of a component and its style',
    files: {
      'node_modules/acme-kit/package.json': '{ "name": "acme-kit" }',
      'node_modules/acme-kit/es/card/index.js': "export default 'the card';",
      'node_modules/acme-kit/es/card/style/css.js': "console.log('its style');",
      'src/index.js': "import { Card } from 'acme-kit'; console.log(Card);",
    },
    config:
      "{ source: { transformImport: [{ libraryName: 'acme-kit', libraryDirectory: 'es', style: 'css' }] } }",
    expect: [contains('dist/static/js/*.js', 'the card'), contains('dist/static/js/*.js', 'its style')],
  },
  ...[
    ['ignores this warning', '[/the request of a dependency is an expression/]', 'lacks'],
    ['keeps it with another expression', '[/another message/]', 'has'],
  ].map(([what = '', entries = '', outcome]) => ({
    statement: `ignoreWarnings ${what}`,
    files: { 'src/index.js': "const name = './x'; require(name);" },
    config: `{ tools: { rspack: { ignoreWarnings: ${entries} } } }`,
    expect: [(outcome === 'has' ? prints : printsNot)('the request of a dependency is an expression')],
  })),
  {
    statement: 'ignoreWarnings does not ignore errors',
    files: { 'src/index.js': "import './missing.js';" },
    config: '{ tools: { rspack: { ignoreWarnings: [/missing/] } } }',
    expect: [exits(1), prints("Can't resolve './missing.js'")],
  },
  {
    statement: 'an entry of ignoreWarnings can be a function, and an object fails the build',
    files: {
      'src/index.js': "const name = './x'; require(name);",
      'object.config.mjs':
        'export default { tools: { rspack: { ignoreWarnings: [{ message: /expression/ }] } } };',
    },
    config: '{ tools: { rspack: { ignoreWarnings: [({ message }) => /is an expression/.test(message)] } } }',
    commands: ['rsbuild build', 'rsbuild build --config object.config.mjs'],
    expect: [
      exits(1),
      contains('dist/static/js/*.js', './x'),
      printsNot('the request of a dependency is an expression'),
    ],
  },
  {
    statement: 'removeConsole has no effect without minification',
    files: { 'src/index.js': "console.log('kept');" },
    config: '{ performance: { removeConsole: true }, output: { minify: false } }',
    expect: [contains('dist/static/js/*.js', 'kept')],
  },
  {
    statement: 'ProvidePlugin needs the names of the exports with jQuery 4, which is an ES module',
    files: {
      'node_modules/jquery/package.json':
        '{ "name": "jquery", "version": "4.0.0", "type": "module", "exports": { ".": { "module": { "import": "./module.js" }, "default": "./module.js" } } }',
      'node_modules/jquery/module.js':
        'const jQuery = () => {}; export { jQuery, jQuery as $ }; export default jQuery;',
      'node_modules/acme-slider/index.js': 'console.log(typeof whole, typeof $, typeof window.jQuery);',
      'src/index.js': "import 'acme-slider';",
    },
    config:
      "{ output: { targets: ['node'] }, tools: { rspack: (config, { appendPlugins, rspack }) => { appendPlugins(new rspack.ProvidePlugin({ whole: 'jquery', $: ['jquery', '$'], 'window.jQuery': ['jquery', 'jQuery'] })); } } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('object function function', 'node')],
  },
  {
    statement: 'the entry is deferred, so a script of the template runs before it',
    files: { 'src/page.html': '<html><head></head><body><script>start()</script></body></html>' },
    config: "{ html: { template: './src/page.html' } }",
    expect: [
      contains('dist/index.html', /<script defer="defer" src="\/static\/js\/index[^]*<script>start\(\)/),
    ],
  },
  {
    statement: 'removeConsole has no effect if the scripts are not minified',
    config: '{ performance: { removeConsole: true }, output: { minify: { js: false } } }',
    expect: [contains('dist/static/js/*.js', 'console.log(1)')],
  },
  {
    statement: 'ProvidePlugin adds imports to packages, in the form of the page with jQuery 3',
    files: {
      'node_modules/jquery/package.json': '{ "name": "jquery", "version": "3.7.1", "main": "jquery.js" }',
      'node_modules/jquery/jquery.js': 'module.exports = () => {};',
      'node_modules/acme-slider/index.js': 'console.log(typeof $, typeof jQuery);',
      'src/index.js':
        "import 'acme-slider'; Object.assign(globalThis, { $ }); console.log('global', typeof globalThis.$);",
    },
    config:
      "{ output: { targets: ['node'] }, tools: { rspack: (config, { appendPlugins, rspack }) => { appendPlugins(new rspack.ProvidePlugin({ $: 'jquery', jQuery: 'jquery' })); } } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('function function', 'node'), prints('global function', 'node')],
  },
];
