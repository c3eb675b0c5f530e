import { contains, exists, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const cart = (parameter = ''): string => `
  function logged(target: unknown, name: unknown, third?: unknown) { console.log('ARGS', typeof target, typeof name, typeof third, 'META', (name as { metadata?: unknown }).metadata); }
  export class Cart { @logged add(item: string) {} ${parameter} }
  new Cart();
`;
const entry = "entry: { index: './src/index.ts' }";
const commands = ['rsbuild build', 'node dist/server/index.js'];

const wholeClass = (before: string, members: string) => ({
  'src/index.ts': `
    function log(value: unknown, context: unknown) {}
    @log ${before}class Cart { ${members} }
    console.log('MADE', typeof new Cart());
  `,
});

const fields = (extension: string) => ({
  [`src/index.${extension}`]: `
    class Base { set x(value) { console.log('setter', value); } }
    class Item extends Base { x = 1; y; z = 2 }
    console.log('own:', Object.keys(new Item()).join() + ';');
  `,
});

export const experiments: readonly Experiment[] = [
  {
    statement: 'legacy passes the prototype, the name and the descriptor',
    files: { 'src/index.ts': cart() },
    config: `{ output: { targets: ['node'] }, source: { ${entry} } }`,
    commands,
    expect: [prints('ARGS object string object', 'node')],
  },
  {
    statement: '2022-03 passes the value and a context object',
    files: { 'src/index.ts': cart('@logged accessor count = 1;') },
    config: `{ output: { targets: ['node'] }, source: { ${entry}, decorators: { version: '2022-03' } } }`,
    commands,
    expect: [
      prints('ARGS function object undefined META undefined', 'node'),
      prints('ARGS object object undefined META undefined', 'node'),
    ],
  },
  {
    statement: 'legacy emits type information, 2022-03 does not',
    files: { 'src/index.ts': cart() },
    config: `{ output: { minify: false }, source: { ${entry} } }`,
    expect: [contains('dist/static/js/index.*.js', 'design:paramtypes')],
  },
  {
    statement: '2022-03 emits no metadata',
    files: { 'src/index.ts': cart() },
    config: `{ output: { minify: false }, source: { ${entry}, decorators: { version: '2022-03' } } }`,
    expect: [lacks('dist/static/js/index.*.js', 'design:')],
  },
  {
    statement: 'a decorator on a constructor parameter is invalid syntax in 2022-03',
    files: { 'src/index.ts': cart('constructor(@logged a: string) {}') },
    config: `{ source: { ${entry}, decorators: { version: '2022-03' } } }`,
    expect: [exits(1), prints('Unexpected token `@`')],
  },
  {
    statement: 'the keyword accessor is invalid syntax in legacy',
    files: { 'src/index.ts': cart('@logged accessor count = 1;') },
    config: `{ output: { targets: ['node'] }, source: { ${entry} } }`,
    expect: [exits(1), prints('Unexpected token `@`')],
  },
  {
    statement: 'the keyword accessor ends the compiler in legacy, if the syntax is lowered for old browsers',
    files: {
      'src/index.ts': cart('@logged accessor count = 1;'),
      // In a process of its own, which the panic ends.
      'run.mjs': `
        import { createRsbuild } from '@rsbuild/core';
        await (await createRsbuild({ rsbuildConfig: { source: { ${entry} } } })).build();
      `,
    },
    commands: ['node run.mjs'],
    expect: [exits(1), prints('auto_accessor pass should remove this')],
  },
  {
    statement: 'the keyword accessor is lowered for old browsers in 2022-03',
    files: { 'src/index.ts': cart('@logged accessor count = 1;') },
    config: `{ source: { ${entry}, decorators: { version: '2022-03' } } }`,
    expect: [contains('dist/static/js/index.*.js', 'get count()')],
  },
  ...(
    [
      ['import', 1, 'Cannot access'],
      ['import type', 0, 'TYPE [Function: Object]'],
    ] as const
  ).map(([statement, code, text]) => ({
    statement: `decorated classes that import each other, one of them with ${statement}`,
    files: {
      'src/index.ts': "import { Order } from './order.ts'; new Order();",
      'src/order.ts': `
        Reflect.metadata = (key, value) => () => { if (key === 'design:type') console.log('TYPE', value); };
        ${statement} { Item } from './item.ts';
        const field: any = () => {};
        export class Order { @field item!: Item }
      `,
      'src/item.ts': `
        import { Order } from './order.ts';
        const field: any = () => {};
        export class Item { @field order!: Order }
      `,
      'run.cjs':
        "try { require('./dist/server/index.js'); console.log('exit 0'); } catch (error) { console.log('exit 1', error.message); }",
    },
    config: `{ output: { targets: ['node'] }, source: { ${entry} } }`,
    commands: ['rsbuild build', 'node run.cjs'],
    expect: [prints(`exit ${code}`, 'node'), prints(text, 'node')],
  })),
  {
    statement: 'a decorator on a constructor parameter is valid in legacy',
    files: { 'src/index.ts': cart('constructor(@logged a: string) {}') },
    config: `{ source: { ${entry} } }`,
    expect: [exists('dist/index.html')],
  },
  {
    statement: 'legacy assigns the fields of every class, whatever tsconfig.json says',
    files: {
      ...fields('ts'),
      'tsconfig.json': '{ "compilerOptions": { "target": "ES2022", "useDefineForClassFields": true } }',
    },
    config: `{ output: { targets: ['node'] }, source: { ${entry} } }`,
    commands,
    expect: [prints('setter 1', 'node'), prints('own: z;', 'node')],
  },
  {
    statement: 'legacy assigns the fields of a class in JavaScript without decorators too',
    files: fields('js'),
    config: "{ output: { targets: ['node'] } }",
    commands,
    expect: [prints('setter 1', 'node'), prints('own: z;', 'node')],
  },
  {
    statement: '2022-03 defines fields, also if the syntax is lowered for old browsers',
    files: fields('js'),
    config:
      "{ output: { targets: ['node'] }, source: { decorators: { version: '2022-03' } }, tools: { swc: { env: { targets: 'ie 11' } } } }",
    commands,
    expect: [prints('own: x,y,z;', 'node')],
  },
  {
    statement: 'legacy passes no descriptor for a field, and only the class to a class decorator',
    files: {
      'src/index.ts': `
        function log(...args: unknown[]) { console.log('ARGS', args.map((arg) => typeof arg).join()); }
        @log class Cart { @log items = []; }
        new Cart();
        // A decorator for version 2022-03 returns an accessor.
        const observable: any = () => ({ init: (value: unknown) => value });
        class Store { @observable n = 1; }
        try { new Store(); } catch (error) { console.log((error as Error).message); }
      `,
    },
    config: `{ output: { targets: ['node'] }, source: { ${entry} } }`,
    commands,
    expect: [
      prints('ARGS object,string,undefined', 'node'),
      prints(/ARGS function\n/, 'node'),
      prints("Cannot assign to read only property 'n'", 'node'),
    ],
  },
  ...(
    [
      ['works if it is exported', 'export ', '', [prints('MADE object', 'node')]],
      ['is renamed if it is not exported', '', '', [exits(1), prints('Cart is not defined', 'node')]],
      [
        'fails with static members',
        'export ',
        'static size = 1;',
        [exits(1), prints("Package subpath './_/_identity' is not defined")],
      ],
    ] as const
  ).map(([what, before, members, expect]) => ({
    statement: `2022-03, a class that is decorated as a whole ${what}`,
    files: wholeClass(before, members),
    config: `{ output: { targets: ['node'] }, source: { ${entry}, decorators: { version: '2022-03' } } }`,
    commands,
    expect,
  })),
  {
    statement:
      '2022-03, a decorated class with static members: the compiler can write its helpers into the file',
    files: wholeClass('export ', 'static size = 1;'),
    config: `{ output: { targets: ['node'] }, tools: { swc: { jsc: { externalHelpers: false } } }, source: { ${entry}, decorators: { version: '2022-03' } } }`,
    commands,
    expect: [prints('MADE object', 'node')],
  },
  {
    statement: '2022-03 passes undefined for a field',
    files: {
      'src/index.ts': `
        function log(value: unknown, context: { kind: string }) { console.log('GOT', typeof value, context.kind); }
        class Cart { @log items = []; }
        new Cart();
        const observable: any = () => ({ init: (value: number) => value + 1 });
        class Store { @observable accessor n = 1; }
        console.log('STORE', new Store().n);
      `,
    },
    config: `{ output: { targets: ['node'] }, source: { ${entry}, decorators: { version: '2022-03' } } }`,
    commands,
    expect: [prints('GOT undefined field', 'node'), prints('STORE 2', 'node')],
  },
  ...(
    [
      ['SWC', '[]', prints],
      ['the Babel plugin', '[pluginBabel()]', printsNot],
    ] as const
  ).map(([what, plugins, expectation]) => ({
    statement: `legacy: type information of a file that ${what} compiles`,
    files: {
      'src/index.ts': `
        Reflect.metadata = (key: string) => () => { console.log('META', key); };
        const field: any = () => {};
        class Item {}
        class Order { @field item!: Item }
        console.log('DONE', new Order() instanceof Order);
      `,
    },
    config: `
      import { pluginBabel } from '@rsbuild/plugin-babel';
      export default { plugins: ${plugins}, output: { targets: ['node'] }, source: { ${entry} } };
    `,
    commands,
    expect: [prints('DONE true', 'node'), expectation('META design:type', 'node')],
  })),
  {
    statement: 'legacy: Babel defines fields, and passes no descriptor for parameters',
    files: {
      'src/index.ts': `
        function log(...args: unknown[]): any { console.log('ARGS', args.map((arg) => typeof arg).join()); }
        class Base { set x(value: number) { console.log('setter', value); } }
        class Item extends Base { @log items = []; add(@log item: string) {} }
        new Item();
        class Plain extends Base { x: any = 1; y: any }
        console.log('own:', Object.keys(new Plain()).join() + ';');
      `,
    },
    config: `
      import { pluginBabel } from '@rsbuild/plugin-babel';
      export default { plugins: [pluginBabel()], output: { targets: ['node'] }, source: { ${entry} } };
    `,
    commands,
    expect: [
      prints('ARGS object,string,object', 'node'),
      prints('ARGS object,string,number', 'node'),
      prints('own: x,y;', 'node'),
      printsNot('setter', 'node'),
    ],
  },
  ...['', 'type '].map((type): Experiment => ({
    statement: `legacy: types without a script in decorated members, imported with import ${type}`,
    files: {
      'src/index.ts': `
        import ${type}{ Options } from './options';
        import ${type}{ Request } from 'http-types';
        function log(...args: unknown[]): any {}
        class Cart { @log options?: Options; @log add(request: Request) {} }
        new Cart();
      `,
      'src/options.d.ts': 'export interface Options { limit: number }',
      'node_modules/http-types/package.json':
        '{ "name": "http-types", "version": "1.0.0", "types": "index.d.ts" }',
      'node_modules/http-types/index.d.ts': 'export interface Request { url: string }',
    },
    config: `{ source: { ${entry} } }`,
    expect: type
      ? [exits(0)]
      : [exits(1), prints("Can't resolve './options'"), prints("Can't resolve 'http-types'")],
  })),
  ...(
    [
      ['without lang', '', '', 1],
      ['with lang="ts"', ' lang="ts"', '', 0],
      ['with babelParserPlugins', '', "babelParserPlugins: ['decorators-legacy']", 0],
    ] as const
  ).map(([what, lang, options, code]) => ({
    statement: `decorators in the script of a .vue file ${what}`,
    files: {
      'src/index.js': "import Cart from './Cart.vue'; console.log(Cart);",
      'src/Cart.vue': `<script${lang}>\nconst log = (value) => value;\n@log\nexport default class Cart {}\n</script>\n<template><p>a</p></template>`,
    },
    config: `
      import { pluginVue } from '@rsbuild/plugin-vue';
      export default { plugins: [pluginVue({ vueLoaderOptions: { ${options} } })] };
    `,
    expect: code
      ? [
          exits(1),
          prints(
            'This experimental syntax requires enabling one of the following parser plugin(s): "decorators"',
          ),
        ]
      : [exits(0)],
  })),
];
