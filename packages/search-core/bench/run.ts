/** The benchmark: measures every engine on every corpus and prints one table. `usage` has the options. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isLeftOut, type Cell, type CorpusFacts } from './cell.ts';
import type { CorpusSource } from './corpora/corpus.ts';
import { selectCorpora } from './corpora/select-corpora.ts';
import { isCompared, type EngineName } from './engines/engine-facts.ts';
import { leftOutHeading } from './fit/fit-report.ts';
import { measureCorpus } from './measure-corpus.ts';
import { readOptions, usage, type Options } from './options.ts';
import { sectionOf } from './page-section.ts';
import { plotSvg } from './plot.ts';
import { reportMarkdown, reportText } from './report.ts';
import { bundleChild, childRunner, workFolder } from './spawn-child.ts';
import { prepareWarmUp } from './warm-up.ts';

export async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const options = readOptions(args, process.env);
  const corpora = selectCorpora(options);
  try {
    const cells = await measureAll(corpora, options);
    const page = new URL('../BENCHMARKS.md', import.meta.url);
    const leftOut = existsSync(page) ? sectionOf(readFileSync(page, 'utf8'), leftOutHeading) : undefined;
    const report = { cells, rounds: options.rounds, command: commandOf(args), leftOut };
    console.log(reportText(report));
    if (options.write) {
      writeFileSync(page, reportMarkdown(report));
      writeFileSync(new URL('../BENCHMARKS.svg', import.meta.url), plotSvg(cells));
    }
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
  return 0;
}

async function measureAll(corpora: readonly CorpusSource[], options: Options): Promise<readonly Cell[]> {
  const run = childRunner(await bundleChild(), options.limitMs);
  const cells: Cell[] = [];
  const warmUp = await prepareWarmUp(run);

  for (const source of corpora) {
    const corpus = source.load();
    await measureCorpus(corpus, run, {
      engines: options.engines,
      rounds: options.rounds,
      askBudgetMs: options.askBudgetMs,
      warmUp,
      foresee: (engine, corpus) => foresee(cells, engine, corpus, options.limitMs),
      onCell(cell, took) {
        cells.push(cell);
        const outcome = isLeftOut(cell.result) ? `left out: ${cell.result.leftOut}` : `${took.toFixed(1)} s`;
        console.error(`${cell.corpus.name} ${cell.engine}: ${outcome}`);
      },
    });
  }
  return cells;
}

/** Returns why an engine can be skipped on a larger corpus. The engines of the ratios are never skipped. */
function foresee(
  cells: readonly Cell[],
  engine: EngineName,
  corpus: CorpusFacts,
  limitMs: number,
): string | null {
  const isGenerated = ({ name }: CorpusFacts) => name.startsWith('generated-');
  if (!isGenerated(corpus) || isCompared(engine, corpus.locale)) return null;
  const smaller = cells.findLast((cell) => cell.engine === engine && isGenerated(cell.corpus));
  if (!smaller) return null;
  if (isLeftOut(smaller.result)) return `as on ${smaller.corpus.name}`;
  // Built once and opened several times; both grow slightly faster than the corpus.
  const { buildMs, openMs } = smaller.result;
  const expectedMs = ((buildMs + 4 * openMs) * 1.5 * corpus.sections) / smaller.corpus.sections;
  return expectedMs > limitMs / 2 ? `would take about ${Math.round(expectedMs / 1000)} s` : null;
}

const commandOf = (args: readonly string[]): string =>
  ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
