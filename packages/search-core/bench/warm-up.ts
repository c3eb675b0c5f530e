import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLeftOut } from './cell.ts';
import { generatedCorpus } from './corpora/generated.ts';
import type { WarmUp } from './job.ts';
import { workFolder, type ChildRunner } from './spawn-child.ts';

const sections = 500;

/** Builds the index that warms up the code: generated pages of both scripts, the size of a small site. */
export async function prepareWarmUp(run: ChildRunner): Promise<WarmUp> {
  const { documents, queries, locale } = generatedCorpus(sections).load();
  const documentsFile = join(workFolder, 'warm-up-documents.json');
  const indexFile = join(workFolder, 'warm-up.bin');
  const queriesFile = join(workFolder, 'warm-up-queries.json');
  writeFileSync(documentsFile, JSON.stringify(documents));
  writeFileSync(queriesFile, JSON.stringify(queries));
  const built = await run.build({
    step: 'build',
    engine: 'search-core',
    locale,
    documentsFile,
    indexFile,
    brotliQuality: null,
  });
  if (isLeftOut(built)) throw new Error(`The index for the warm-up: ${built.leftOut}`);
  return { indexFile, queriesFile };
}
