/** The benchmark: measures every engine on every corpus and prints one table. `usage` has the options. */
import { rmSync, writeFileSync } from 'node:fs';
import { isLeftOut, type Cell, type CorpusFacts } from './cell.ts';
import type { CorpusSource } from './corpora/corpus.ts';
import { selectCorpora } from './corpora/select-corpora.ts';
import { isCompared, type EngineName } from './engines/engine-facts.ts';
import { measureCorpus } from './measure-corpus.ts';
import { readOptions, usage, type Options } from './options.ts';
import { plotSvg } from './plot.ts';
import { reportMarkdown, reportText } from './report.ts';
import { bundleChild, childRunner, workFolder } from './spawn-child.ts';

export async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const options = readOptions(args, process.env);
  const corpora = selectCorpora(options);
  try {
    const cells = await measureAll(corpora, options);
    const report = { cells, rounds: options.rounds, command: commandOf(args) };
    console.log(reportText(report));
    if (options.write) {
      writeFileSync(new URL('../BENCHMARKS.md', import.meta.url), reportMarkdown(report));
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
  const seconds = new Map<Cell, number>();

  /** Time grows at least with the number of sections; engines that ratios are made with are always tried. */
  const foresee = (engine: EngineName, corpus: CorpusFacts): string | null => {
    if (!corpus.name.startsWith('generated-') || isCompared(engine, corpus.locale)) return null;
    const smaller = cells.findLast(
      (cell) => cell.engine === engine && cell.corpus.name.startsWith('generated-'),
    );
    if (!smaller) return null;
    if (isLeftOut(smaller.result)) return `as on ${smaller.corpus.name}`;
    const growth = corpus.sections / smaller.corpus.sections;
    const expectedMs = ((seconds.get(smaller) ?? 0) * 1000 * growth) / smaller.result.rounds;
    return expectedMs > options.limitMs ? `it would take about ${Math.round(expectedMs / 1000)} s` : null;
  };

  for (const source of corpora) {
    const corpus = source.load();
    await measureCorpus(corpus, run, {
      engines: options.engines,
      rounds: options.rounds,
      askBudgetMs: options.askBudgetMs,
      foresee,
      onCell(cell, took) {
        cells.push(cell);
        seconds.set(cell, took);
        const outcome = isLeftOut(cell.result) ? `left out: ${cell.result.leftOut}` : `${took.toFixed(1)} s`;
        console.error(`${cell.corpus.name} ${cell.engine}: ${outcome}`);
      },
    });
  }
  return cells;
}

const commandOf = (args: readonly string[]): string =>
  ['npm run bench', ...(args.length > 0 ? ['--', ...args] : [])].join(' ');
