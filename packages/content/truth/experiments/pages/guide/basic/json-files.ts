import { contains, exits, lacks, prints, printsNot } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

const team = {
  'src/team.json': '{ "name": "Harbour crew", "members": ["Ada", "Lin"], "office": { "city": "Kiel" } }',
};

export const experiments: readonly Experiment[] = [
  {
    statement: 'a build keeps what the code reads at any depth',
    files: {
      ...team,
      'src/index.js': "import team from './team.json'; console.log(team.office.city, team.members.length);",
    },
    expect: [contains('dist/static/js/*.js', 'Kiel'), lacks('dist/static/js/*.js', /Harbour|Ada/)],
  },
  {
    statement: 'where the whole object is passed on all of it is kept',
    files: { ...team, 'src/index.js': "import team from './team.json'; console.log(team);" },
    expect: [contains('dist/static/js/*.js', 'Harbour'), contains('dist/static/js/*.js', 'Ada')],
  },
  {
    statement: 'a named import of a key that does not exist is undefined, and the build says nothing',
    files: { ...team, 'src/index.js': "import { none } from './team.json'; console.log(typeof none);" },
    config: "{ output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('undefined', 'node'), printsNot('warn', 'rsbuild')],
  },
  {
    statement: 'a comma behind the last item is an error',
    files: {
      'src/team.json': '{ "a": 1, }',
      'src/index.js': "import team from './team.json'; console.log(team);",
    },
    expect: [exits(1), prints('Json parsing error: Unexpected character }')],
  },
  {
    statement: 'static keys in brackets are analysed too, and the import may have an attribute',
    files: {
      ...team,
      'src/index.js':
        "import team from './team.json' with { type: 'json' }; console.log(team['office']['city']);",
    },
    expect: [contains('dist/static/js/*.js', 'Kiel'), lacks('dist/static/js/*.js', /Harbour|Ada/)],
  },
  {
    statement: 'destructuring of the default import keeps the whole file',
    files: {
      ...team,
      'src/index.js': "import team from './team.json'; const { office } = team; console.log(office.city);",
    },
    expect: [contains('dist/static/js/*.js', 'Harbour'), contains('dist/static/js/*.js', 'Ada')],
  },
  {
    statement: 'a dynamic import keeps the whole file',
    files: {
      ...team,
      'src/index.js': "import('./team.json').then(({ office }) => console.log(office.city));",
    },
    expect: [contains('dist/static/js/async/*.js', 'Harbour')],
  },
  {
    statement: 'the text of the example is what the script contains',
    files: {
      ...team,
      'src/index.js':
        "import team from './team.json'; import { members } from './team.json'; console.log(team.office.city, members.length);",
    },
    expect: [contains('dist/static/js/*.js', 'JSON.parse(\'{"Tq":[0,0],"Tl":{"n":"Kiel"}}\')')],
  },
  {
    statement: 'a comment is an error',
    files: {
      'src/team.json': '{\n  // all\n  "a": 1\n}',
      'src/index.js': "import team from './team.json'; console.log(team);",
    },
    expect: [exits(1), prints('Json parsing error: Unexpected character /')],
  },
  {
    statement: 'a value or a comment of several words is a parsing error without the plugin',
    files: {
      'src/a.yaml': 'title: Hello world\n',
      'src/b.yaml': '# Hours are local time\na: 9\n',
      'src/index.js': "import './a.yaml'; import './b.yaml';",
    },
    expect: [exits(1), prints(/JavaScript parsing error[^]*JavaScript parsing error/)],
  },
  {
    statement: 'a rule of the type asset/source imports a CSV file as a string',
    files: {
      'src/a.csv': 'name,age\nAda Lovelace,36\n',
      'src/index.js': "import text from './a.csv'; console.log('CELL', text.split(',')[1].split('\\n')[1]);",
    },
    config:
      "{ output: { targets: ['node'] }, tools: { rspack: { module: { rules: [{ test: /\\.csv$/, type: 'asset/source' }] } } } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('CELL Ada Lovelace', 'node')],
  },
  {
    statement: 'a rule for a loader that returns a script needs no type',
    files: {
      's.cjs': "module.exports = (source) => 'export default ' + source;",
      'src/b.json5': '{ b: 2, }',
      'src/index.js': "import { b } from './again.js'; console.log('B', b);",
      'src/again.js': "import data from './b.json5'; export const { b } = data;",
    },
    config:
      "{ output: { targets: ['node'] }, tools: { rspack: { module: { rules: [{ test: /\\.json5$/, use: './s.cjs' }] } } } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('B 2', 'node')],
  },
  {
    statement:
      'methods of imported arrays and objects get wrong values in production, those of strings do not',
    files: {
      ...team,
      'src/index.js': `
        import team, { members } from './team.json';
        console.log(members.map((name) => name), members.includes('Ada'), team.office.hasOwnProperty('city'), team.name.toUpperCase());
      `,
    },
    config: "{ output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('[ 0 ] false false HARBOUR CREW', 'node'), printsNot('warn', 'rsbuild')],
  },
  {
    statement: 'a variable keeps the whole array for its methods, and so does a file that contains an array',
    files: {
      ...team,
      'src/list.json': '["a", "b"]',
      'src/index.js': `
        import team from './team.json';
        import list from './list.json';
        const members = team.members;
        console.log(members.map((name) => name), list.map((name) => name));
      `,
    },
    config: "{ output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints("[ 'Ada', 'Lin' ] [ 'a', 'b' ]", 'node')],
  },
  {
    statement: 'in development, methods of an imported array get its items',
    files: {
      ...team,
      'build.mjs':
        "import { createRsbuild } from '@rsbuild/core'; await (await createRsbuild({ rsbuildConfig: { output: { targets: ['node'] } } })).build({ mode: 'development' });",
      'src/index.js': "import team from './team.json'; console.log(team.members.map((name) => name));",
    },
    commands: ['node build.mjs', 'node dist/server/index.js'],
    expect: [prints("[ 'Ada', 'Lin' ]", 'node dist')],
  },
  ...[
    ['is enabled by default with moduleResolution bundler', '"moduleResolution": "bundler"', 0],
    ['is not with node10', '"moduleResolution": "node10", "ignoreDeprecations": "6.0"', 1],
  ].map(([what, options, code]) => ({
    statement: `resolveJsonModule ${what}, and a declaration next to a file has precedence`,
    files: {
      ...team,
      'src/a.ts': "import team from './team.json'; export const city: string = team.office.city;",
      'src/env.d.ts': '/// <reference types="@rsbuild/core/types" />',
      'src/limits.toml': 'unit = "kB"',
      'src/limits.toml.d.ts': 'declare const limits: { unit: string }; export default limits;',
      'src/b.ts':
        "import limits from './limits.toml'; const unit: string = limits.unit;\n// @ts-expect-error\nconst none = limits.none; export { unit, none };",
      'tsconfig.json': `{ "compilerOptions": { "module": "ESNext", ${options}, "esModuleInterop": true, "noEmit": true, "skipLibCheck": true, "types": [] }, "files": ["src/env.d.ts", "src/a.ts", "src/b.ts"] }`,
    },
    commands: ['tsc'],
    expect:
      code === 0
        ? [exits(0)]
        : [exits(1), prints("Cannot find module './team.json'. Consider using '--resolveJsonModule'")],
  })),
  {
    statement: 'includes() finds no item of an imported array in production, methods of numbers work',
    files: {
      'src/data.json': '{ "members": ["Ada", "Lin"], "price": 3.5 }',
      'src/index.js':
        "import data from './data.json'; console.log(data.members.includes('Ada'), data.price.toFixed(2));",
    },
    config: "{ output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('false 3.50', 'node')],
  },
  {
    statement: 'methods of a namespace import and of a re-exported key get wrong values too',
    files: {
      ...team,
      'src/index.js': "import './namespace.js'; import './re-exported.js';",
      'src/namespace.js':
        "import * as team from './team.json'; console.log(team.members.map((name) => name));",
      'src/data.json': '{ "tags": ["a", "b"] }',
      'src/data.js': "export { tags } from './data.json';",
      'src/re-exported.js': "import { tags } from './data.js'; console.log(tags.map((tag) => tag));",
    },
    config: "{ output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('[ 0 ]\n[ 0 ]', 'node')],
  },
  {
    statement: 'require() keeps the whole file',
    files: {
      'src/data.json': '{ "used": 1, "unused": "kept" }',
      'src/index.js': "const data = require('./data.json'); console.log(data.used);",
    },
    expect: [contains('dist/static/js/index.*.js', '"kept"')],
  },
  {
    statement: 'an empty file fails without its name',
    files: {
      'src/data.json': '',
      'src/index.js': "import data from './data.json'; console.log(data);",
      'build.mjs': `import { createRsbuild } from '@rsbuild/core';
        const rsbuild = await createRsbuild();
        await rsbuild.build();`,
    },
    commands: ['node build.mjs'],
    expect: [exits(1), prints('an error occurred when formatting an argument'), printsNot('data.json')],
  },
];
