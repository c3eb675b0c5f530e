/**
 * Fits the main weights of the engine with leave-one-out: `npm run fit -- [--judged folder] [--write]`. Prints the
 * scores on each corpus of weights that were chosen without it, next to those of the shipped weights.
 */
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { judgedCorpora } from '../corpora/judged-corpora.ts';
import { searchCoreEngine } from '../engines/search-core.ts';
import { isOfClass } from '../measures.ts';
import { readOptions } from '../options.ts';
import { withSection } from '../page-section.ts';
import { bundleChild, workFolder } from '../spawn-child.ts';
import { fitText, leftOutHeading } from './fit-report.ts';
import type { FitJob } from './job.ts';
import { crossValidate, leaveOneOut, type SettingScores } from './left-out.ts';
import { grid, scaledWeights } from './weights.ts';

const folds = 5;

export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args, process.env);
  const corpora = judgedCorpora(options.judgedFolder).map((source) => source.load());
  if (corpora.length === 0) throw new Error(`There are no judged corpora in ${options.judgedFolder}`);
  try {
    const bundle = await bundleChild('bench/fit/child.ts', [scaledWeights()]);
    const files = corpora.map(({ name, locale, documents, queries }) => {
      const [indexFile, queriesFile] = [join(workFolder, `${name}.bin`), join(workFolder, `${name}.json`)];
      writeFileSync(indexFile, searchCoreEngine.build(documents, locale).toBytes());
      writeFileSync(queriesFile, JSON.stringify(queries));
      return { locale, indexFile, queriesFile };
    });
    const bySetting = await scoresOfGrid(bundle, files);
    const [graded, linked] = [true, false].map((isGraded) =>
      corpora.flatMap(({ name, queries }, corpus): readonly SettingScores[] => {
        const counts = queries.map((query) => (isGraded ? 'grades' in query : isOfClass(query.class, 'all')));
        if (!counts.includes(true)) return [];
        const scores = bySetting.map((lists) => (lists[corpus] ?? []).filter((_, at) => counts[at]));
        return [{ name, scores }];
      }),
    );
    const text = fitText(
      leaveOneOut(linked ?? []),
      (graded ?? []).map((corpus) => crossValidate(corpus, folds)),
    );
    console.log(text);
    if (options.write) {
      const page = new URL('../../BENCHMARKS.md', import.meta.url);
      writeFileSync(page, withSection(readFileSync(page, 'utf8'), leftOutHeading, text));
    }
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
  return 0;
}

/** Scores by setting, corpus and query. One process per setting, as many at a time as there are cores. */
async function scoresOfGrid(
  bundle: string,
  corpora: FitJob['corpora'],
): Promise<readonly (readonly (readonly number[])[])[]> {
  const run = promisify(execFile);
  const results: (readonly (readonly number[])[])[] = [];
  const queue = grid.entries();
  const work = async () => {
    for (const [at, factors] of queue) {
      const job: FitJob = { factors, corpora };
      const { stdout } = await run(process.execPath, [bundle, JSON.stringify(job)], { maxBuffer: 2 ** 24 });
      results[at] = JSON.parse(stdout) as readonly (readonly number[])[];
      if ((at + 1) % 27 === 0) console.error(`${at + 1} of ${grid.length} settings`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}
