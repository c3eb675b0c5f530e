/**
 * Evaluates one setting of the weights on all corpora: a FitJob as JSON in, the score of each query of each corpus out.
 */
import { readFileSync } from 'node:fs';
import { searchCoreEngine } from '../engines/search-core.ts';
import { depth, scoreOf, type JudgedQuery } from '../measures.ts';
import type { FitJob } from './job.ts';

const { corpora } = JSON.parse(process.argv[2] ?? '') as FitJob;
const scores = corpora.map(({ locale, indexFile, queriesFile }) => {
  const handle = searchCoreEngine.open(new Uint8Array(readFileSync(indexFile)), locale);
  const queries = JSON.parse(readFileSync(queriesFile, 'utf8')) as readonly JudgedQuery[];
  return queries.map((judged) => scoreOf(handle.rank(judged.query, depth), judged));
});
process.stdout.write(JSON.stringify(scores));
