import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildIndex, formatVersion } from '../src/index.ts';
import { smallDocuments } from '../test/small-documents.ts';

/**
 * Writes the index of the small documents in the format of today, to be committed and opened by every later version:
 *   run-ts.mjs scripts/write-index-fixture.ts
 * Needed once when `formatVersion` or the id of the analyzer was raised; files of older versions stay.
 */
export function main(): Promise<void> {
  const file = fileURLToPath(new URL(`../test/fixtures/index-v${formatVersion}.bin`, import.meta.url));
  const bytes = buildIndex(smallDocuments).toBytes();
  writeFileSync(file, bytes);
  console.log(`test/fixtures/index-v${formatVersion}.bin: ${bytes.length} bytes`);
  return Promise.resolve();
}
