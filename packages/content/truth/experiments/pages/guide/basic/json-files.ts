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
    statement: 'a short YAML file is read as a script without the plugin, and the import is an empty object',
    files: {
      'src/a.yaml': 'a: 1',
      'src/index.js': "import * as a from './a.yaml'; console.log('KEYS', Object.keys(a).length);",
    },
    config: "{ output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('KEYS', 'node')],
  },
  {
    statement: 'static keys in brackets are analysed too',
    files: {
      ...team,
      'src/index.js': "import team from './team.json'; console.log(team['office']['city']);",
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
    statement: 'optional chaining keeps the whole file, whether it is compiled or not',
    files: {
      ...team,
      'src/index.js': "import team from './team.json'; console.log(team?.office?.city);",
    },
    config: "{ output: { overrideBrowserslist: ['chrome >= 110'] } }",
    expect: [contains('dist/static/js/*.js', '?.city'), contains('dist/static/js/*.js', 'Harbour')],
  },
  {
    statement: 'a dynamic import keeps the whole file',
    files: {
      ...team,
      'src/index.js': "import('./team.json').then(({ office }) => console.log(office.city));",
    },
    expect: [contains('dist/static/js/async/*.js', 'Harbour')],
  },
];
