import {
  exits,
  absent,
  contains,
  count,
  exists,
  lacks,
  ordered,
  prints,
  printsNot,
} from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

/** Scripts and styles of the package have `bytes` each. */
const packageOfSize = (bytes: number): Readonly<Record<string, string>> => ({
  'node_modules/pkg/package.json': '{ "name": "pkg", "version": "1.0.0", "main": "index.js" }',
  'node_modules/pkg/index.js': `export const text = '${'x'.repeat(bytes)}';`,
  'node_modules/pkg/a.css': `.pkg { --text: '${'x'.repeat(bytes)}' }`,
});

/** A package whose index file imports a stylesheet and re-exports a module that imports another one. */
const library = (name: string, sideEffects: string): Readonly<Record<string, string>> => ({
  [`node_modules/${name}/package.json`]: `{ "name": "${name}", "version": "1.0.0", "sideEffects": ${sideEffects} }`,
  [`node_modules/${name}/index.js`]: `import './index.css'; export { ${name} } from './part.js';`,
  [`node_modules/${name}/part.js`]: `import './part.css'; export const ${name} = '${name}';`,
  [`node_modules/${name}/index.css`]: `.index-${name} { color: red }`,
  [`node_modules/${name}/part.css`]: `.part-${name} { color: blue }`,
});

const ownAutoprefixer = "{ postcssPlugin: 'autoprefixer', Once(root) { root.first.append('color: red'); } }";

export const experiments: readonly Experiment[] = [
  {
    statement: 'a package without side effects loses the stylesheet of an index file that only exports',
    files: {
      ...library('lib', 'false'),
      ...library('ui', '["*.css"]'),
      ...library('all', 'true'),
      'src/index.js':
        "import { lib } from 'lib'; import { ui } from 'ui'; import { all } from 'all'; console.log(lib, ui, all);",
    },
    expect: [
      contains('dist/static/css/*.css', '.part-lib'),
      contains('dist/static/css/*.css', '.part-ui'),
      lacks('dist/static/css/*.css', '.index-lib'),
      lacks('dist/static/css/*.css', '.index-ui'),
      contains('dist/static/css/*.css', '.index-all'),
    ],
  },
  ...[
    { first: '', order: ['.own', '.part-ui'] },
    { first: "import 'ui/part.css';", order: ['.part-ui', '.own'] },
  ].map(({ first, order }) => ({
    statement: `behind a skipped index file, styles are in the order ${order.join()} after [${first}]`,
    files: {
      ...library('ui', '["*.css"]'),
      'src/index.js': `${first} import { ui } from 'ui'; import './own.css'; console.log(ui);`,
      'src/own.css': '.own { color: green }',
    },
    expect: [ordered('dist/static/css/*.css', ...order)],
  })),
  {
    statement: 'tools.postcss as an object replaces postcssOptions and with it Autoprefixer',
    files: {
      'src/index.js': "import './i.css';",
      'src/i.css': '.a { user-select: none; backdrop-filter: blur(1px) }',
    },
    config:
      '{ tools: { postcss: { postcssOptions: { plugins: [Object.assign(() => ({ postcssPlugin: "p" }), { postcss: true })] } } } }',
    expect: [contains('dist/static/css/*.css', 'user-select'), lacks('dist/static/css/*.css', '-webkit-')],
  },
  {
    statement: 'addPlugins of tools.postcss keeps Autoprefixer',
    files: {
      'src/index.js': "import './i.css';",
      'src/i.css': '.a { user-select: none; backdrop-filter: blur(1px) }',
    },
    config:
      '{ tools: { postcss: (_, { addPlugins }) => { addPlugins(Object.assign(() => ({ postcssPlugin: "p" }), { postcss: true })); } } }',
    expect: [
      contains('dist/static/css/*.css', '-webkit-user-select'),
      contains('dist/static/css/*.css', '-webkit-backdrop-filter'),
    ],
  },
  {
    statement: 'Less 4 divides only inside parentheses, and replaces the variable in both',
    files: {
      'src/index.js': "import './a.less';",
      'src/a.less': '@w: 10px; .a { width: @w / 2; height: (@w / 2) }',
    },
    expect: [contains('dist/static/css/*.css', /\.a\{width:10px\/2;height:5px\}/)],
  },
  {
    statement: 'a condition behind @import of another host is lost',
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': "@import 'https://other.example.com/b.css' print; .a { color: red }",
    },
    expect: [contains('dist/static/css/*.css', /@import ?"https:\/\/other\.example\.com\/b\.css";/)],
  },
  {
    statement: 'a condition behind @import is lost',
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': "@import './p.css' print;",
      'src/p.css': '.p { color: red }',
    },
    expect: [contains('dist/static/css/*.css', '.p{'), lacks('dist/static/css/*.css', 'print')],
  },
  {
    statement: 'with injectStyles the condition is kept',
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': "@import './p.css' print;",
      'src/p.css': '.p { color: red }',
    },
    config: '{ output: { injectStyles: true } }',
    expect: [contains('dist/static/js/*.js', '"print"')],
  },
  {
    statement: 'a plain stylesheet has no exports',
    files: {
      'src/index.js': "import styles from './index.css'; console.log(typeof styles);",
      'src/index.css': '.a { color: red }',
    },
    config: "{ output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('undefined', 'node')],
  },
  {
    statement: 'addresses of other hosts are left as they are',
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css':
        "@import 'https://fonts.example.com/sans.css'; .a { background: url(https://img.example.com/a.png) }",
    },
    expect: [
      contains('dist/static/css/*.css', 'https://fonts.example.com/sans.css'),
      contains('dist/static/css/*.css', 'https://img.example.com/a.png'),
    ],
  },
  {
    statement: 'styles are in the order of imports, of nested modules first',
    files: {
      'src/index.js': "import './part.js'; import './a.css';",
      'src/part.js': "import './b.css';",
      'src/a.css': '.a { color: red }',
      'src/b.css': '.b { color: blue }',
    },
    expect: [ordered('dist/static/css/index.*.css', '.b', '.a')],
  },
  {
    statement: 'a tilde is accepted by Less and Sass, in CSS with a warning',
    files: {
      'node_modules/lib/a.css': '.lib { color: red }',
      'node_modules/lib/a.less': '.libless { color: red }',
      'src/index.js': "import './a.css'; import './b.less';",
      'src/a.css': "@import '~lib/a.css';",
      'src/b.less': "@import '~lib/a.less';",
    },
    expect: [
      contains('dist/static/css/*.css', '.lib'),
      contains('dist/static/css/*.css', '.libless'),
      prints(/warn[^]*~/),
    ],
  },
  {
    statement: 'nesting is left as it is',
    files: { 'src/index.js': "import './a.css';", 'src/a.css': '.card { & .title { color: red } }' },
    config: '{ output: { minify: false } }',
    expect: [contains('dist/static/css/*.css', '& .title')],
  },
  {
    statement:
      'scripts and styles of a package that exceed 20 kB are split, and its stylesheet is linked first',
    files: {
      ...packageOfSize(24_000),
      'src/index.js':
        "import './own.css'; import { text } from 'pkg'; import 'pkg/a.css'; console.log(text);",
      'src/own.css': '.own { color: blue }',
    },
    expect: [
      count('dist/static/css/*.css', 2),
      contains(
        'dist/index.html',
        /href="\/static\/css\/\d+\.\w+\.css".*href="\/static\/css\/index\.\w+\.css"/,
      ),
    ],
  },
  {
    statement: 'styles of smaller packages are in the file of the entry, in the order of the imports',
    files: {
      ...packageOfSize(12_000),
      'src/index.js':
        "import './own.css'; import { text } from 'pkg'; import 'pkg/a.css'; console.log(text);",
      'src/own.css': '.own { color: blue }',
    },
    expect: [count('dist/static/css/*.css', 1), ordered('dist/static/css/index.*.css', '.own', '.pkg')],
  },
  {
    statement: 'Autoprefixer in the PostCSS configuration replaces the built-in one',
    files: {
      'postcss.config.cjs': `module.exports = { plugins: [${ownAutoprefixer}] };`,
      'src/index.js': "import './a.css';",
      'src/a.css': '.a { user-select: none }',
    },
    expect: [contains('dist/static/css/*.css', '.a{user-select:none;color:red}')],
  },
  {
    statement: 'no styles are emitted for web-worker and node',
    files: {
      'src/index.js': "import './a.css'; import styles from './b.module.css'; console.log(styles);",
      'src/a.css': '.a { color: red }',
      'src/b.module.css': '.b { color: red }',
    },
    config: "{ output: { targets: ['web-worker', 'node'] } }",
    expect: [absent('dist/**/*.css'), exists('dist/server/index.js')],
  },
  {
    statement: 'a tilde is accepted by Sass without a warning',
    files: {
      'node_modules/lib/a.scss': '.lib { color: red }',
      'src/index.js': "import './b.scss';",
      'src/b.scss': "@import '~lib/a';",
    },
    expect: [contains('dist/static/css/*.css', '.lib{color:red}'), printsNot('warn')],
  },
  ...['less', 'scss'].map((extension) => ({
    statement: `a tilde before a .css file or in url() causes a warning in .${extension} too`,
    files: {
      'node_modules/lib/a.css': '.lib { color: red }',
      'node_modules/lib/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
      'src/index.js': `import './a.${extension}'; import './b.${extension}';`,
      [`src/a.${extension}`]: "@import '~lib/a.css';",
      [`src/b.${extension}`]: ".b { background: url('~lib/a.svg') }",
    },
    expect: [
      contains('dist/static/css/*.css', '.lib'),
      prints(new RegExp(`a\\.${extension}[^]*'~' is deprecated`)),
      prints(new RegExp(`b\\.${extension}[^]*'~' is deprecated`)),
    ],
  })),
  {
    statement: 'modifyVars of Less overrides a variable that the file defines',
    files: { 'src/index.js': "import './a.less';", 'src/a.less': '@accent: red; .a { color: @accent }' },
    config: "{ tools: { less: { lessOptions: { modifyVars: { accent: '#00f' } } } } }",
    expect: [contains('dist/static/css/*.css', 'color:#00f')],
  },
  {
    statement: 'globalVars of Less does not override a variable that the file defines',
    files: { 'src/index.js': "import './a.less';", 'src/a.less': '@accent: red; .a { color: @accent }' },
    config: "{ tools: { less: { lessOptions: { globalVars: { accent: '#00f' } } } } }",
    expect: [contains('dist/static/css/*.css', 'color:red')],
  },
  {
    statement:
      'a large module of two entries is split, and its stylesheet is linked before that of the entry',
    files: {
      'src/one.js': "import './own.css'; import { shared } from './shared'; console.log(shared);",
      'src/two.js': "import { shared } from './shared'; console.log(shared, 2);",
      'src/own.css': '.own { top: 1px }',
      'write.cjs': `
        const { writeFileSync } = require('node:fs');
        const rows = (row) => Array.from({ length: 4000 }, (_, index) => row(index * 7919)).join('\\n');
        writeFileSync('src/shared.css', rows((id) => '.s' + id + ' { top: ' + id + 'px }'));
        writeFileSync('src/shared.js', "import './shared.css'; export const shared = [" + rows((id) => '"' + id + '",') + '];');
      `,
    },
    config: "{ source: { entry: { one: './src/one.js', two: './src/two.js' } } }",
    commands: ['node write.cjs', 'rsbuild build'],
    expect: [
      contains('dist/static/css/one.*.css', '.own'),
      contains('dist/one.html', /href="\/static\/css\/\d+\.\w+\.css".*href="\/static\/css\/one\./),
    ],
  },
  ...[false, true].map((injectStyles) => ({
    statement: `layer() and supports() behind @import are ${injectStyles ? 'kept with injectStyles' : 'lost'}`,
    files: {
      'src/index.js': "import './a.css';",
      'src/a.css': "@import './b.css' layer(base); @import './c.css' supports(display: grid);",
      'src/b.css': '.b { color: red }',
      'src/c.css': '.c { top: 0 }',
    },
    config: `{ output: { injectStyles: ${String(injectStyles)} } }`,
    expect: injectStyles
      ? [contains('dist/static/js/*.js', '"base"'), contains('dist/static/js/*.js', '"display: grid"')]
      : [contains('dist/static/css/*.css', /^\.b\{color:red\}\.c\{top:0\}$/)],
  })),
  {
    statement: 'inline, raw and url queries of a stylesheet are ignored',
    files: {
      'src/index.js':
        "import a from './a.css?inline'; import b from './b.css?raw'; import c from './b.css?url'; console.log(typeof a, typeof b, typeof c);",
      'src/a.css': '.a { color: red }',
      'src/b.css': '.b { color: red }',
    },
    config: "{ output: { targets: ['web', 'node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [
      prints('undefined undefined undefined', 'node'),
      contains('dist/static/css/*.css', /\.a[^]*\.b/),
    ],
  },
  {
    statement: 'the rule for ?raw returns the processed stylesheet as a string, and emits no file for it',
    files: {
      'src/index.js':
        "import a from './a.css?raw'; import b from './b.scss?raw'; import './b.scss'; console.log(a, b);",
      'src/a.css': '.a { user-select: none }',
      'src/b.scss': '.b { .c { color: red } }',
    },
    config:
      "{ tools: { rspack: { module: { rules: [{ resourceQuery: /^\\?raw$/, type: 'asset/source' }] } } } }",
    expect: [
      contains('dist/static/js/index.*.js', '-webkit-user-select'),
      contains('dist/static/js/index.*.js', '.b .c'),
      contains('dist/static/css/*.css', '.b .c'),
      lacks('dist/static/css/*.css', '.a'),
    ],
  },
  ...['', '!!'].map((prefix) => ({
    statement: `with injectStyles, ${prefix}./a.css?raw is ${prefix === '' ? 'the code that injects the stylesheet' : 'the stylesheet'}`,
    files: {
      'src/index.js': `import css from '${prefix}./a.css?raw'; console.log(css);`,
      'src/a.css': '.a { color: red }',
    },
    config:
      "{ output: { injectStyles: true }, tools: { rspack: { module: { rules: [{ resourceQuery: /^\\?raw$/, type: 'asset/source' }] } } } }",
    expect: [
      (prefix === '' ? lacks : contains)('dist/static/js/index.*.js', '.a { color: red }'),
      (prefix === '' ? contains : lacks)('dist/static/js/index.*.js', 'import API from'),
    ],
  })),
  ...['', ', "noUncheckedSideEffectImports": false'].map((more) => ({
    statement: `TypeScript 6 ${more === '' ? 'reports' : 'accepts'} the import of a stylesheet with the options [${more}]`,
    files: {
      'tsconfig.json': `{ "compilerOptions": { "noEmit": true${more} }, "include": ["src"] }`,
      'src/index.css': '.card { padding: 16px }',
      'src/index.ts': "import './index.css';",
    },
    commands: ['tsc'],
    expect: more === '' ? [exits(1), prints('TS2882')] : [exits(0)],
  })),
  {
    statement: 'a stylesheet that exports of its package does not list cannot be imported',
    files: {
      'node_modules/lib/package.json':
        '{ "name": "lib", "version": "1.0.0", "exports": { "./style": "./dist/a.css" } }',
      'node_modules/lib/dist/a.css': '.lib { top: 0 }',
      'src/index.js': "import './a.css'; import 'lib/dist/a.css'; import './b.scss';",
      'src/a.css': "@import 'lib/style';",
      'src/b.scss': "@use 'lib/dist/a.css';",
    },
    expect: [
      exits(1),
      prints("Can't find stylesheet to import"),
      prints('Package subpath \'./dist/a.css\' is not defined by "exports"'),
      contains('dist/static/css/*.css', '.lib{'),
    ],
  },
  {
    statement:
      'a cache group for styles emits one file for all entries and async chunks; pages link it whose entry imports styles',
    files: {
      ...packageOfSize(30_000),
      'src/index.js':
        "import './a.css'; import './a.less'; import { text } from 'pkg'; import 'pkg/a.css'; import('./lazy.js'); console.log(text);",
      'src/other.js': "import './b.scss'; import styles from './b.module.css'; console.log(styles);",
      'src/lazy.js': "import './c.css'; console.log('lazy');",
      'src/bare.js': "import('./lazy.js');",
      'src/a.css': '.plain { color: red }',
      'src/a.less': '.less { color: red }',
      'src/b.scss': '.scss { color: red }',
      'src/b.module.css': '.module { color: red }',
      'src/c.css': '.lazy { color: red }',
    },
    config: `{
      source: { entry: { index: './src/index.js', other: './src/other.js', bare: './src/bare.js' } },
      performance: {
        chunkSplit: {
          override: {
            cacheGroups: { styles: { name: 'styles', type: /^css/, chunks: 'all', enforce: true } },
          },
        },
      },
    }`,
    expect: [
      count('dist/**/*.css', 1),
      ...['plain', 'less', 'scss', 'lazy', 'pkg'].map((name) =>
        contains('dist/static/css/styles.*.css', `.${name}`),
      ),
      contains('dist/static/css/styles.*.css', 'module'),
      contains('dist/index.html', 'href="/static/css/styles.'),
      contains('dist/other.html', 'href="/static/css/styles.'),
      lacks('dist/bare.html', 'stylesheet'),
    ],
  },
  ...[
    ["url('https://fonts.invalid/css2?family=Inter')", 1],
    ["(css) url('https://fonts.invalid/css2?family=Inter')", 0],
    ["url('https://fonts.invalid/inter.css')", 0],
  ].map(([address, code]) => ({
    statement: `Less ${code === 1 ? 'downloads' : 'keeps'} @import ${address}`,
    files: { 'src/index.js': "import './a.less';", 'src/a.less': `@import ${address}; .a { top: 0 }` },
    expect:
      code === 1
        ? [exits(1), prints(/'needle' required|gave this Error/)]
        : [contains('dist/static/css/*.css', '@import"https://fonts.')],
  })),
];
