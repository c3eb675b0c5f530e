import { prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'the core does not import TOML and YAML, but JSON',
    files: {
      'src/index.js':
        "import json from './a.json'; import * as toml from './a.toml'; import yaml from './a.yaml'; console.log(json.a, 'toml', toml.a, toml.default, 'yaml', yaml); try { require('./b.yaml'); } catch ({ message }) { console.log(message); }",
      'src/a.json': '{ "a": 5 }',
      'src/a.toml': 'a = 5',
      'src/a.yaml': 'title: "Bread"\nprices:\n  - 5',
      'src/b.yaml': 'title: Bread',
    },
    config: "{ output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('5 toml undefined {} yaml {}\nBread is not defined')],
  },
];
