import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';

const archives = fileURLToPath(new URL('../../apps/docs/archive/', import.meta.url));

/** Unpacks the output of `npm run archive` into a folder whose name has a space and a `#`, as users may have. */
export function unpackArchive(): {
  readonly folder: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
} {
  const [zip] = readdirSync(archives).filter((file) => file.endsWith('.zip'));
  if (zip === undefined) throw new Error('There is no archive: run `npm run archive`.');
  const files = new Map(Object.entries(unzipSync(readFileSync(join(archives, zip)))));
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'my docs #'));
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return { folder, files };
}
