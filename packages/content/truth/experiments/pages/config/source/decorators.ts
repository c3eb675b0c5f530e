import { contains, exists, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const cart = (parameter = ''): string => `
  function logged(target: unknown, name: unknown, third?: unknown) { console.log('ARGS', typeof target, typeof name, typeof third); }
  export class Cart { @logged add(item: string) {} ${parameter} }
  new Cart();
`;
const entry = "entry: { index: './src/index.ts' }";
const commands = ['rsbuild build', 'node dist/server/index.js'];

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
    files: { 'src/index.ts': cart() },
    config: `{ output: { targets: ['node'] }, source: { ${entry}, decorators: { version: '2022-03' } } }`,
    commands,
    expect: [prints('ARGS function object undefined', 'node')],
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
    statement: 'a decorator on a constructor parameter is valid in legacy',
    files: { 'src/index.ts': cart('constructor(@logged a: string) {}') },
    config: `{ source: { ${entry} } }`,
    expect: [exists('dist/index.html')],
  },
  {
    statement: 'an unknown version stops the build',
    config: "{ source: { decorators: { version: '2021-12' } } }",
    expect: [exits(1), prints('Unknown decorators version')],
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
];
