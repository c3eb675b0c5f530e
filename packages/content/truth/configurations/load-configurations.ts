import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/problems/problem.ts';
import { askPackages } from '../process/ask-packages.ts';
import type { Sample } from '../samples/fence.ts';
import { isConfiguration } from '../samples/sample-kinds.ts';
import { toLoadable } from './stand-ins.ts';

/** Loads every configuration file with `createRsbuild` and `initConfigs`, in development and production mode. */
export function loadConfigurations(samples: readonly Sample[]): {
  readonly loaded: number;
  readonly problems: readonly Problem[];
} {
  const selected = samples.filter(
    (sample) => isConfiguration(sample) && sample.unchecked === null && !sample.expectError,
  );
  const distinct = [...new Map(selected.map((sample) => [sample.code, sample])).values()];
  const rejected = askPackages('truth/configurations/load.mjs', (folder) =>
    distinct.map(({ code }, id) => {
      const isCommonJs = /\bmodule\.exports\b/.test(code);
      const path = join(folder, `${id}.${isCommonJs ? 'cjs' : 'mjs'}`);
      writeFileSync(path, toLoadable(code, isCommonJs));
      return { id, path };
    }),
  ) as readonly { readonly id: number; readonly message: string }[];
  const messages = new Map(rejected.map(({ id, message }) => [distinct[id]?.code, message]));
  return {
    loaded: selected.length,
    problems: selected.flatMap(({ file, line, code }) => {
      const message = messages.get(code);
      if (message === undefined) return [];
      return [
        {
          file,
          line,
          column: 1,
          what: `The package rejects the configuration: ${message}`,
          todo: 'Correct the sample.',
        },
      ];
    }),
  };
}
