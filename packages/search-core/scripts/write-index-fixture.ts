import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildIndex, formatVersion } from '../src/index.ts';
import { smallDocuments } from '../test/small-documents.ts';

/**
 * Writes the index of the small documents in the current format, to be committed and opened by every later version:
 *   run-ts.mjs scripts/write-index-fixture.ts
 * Run it once after `formatVersion` or the id of the analyzer has changed; files of older versions stay.
 */
export function main(): Promise<void> {
  const file = fileURLToPath(new URL(`../test/fixtures/index-v${formatVersion}.bin`, import.meta.url));
  const bytes = buildIndex(smallDocuments).toBytes();
  writeFileSync(file, bytes);
  console.log(`test/fixtures/index-v${formatVersion}.bin: ${bytes.length} bytes`);
  return Promise.resolve();
}
