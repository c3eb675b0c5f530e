import { contains, exists, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';
import { printTypeErrors } from '../../../type-errors.ts';

const commands = ['rsbuild build', 'node dist/server/index.js'];
const config = "{ output: { targets: ['node'] } }";

/** Part of a configuration of ESLint, which ignores files that no entry names. */
const scripts = "{ files: ['**/*.{ts,scss}'] }";

export const experiments: readonly Experiment[] = [
  {
    statement: 'classes, ids and names of animations are local, elements are not',
    files: {
      'src/index.js': "import './a.module.css';",
      'src/a.module.css':
        '.c { animation: spin 1s } #i { color: red } p { color: red } @keyframes spin { to { opacity: 0 } }',
    },
    expect: [
      contains('dist/static/css/*.css', /\.c-\w{6}\{animation:(?:1s )?spin-\w{6}/),
      contains('dist/static/css/*.css', /#i-\w{6}/),
      contains('dist/static/css/*.css', /[},]p\{/),
      contains('dist/static/css/*.css', /@keyframes spin-\w{6}/),
    ],
  },
  {
    statement: 'an animation without keyframes in the file is renamed, one in quotes is not',
    files: {
      'src/index.js': "import './a.module.css'; import './b.css';",
      'src/a.module.css':
        ".a { animation: fade-in 1s } :global(.b) { animation: fade-in 2s } .c { animation: 'fade-in' 3s }",
      'src/b.css': '@keyframes fade-in { to { opacity: 0 } }',
    },
    expect: [
      contains('dist/static/css/*.css', /animation:(?:1s )?fade-in-\w{6}/),
      contains('dist/static/css/*.css', /\.b\{animation:(?:2s )?fade-in-\w{6}/),
      contains('dist/static/css/*.css', /\.c-\w{6}\{animation:(?:3s fade-in|fade-in 3s|"fade-in"3s)\}/),
      contains('dist/static/css/*.css', '@keyframes fade-in{'),
    ],
  },
  {
    statement: 'a list in :global() stays in the output, and the classes beside it are not local',
    files: {
      'src/index.js': "import s from './a.module.css'; console.log(s.panel);",
      'src/a.module.css':
        '.panel :global(.dark, .night) { color: red } :global(.dark) .box, :global(.night) .box { top: 0 }',
    },
    config: '{ output: { minify: false } }',
    expect: [
      contains('dist/**/*.css', '.panel :global(.dark, .night) {'),
      contains('dist/**/*.css', /\.dark \.box-\w{6}, *\n?\.night \.box-\w{6} \{/),
    ],
  },
  {
    statement: 'classes of Sass are collected after it has been compiled',
    files: {
      'src/index.js': "import s from './menu.module.scss'; console.log(Object.keys(s).sort().join());",
      'src/menu.module.scss': '.menu { display: flex; &-item { padding: 8px } }',
    },
    config,
    commands,
    expect: [prints('menu,menu-item,menuItem', 'node')],
  },
  {
    statement: 'composes of another file gives a string with two names',
    files: {
      'src/index.js': "import s from './offer.module.css'; console.log(s.offer);",
      'src/offer.module.css': ".offer { composes: card from './card.module.css'; color: red }",
      'src/card.module.css': '.card { padding: 1px }',
    },
    config,
    commands,
    expect: [prints(/offer-\w{6} card-\w{6}|card-\w{6} offer-\w{6}/, 'node')],
  },
  {
    statement: ':global keeps a name, :export adds a key',
    files: {
      'src/index.js': "import s from './a.module.css'; console.log(JSON.stringify(s));",
      'src/a.module.css': ':global(.dark) .panel { color: red } :export { sidebarWidth: 240px }',
    },
    config,
    commands,
    expect: [prints('"sidebarWidth":"240px"', 'node'), printsNot('dark', 'node')],
  },
  {
    statement: 'each key that can be a name is an export of its own',
    files: {
      'src/index.js': "import { card, cardTitle } from './a.module.css'; console.log(card, cardTitle);",
      'src/a.module.css': '.card { color: red } .card-title { color: red }',
    },
    config,
    commands,
    expect: [prints(/card-\w{6} card-title-\w{6}/, 'node')],
  },
  {
    statement: 'enableCssModuleTSDeclaration writes a declaration beside the file',
    files: {
      'src/index.js': "import s from './a.module.css'; console.log(s);",
      'src/a.module.css': '.card { color: red }',
    },
    config: '{ output: { enableCssModuleTSDeclaration: true } }',
    expect: [contains('src/a.module.css.d.ts', 'card')],
  },
  {
    statement: 'upper-case and Less names count too',
    files: {
      'src/index.js': "import s from './a.MODULE.less'; console.log(Object.keys(s).join());",
      'src/a.MODULE.less': '.card { color: red }',
    },
    config,
    commands,
    expect: [prints('card', 'node')],
  },
  {
    statement: '@value is not supported by default',
    files: {
      'src/index.js': "import './a.module.css';",
      'src/a.module.css': '@value c: red; .card { color: c }',
    },
    config: '{ output: { minify: false } }',
    expect: [contains('dist/static/css/*.css', '@value')],
  },
  {
    statement: '.module has to be directly before the extension',
    files: {
      'src/index.js': "import styles from './a.module.min.css'; console.log(typeof styles);",
      'src/a.module.min.css': '.card { color: red }',
    },
    config,
    commands,
    expect: [prints('undefined', 'node')],
  },
  {
    statement: 'with injectStyles a named import is undefined, the default import an object',
    files: {
      'src/index.js':
        "import styles, { card } from './a.module.css'; console.log(typeof styles, typeof card);",
      'src/a.module.css': '.card { color: red }',
    },
    config: "{ output: { targets: ['node'], injectStyles: true } }",
    commands,
    expect: [prints('object undefined', 'node')],
  },
  {
    statement: 'the hash depends on the path, not on the content or the package',
    files: {
      'package.json': '{ "name": "other", "version": "1.0.0" }',
      'src/index.js': "import './a.module.css'; import './deep/a.module.css';",
      'src/a.module.css': '.card { color: blue } .more { color: red }',
      'src/deep/a.module.css': '.card { color: blue }',
    },
    expect: [
      contains('dist/static/css/*.css', '.card-c521c4'),
      contains('dist/static/css/*.css', '.more-c521c4'),
      contains('dist/static/css/*.css', /\.card-(?!c521c4)\w{6}/),
    ],
  },
  {
    statement: 'a named import of a class that does not exist is not reported',
    files: {
      'src/index.js': "import { none } from './a.module.css'; console.log(none);",
      'src/a.module.css': '.card { color: red }',
    },
    expect: [exists('dist/index.html'), printsNot('warn')],
  },
  {
    statement: 'a class behind an element or a global name is local',
    files: {
      'src/index.js': "import './a.module.css';",
      'src/a.module.css': 'p .t { top: 1px } :global(.dark) .panel { top: 2px } p:hover { top: 3px }',
    },
    expect: [
      contains(
        'dist/static/css/*.css',
        /^p \.t-\w{6}\{top:1px\}\.dark \.panel-\w{6}\{top:2px\}p:hover\{top:3px\}/,
      ),
    ],
  },
  {
    statement: 'a name with a dash, an underscore or an uppercase first letter has a key in camelCase too',
    files: {
      'src/index.js': "import s from './a.module.css'; console.log(Object.keys(s).sort().join());",
      'src/a.module.css': '.card-title { top: 0 } .sold_out { top: 0 } .Card { top: 0 } .plain { top: 0 }',
    },
    config,
    commands,
    expect: [prints('Card,card,card-title,cardTitle,plain,soldOut,sold_out', 'node')],
  },
  {
    statement: 'a block of :global works in Sass and Less, in CSS it has no selector',
    files: {
      'src/index.js': "import './a.module.scss'; import './b.module.less'; import './c.module.css';",
      'src/a.module.scss': ':global { .a { top: 1px } } .panel { :global { .kit { top: 2px } } }',
      'src/b.module.less': ':global { .b { top: 3px } } .panel { :global { .kit { top: 4px } } }',
      'src/c.module.css': ':global { .c { top: 5px } }',
    },
    config: '{ output: { minify: false } }',
    expect: [
      contains('dist/static/css/*.css', /^\s*\.a \{\s+top: 1px/m),
      contains('dist/static/css/*.css', /\.panel-\w{6}\s+\.kit \{\s+top: 2px/),
      contains('dist/static/css/*.css', /^\s*\.b \{\s+top: 3px/m),
      contains('dist/static/css/*.css', /\.panel-\w{6}\s+\.kit \{\s+top: 4px/),
      contains('dist/static/css/*.css', /^\s*\{\s+\.c-\w{6} \{/m),
    ],
  },
  ...(
    [
      ['after the general types', ['env', 'loose'], /^1 errors .*has no exported member 'card'/],
      ['before the general types', ['loose', 'env'], '0 errors'],
      ['instead of the general types', ['loose'], '0 errors'],
    ] as const
  ).map(([where, declarations, printed]) => ({
    statement: `named imports with a declaration without a body ${where}`,
    files: {
      'env.d.ts': '/// <reference types="@rsbuild/core/types" />',
      'loose.d.ts': "declare module '*.module.css';",
      'a.ts': `${declarations.map((name) => `/// <reference path="./${name}.d.ts" />\n`).join('')}import { card } from './card.module.css';\nexport const value = card;\n`,
      'check.cjs': printTypeErrors,
    },
    commands: ['node check.cjs'],
    expect: [prints(printed)],
  })),
  // Page `plugins/list/plugin-typed-css-modules` too.
  ...(
    [
      ['eslint', '.eslintignore', '*.module.*.d.ts', true],
      ['eslint10', '.eslintignore', '*.module.*.d.ts', false],
      [
        'eslint10',
        'eslint.config.mjs',
        `export default [{ ignores: ['**/*.module.*.d.ts'] }, ${scripts}];`,
        true,
      ],
    ] as const
  ).map(([name, file, text, isIgnored]) => ({
    statement: `with ${file}, ${name} ${isIgnored ? 'ignores' : 'reads'} the declarations`,
    files: {
      'eslint.config.mjs': `export default [${scripts}];`,
      [file]: text,
      'ignored.cjs': `
        const { ESLint } = require('${name}');
        const ignored = (file) => new ESLint().isPathIgnored(file);
        Promise.all(['src/deep/card.module.scss.d.ts', 'src/env.d.ts', 'src/card.module.scss'].map(ignored)).then((all) => console.log(all.join()));
      `,
    },
    commands: ['node ignored.cjs'],
    expect: [prints(`${isIgnored},false,false`)],
  })),
];
