import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLeftOut, mergeRounds, type Cell, type CorpusFacts, type Round } from './cell.ts';
import { sectionCount, type Corpus } from './corpora/corpus.ts';
import { factsOf, isCompared, type EngineName } from './engines/engine-facts.ts';
import type { AskJob, LeftOut, WarmUp } from './job.ts';
import { workFolder, type ChildRunner } from './spawn-child.ts';

/** An engine that has used this much time on a corpus gets no further round. */
const roundsBudgetMs = 8000;
/** Factor on that budget for the engines of the ratios, whose numbers must be more stable. */
const comparedBudget = 3;
/** By document size; the best compression of large ones would take minutes. */
const brotliQuality = (bytes: number): number => (bytes < 1_000_000 ? 11 : bytes < 20_000_000 ? 9 : 5);

export interface RoundsOptions {
  readonly engines: readonly EngineName[];
  readonly rounds: number;
  /** Time budget for all queries of one process. */
  readonly askBudgetMs: number;
  readonly warmUp: WarmUp;
  /** Returns a reason to skip an engine, based on earlier results. */
  readonly foresee: (engine: EngineName, corpus: CorpusFacts) => string | null;
  readonly onCell: (cell: Cell, seconds: number) => void;
}

interface Attempt {
  readonly engine: EngineName;
  readonly rounds: Round[];
  usedMs: number;
  leftOut: LeftOut | null;
}

/**
 * Measures all engines on one corpus. Rounds alternate between the engines, so that a slow minute affects all alike.
 */
export async function measureCorpus(
  corpus: Corpus,
  run: ChildRunner,
  { engines, rounds, askBudgetMs, warmUp, foresee, onCell }: RoundsOptions,
): Promise<void> {
  const documents = JSON.stringify(corpus.documents);
  const files = {
    documentsFile: join(workFolder, 'documents.json'),
    queriesFile: join(workFolder, 'queries.json'),
    indexFile: join(workFolder, 'index.bin'),
  };
  writeFileSync(files.documentsFile, documents);
  writeFileSync(files.queriesFile, JSON.stringify(corpus.queries));
  const facts: CorpusFacts = {
    name: corpus.name,
    locale: corpus.locale,
    pages: corpus.documents.length,
    sections: sectionCount(corpus.documents),
    classes: corpus.queries.map((query) => query.class),
    judged: corpus.judged,
    brotliQuality: brotliQuality(Buffer.byteLength(documents)),
  };
  const attempts: Attempt[] = [];
  for (const engine of engines) {
    if ((factsOf(engine).locale ?? corpus.locale) !== corpus.locale) continue;
    const reason = foresee(engine, facts);
    attempts.push({ engine, rounds: [], usedMs: 0, leftOut: reason === null ? null : { leftOut: reason } });
  }
  for (let round = 0; round < rounds; round++) {
    for (const attempt of attempts) {
      const { engine } = attempt;
      const share = isCompared(engine, corpus.locale) ? comparedBudget : 1;
      if (attempt.leftOut || (round > 0 && attempt.usedMs > roundsBudgetMs * share)) continue;
      const start = performance.now();
      const job = { engine, locale: corpus.locale, ...files };
      const quality = round === 0 ? facts.brotliQuality : null;
      const built = await run.build({ step: 'build', ...job, brotliQuality: quality });
      const asked = isLeftOut(built)
        ? built
        : await askRound(run, { step: 'ask', ...job, round, budgetMs: askBudgetMs * share }, warmUp);
      attempt.usedMs += performance.now() - start;
      if (!isLeftOut(built) && !isLeftOut(asked)) attempt.rounds.push({ built, ...asked });
      else if (round === 0) attempt.leftOut = isLeftOut(built) ? built : (asked as LeftOut);
      else attempt.usedMs = Number.POSITIVE_INFINITY;
    }
  }
  for (const { engine, rounds: done, leftOut, usedMs } of attempts) {
    onCell({ corpus: facts, engine, result: leftOut ?? mergeRounds(done, facts.classes) }, usedMs / 1000);
  }
}

/** Each kind of first query needs a separate process. */
async function askRound(
  run: ChildRunner,
  job: AskJob,
  warmUp: WarmUp,
): Promise<Omit<Round, 'built'> | LeftOut> {
  const asked = await run.ask(job);
  if (isLeftOut(asked)) return asked;
  if (!asked.hasRows) return { asked, rows: null };
  const cold = await run.rows({ ...job, step: 'rows', warmUp: null });
  if (isLeftOut(cold)) return cold;
  const warm = await run.rows({ ...job, step: 'rows', warmUp });
  return isLeftOut(warm) ? warm : { asked, rows: { cold, warm } };
}
