import { existsSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { engineNames, isEngineName, type EngineName } from './engines/engine-facts.ts';

export const usage = `npm run bench -- [options]
  --corpora a,b     only these; a name may end in *
  --engines x,y     only these: ${engineNames.join(', ')}
  --documents f,g   files of search documents, measured besides
  --judged folder   judged corpora (NAME.documents.json.gz and NAME.queries.json); also SEARCH_EVAL
  --rounds n        processes of each kind whose median counts (3)
  --query-seconds n what the queries of one process may take (15; thrice for those compared with)
  --limit-seconds n what one process may take (120)
  --quick           one round, small corpora
  --write           also writes BENCHMARKS.md and BENCHMARKS.svg`;

export interface Options {
  /** Null for all. */
  readonly corpora: readonly string[] | null;
  readonly engines: readonly EngineName[];
  readonly documentFiles: readonly string[];
  readonly judgedFolder: string;
  readonly rounds: number;
  readonly askBudgetMs: number;
  readonly limitMs: number;
  readonly quick: boolean;
  readonly write: boolean;
}

/** Next to the checkout. */
const usualJudgedFolder = fileURLToPath(new URL('../../../../shared/eval', import.meta.url));

/** Throws for an unknown option or engine. */
export function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      corpora: { type: 'string' },
      engines: { type: 'string' },
      documents: { type: 'string' },
      judged: { type: 'string' },
      rounds: { type: 'string' },
      'query-seconds': { type: 'string' },
      'limit-seconds': { type: 'string' },
      quick: { type: 'boolean' },
      write: { type: 'boolean' },
    },
  });
  const engines = list(values.engines) ?? engineNames;
  const unknown = engines.filter((name) => !isEngineName(name));
  if (unknown.length > 0) throw new Error(`No engine ${unknown.join(', ')}.\n${usage}`);
  const quick = values.quick ?? false;
  const folder = values.judged ?? env['SEARCH_EVAL'];
  const judgedFolder = folder === undefined ? usualJudgedFolder : fromHere(folder);
  if (folder !== undefined && !existsSync(judgedFolder))
    throw new Error(`There is no folder ${judgedFolder}`);
  return {
    corpora: list(values.corpora),
    engines: engines.filter(isEngineName),
    documentFiles: (list(values.documents) ?? []).map(fromHere),
    judgedFolder,
    rounds: count('rounds', values.rounds, quick ? 1 : 3),
    askBudgetMs: count('query-seconds', values['query-seconds'], 15) * 1000,
    limitMs: count('limit-seconds', values['limit-seconds'], 120) * 1000,
    quick,
    write: values.write ?? false,
  };
}

const list = (value: string | undefined): string[] | null =>
  value === undefined ? null : value.split(',').filter((item) => item !== '');

/** Resolves a path against the folder where npm was called, which is not the one where it runs the script. */
const fromHere = (path: string): string =>
  isAbsolute(path) ? path : resolve(process.env['INIT_CWD'] ?? process.cwd(), path);

function count(name: string, value: string | undefined, usual: number): number {
  const number = value === undefined ? usual : Number(value);
  if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} wants a number from 1.\n${usage}`);
  return number;
}
