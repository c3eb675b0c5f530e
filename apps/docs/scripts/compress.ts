import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest|bin)$/;
/** Smaller files fit into one packet anyway. */
const minBytes = 512;

/**
 * The maximum quality takes three times the CPU time of the next lower one and saves 3 %. It is used only for shared
 * files, not for the pages.
 */
const qualityOf = (file: string): number =>
  file.includes('/assets/') ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MAX_QUALITY - 1;

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < minBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualityOf(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
  await writeFile(`${file}.gz`, await gz(bytes, { level: 9 }));
}

/** Writes `.br` and `.gz` beside every text file and search index. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}
