import { prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'the core does not import TOML and YAML, but JSON',
    files: {
      'src/index.js':
        "import json from './a.json'; import * as toml from './a.toml'; console.log(json.a, 'toml', toml.a, toml.default);",
      'src/a.json': '{ "a": 5 }',
      'src/a.toml': 'a = 5',
    },
    config: "{ output: { targets: ['node'] } }",
    commands: ['rsbuild build', 'node dist/server/index.js'],
    expect: [prints('5 toml undefined')],
  },
];
