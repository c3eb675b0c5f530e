import { contains, exists, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const commands = ['rsbuild build', 'node dist/server/index.js'];
const config = "{ output: { targets: ['node'] } }";

const fields = {
  'tsconfig.json': '{ "compilerOptions": { "target": "ES2022", "useDefineForClassFields": true } }',
  'src/index.ts': "class A { x?: number; } console.log('defined:', 'x' in new A());",
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'a type error is reported with its line, but without the name of the file',
    files: {
      'tsconfig.json': '{ "compilerOptions": { "strict": true }, "include": ["src"] }',
      'src/index.ts': "import './price';",
      'src/price.ts': "export const a = 1;\nexport const price: number = '4.20';",
    },
    config:
      "import { pluginTypeCheck } from '@rsbuild/plugin-type-check'; export default { plugins: [pluginTypeCheck()] };",
    expect: [
      exits(1),
      prints("× Error: TS2322: Type 'string' is not assignable to type 'number'."),
      prints('File: undefined'),
      prints(/> 2 \| export const price/),
      printsNot('price.ts'),
    ],
  },
  ...[
    { isChecked: true, types: '"node"' },
    { isChecked: false, types: '"node", "jquery", "webpack-env"' },
    { isChecked: false, types: '' },
  ].map(({ isChecked, types }) => ({
    statement: `TypeScript 6 with noUncheckedSideEffectImports ${isChecked} and types [${types}]`,
    files: {
      'tsconfig.json': `{ "compilerOptions": {
        "target": "ES2020", "lib": ["DOM", "ES2020"], "module": "ESNext", "moduleResolution": "bundler", "strict": true,
        "skipLibCheck": true, "noEmit": true, "types": [${types}] ${isChecked ? '' : ', "noUncheckedSideEffectImports": false'}
      }, "include": ["src"] }`,
      'src/env.d.ts': '/// <reference types="@rsbuild/core/types" />',
      'src/index.ts':
        "import './page.css'; import styles from './a.module.css'; console.log(styles.a, process.env.NODE_ENV, $, require.context('./', false, /b$/));",
      'node_modules/@types/jquery/package.json': '{ "name": "@types/jquery", "types": "index.d.ts" }',
      'node_modules/@types/jquery/index.d.ts': 'declare const $: number;',
      'node_modules/@types/webpack-env/package.json':
        '{ "name": "@types/webpack-env", "types": "index.d.ts" }',
      'node_modules/@types/webpack-env/index.d.ts':
        'declare namespace NodeJS { interface Require { context(path: string, deep: boolean, filter: RegExp): unknown } }',
      'src/page.css': 'p { color: red }',
      'src/a.module.css': '.a { color: blue }',
    },
    config:
      "import { pluginTypeCheck } from '@rsbuild/plugin-type-check'; export default { plugins: [pluginTypeCheck()] };",
    expect: isChecked
      ? [
          exits(1),
          prints("TS2882: Cannot find module or type declarations for side-effect import of './page.css'"),
          prints("TS2339: Property 'context' does not exist on type 'Require'"),
        ]
      : types
        ? [exits(0), printsNot('TS2882'), printsNot('TS2591')]
        : [
            exits(1),
            printsNot('TS2882'),
            prints("TS2591: Cannot find name 'process'"),
            prints("TS2591: Cannot find name 'require'"),
            // Page `guide/faq/features`.
            prints("TS2592: Cannot find name '$'"),
          ],
  })),
  {
    statement:
      'nodenext rejects imports of a CommonJS package, and those without an extension of an ES module',
    files: {
      'tsconfig.json':
        '{ "compilerOptions": { "module": "nodenext", "verbatimModuleSyntax": true, "types": [], "skipLibCheck": true }, "include": ["src"] }',
      'src/index.ts': "import { a } from './a'; console.log(a); export const c = 1;",
      'src/a.ts': "export { b as a } from './esm/b';",
      'src/esm/package.json': '{ "type": "module" }',
      'src/esm/a.ts': "export { b } from './b';",
      'src/esm/b.ts': 'export const b = 1;',
    },
    config:
      "import { pluginTypeCheck } from '@rsbuild/plugin-type-check'; export default { plugins: [pluginTypeCheck()] };",
    expect: [
      exits(1),
      prints('TS1295: ECMAScript imports and exports cannot be written in a CommonJS file'),
      prints('TS1287: '),
      prints('TS2835: Relative import paths need explicit file extensions'),
    ],
  },
  {
    statement: 'a misspelt path of a stylesheet fails the build',
    files: { 'src/index.ts': "import './pgae.css';" },
    expect: [exits(1), prints("Can't resolve './pgae.css'")],
  },
  {
    statement: 'baseUrl without paths resolves imports',
    files: {
      'tsconfig.json': '{ "compilerOptions": { "baseUrl": "./src" } }',
      'src/index.ts': "import x from 'utils/x'; console.log(x);",
      'src/utils/x.ts': "export default 'via baseUrl';",
    },
    config,
    commands,
    expect: [prints('via baseUrl', 'node')],
  },
  {
    statement: 'useDefineForClassFields of tsconfig.json is not read, and is disabled',
    files: fields,
    config,
    commands,
    expect: [prints('defined: false', 'node')],
  },
  {
    statement: 'class fields are defined with the decorators of 2022-03',
    files: fields,
    config: "{ output: { targets: ['node'] }, source: { decorators: { version: '2022-03' } } }",
    commands,
    expect: [prints('defined: true', 'node')],
  },
  {
    statement: 'TypeScript of packages is compiled, with all four extensions',
    files: {
      'node_modules/pkg/package.json': '{ "name": "pkg", "version": "1.0.0", "main": "a.mts" }',
      'node_modules/pkg/a.mts':
        "import { b } from './b.cts'; import { c } from './c'; export const a: string = `A${b}${c}`;",
      'node_modules/pkg/b.cts': "export const b: string = 'B';",
      'node_modules/pkg/c.tsx': "export const c: string = 'C' satisfies string;",
      'src/index.js': "import { a } from 'pkg'; console.log(a);",
    },
    config,
    commands,
    expect: [prints('ABC', 'node')],
  },
  {
    statement: 'paths of a project in references are not read',
    files: {
      'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
      'tsconfig.app.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } }, "include": ["src"] }',
      'src/index.ts': "import '@/a';",
      'src/a.ts': 'console.log(1);',
    },
    expect: [exits(1), prints("Can't resolve '@/a'")],
  },
  {
    statement:
      'the build accepts a re-export of a type without the word type, and export type * of a .d.ts file',
    files: {
      'src/index.ts':
        "export type * from './extra'; import { label, Bread } from './types'; const rye: Bread = { name: 'Rye' }; console.log(label(rye));",
      'src/types.ts': "export { label, Bread } from './bread';",
      'src/extra.d.ts': 'export type Extra = string;',
      'src/bread.ts':
        'export interface Bread { name: string } export const label = ({ name }: Bread): string => name;',
    },
    config,
    commands,
    expect: [prints('Rye', 'node'), printsNot('warn', 'rsbuild')],
  },
  {
    statement: 'const enum is inlined in its file, and imported by others like an enum',
    files: {
      'src/index.ts':
        "import { Far } from './far'; const enum Near { a = 'near' } console.log(Near.a, Far.b);",
      'src/far.ts': "export const enum Far { b = 'far' }",
    },
    config: "{ output: { targets: ['node'], minify: false } }",
    commands,
    expect: [
      contains('dist/server/index.js', 'console.log("near", '),
      contains('dist/server/index.js', '["b"] = "far"'),
      prints('near far', 'node'),
    ],
  },
  {
    statement: 'a declared const enum is an undefined variable',
    files: { 'src/index.ts': 'declare const enum Missing { a = 1 } console.log(Missing.a);' },
    config,
    commands,
    expect: [exits(1), prints('ReferenceError: Missing is not defined')],
  },
  {
    statement: 'an import of the .js file needs extensionAlias, and re-exports do not find a .d.ts file',
    files: {
      'src/index.ts':
        "export * from './types'; export { B } from './named'; import { a } from './a.js'; import { c } from './c.mjs'; import { e } from 'kit'; console.log(a, c, e);",
      'src/a.ts': 'export const a = 1;',
      'src/c.mts': 'export const c = 1;',
      'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "exports": "./index.ts" }',
      'node_modules/kit/index.ts': "export { e } from './e.js';",
      'node_modules/kit/e.ts': 'export const e = 1;',
      'src/types.d.ts': 'export type A = number;',
      'src/named.d.ts': 'export type B = number;',
    },
    expect: [
      exits(1),
      prints("Can't resolve './a.js'"),
      prints("Can't resolve './c.mjs'"),
      prints("Can't resolve './e.js'"),
      prints("Can't resolve './types'"),
      prints("Can't resolve './named'"),
    ],
  },
  {
    statement: 'with extensionAlias the .js file may exist as well',
    files: {
      'src/index.ts':
        "import { a } from './a.js'; import { b } from './b.js'; import { c } from './c.mjs'; import { d } from './d.mjs'; import { e } from 'kit'; console.log(a, b, c, d, e);",
      'src/a.ts': "export const a = 'A';",
      'src/b.js': "export const b = 'B';",
      'src/c.mts': "export const c = 'C';",
      'src/d.mjs': "export const d = 'D';",
      'node_modules/kit/package.json': '{ "name": "kit", "version": "1.0.0", "exports": "./index.ts" }',
      'node_modules/kit/index.ts': "export { e } from './e.js';",
      'node_modules/kit/e.ts': "export const e = 'E';",
    },
    config:
      "{ output: { targets: ['node'] }, tools: { rspack: { resolve: { extensionAlias: { '.js': ['.ts', '.tsx', '.js'], '.mjs': ['.mts', '.mjs'] } } } } }",
    commands,
    expect: [prints('A B C D E', 'node')],
  },
  {
    statement: 'without a framework plugin JSX becomes calls of React.createElement',
    files: { 'src/index.tsx': 'console.log(<b />);' },
    config: "{ source: { entry: { index: './src/index.tsx' } } }",
    expect: [contains('dist/static/js/*.js', 'React.createElement("b"')],
  },
  {
    statement:
      'with a TypeScript that exports only its version, as 7 does, the build succeeds without a check',
    files: {
      'tsconfig.json': '{ "include": ["src"] }',
      'src/index.ts': "const price: number = 'free'; console.log(price);",
      'typescript.cjs': "module.exports = { version: '7.0.2', versionMajorMinor: '7.0' };",
    },
    config: `
      import { resolve } from 'node:path';
      import { pluginTypeCheck } from '@rsbuild/plugin-type-check';
      const typescript = { typescriptPath: resolve('typescript.cjs') };
      export default { plugins: [pluginTypeCheck({ forkTsCheckerOptions: { typescript } })] };
    `,
    expect: [prints('readConfigFile is not a function'), exists('dist/static/js/index.*.js')],
  },
  {
    statement: 'an import whose names are not used as values is removed, even with verbatimModuleSyntax',
    files: {
      'src/index.ts':
        "import './plain.js'; import { name } from './side'; import { type Shape, Size } from './types'; const a: Shape = { size: 1 as Size }; console.log('done', a);",
      'src/plain.js': "import { name } from './side'; console.log('plain');",
      'src/side.ts': "export const name = 'a'; console.log('side effect');",
      'src/types.ts':
        "export interface Shape { size: number } export type Size = number; console.log('side effect');",
      'tsconfig.json':
        '{ "compilerOptions": { "verbatimModuleSyntax": true, "module": "ESNext", "moduleResolution": "bundler" } }',
    },
    config: "{ output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('plain', 'node'), prints('done', 'node'), printsNot('side effect', 'node')],
  },
  {
    statement: 'source.exclude leaves TypeScript uncompiled',
    files: { 'src/index.js': "import './excluded.ts';", 'src/excluded.ts': 'export const a: number = 1;' },
    config: '{ source: { exclude: [/excluded/] } }',
    expect: [exits(1), prints('JavaScript parsing error')],
  },
  {
    statement: 'the types of decorated members are emitted',
    files: {
      'src/index.js': "import './a.ts';",
      'src/a.ts': `import { Kept } from './kept'; import { Removed } from './removed';
        function d(target: unknown, key: string) {} class A { @d name: string = 'a'; @d kept: Kept; removed: Removed; } console.log(A);`,
      'src/kept.ts': "export class Kept {} console.log('kept import');",
      'src/removed.ts': "export class Removed {} console.log('removed import');",
    },
    config: '{ output: { minify: false } }',
    expect: [
      contains('dist/static/js/index.*.js', '"design:type", String'),
      contains('dist/static/js/index.*.js', 'kept import'),
      lacks('dist/static/js/index.*.js', 'removed import'),
    ],
  },
  {
    statement: 'JavaScript and TypeScript files import each other, and .ts comes before .js',
    files: {
      'tsconfig.json': '{ "compilerOptions": { "allowJs": false } }',
      'src/index.js': "import { bread } from './bread'; console.log(bread());",
      'src/bread.ts': "import { price } from './price'; export const bread = (): string => 'typed' + price;",
      'src/bread.js': "export const bread = () => 'plain';",
      'src/price.js': "export const price = 'from-js';",
    },
    expect: [
      contains('dist/static/js/*.js', 'typed'),
      contains('dist/static/js/*.js', 'from-js'),
      lacks('dist/static/js/*.js', 'plain'),
    ],
  },
  ...[false, true].map((allowJs): Experiment => ({
    statement: `with allowJs ${allowJs}, TypeScript ${allowJs ? 'accepts' : 'rejects'} the import of a .js file`,
    files: {
      'tsconfig.json': `{ "compilerOptions": { "noEmit": true, "strict": true, "module": "ESNext", "moduleResolution": "bundler", "allowJs": ${allowJs} }, "include": ["src"] }`,
      'src/main.ts': "import { price } from './price'; console.log(price);",
      'src/price.js': "export const price = 'from-js';",
    },
    commands: ['tsc'],
    expect: allowJs ? [exits(0)] : [exits(1), prints('TS7016')],
  })),
  ...['ts', 'cts'].map((extension): Experiment => ({
    statement: `export = in a .${extension} file builds, and throws at run time`,
    files: {
      'src/index.ts': `import('./a.${extension}').catch((error: Error) => console.log('THROWS', error.message));`,
      [`src/a.${extension}`]: 'const bread: string = "rye"; export = bread;',
    },
    config: "{ output: { targets: ['node'] } }",
    commands,
    expect: [exits(0), prints('THROWS ES Modules may not assign module.exports', 'node')],
  })),
];
