/**
 * Measures the effect of each ranking feature: `npm run ablate -- [--judged folder]`. Prints the table of DESIGN.md.
 */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { readOptions } from '../options.ts';
import { editedSource } from '../source-edit.ts';
import type { SourceEdit } from '../source-edit.ts';
import { bundleChild, workFolder } from '../spawn-child.ts';
import { asMarkdown } from '../table.ts';
import { ablationTable } from './ablation-table.ts';
import type { CorpusRelevance } from './ablation-table.ts';
import { ablations } from './ablations.ts';

export async function main(args: readonly string[]): Promise<number> {
  const { judgedFolder } = readOptions(args, process.env);
  const run = promisify(execFile);
  const relevanceWith = async (edits: readonly SourceEdit[]): Promise<readonly CorpusRelevance[]> => {
    const bundle = await bundleChild('bench/ablations/child.ts', [editedSource(edits)]);
    const { stdout } = await run(process.execPath, [bundle, judgedFolder]);
    return JSON.parse(stdout) as readonly CorpusRelevance[];
  };
  try {
    const shipped = await relevanceWith([]);
    if (shipped.length === 0) throw new Error(`There are no judged corpora in ${judgedFolder}`);
    const ablated = [];
    for (const { name, edits } of ablations) {
      ablated.push({ name, corpora: await relevanceWith(edits) });
      console.error(`${ablated.length} of ${ablations.length}`);
    }
    console.log(asMarkdown(ablationTable(shipped, ablated)));
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
  return 0;
}
