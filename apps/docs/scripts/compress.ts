import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hashOf } from './hash.ts';
import { siteFile, type SiteFile, type SiteFiles } from './site-folder.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const compressible = /\.(html|js|css|json|svg|xml|txt|webmanifest|bin)$/;

/**
 * The maximum quality takes two to three times the CPU time of the next lower one and saves 2 to 10 %. It is used for
 * shared files, but not for pages and for `contents.*.bin`, which change with every word: there 0.3 s would save 2 %.
 */
const qualityOf = (file: string): number =>
  /^(assets\/|content\/search\/(heads|index)\.)/.test(file)
    ? constants.BROTLI_MAX_QUALITY
    : constants.BROTLI_MAX_QUALITY - 1;

/** The size of Node's thread pool. Each file that waits for a thread has an encoder, which takes megabytes. */
const concurrency = 4;

/** Changes with the code of this file and the libraries of Node: copies of another version are compressed again. */
export const compressorVersion = (): string =>
  hashOf(process.version, readFileSync(fileURLToPath(import.meta.url)));

/** Digests of a file and of its compressed copies. */
export interface CompressedFile {
  readonly source: string;
  readonly br: string;
  readonly gz: string;
}

interface Copies {
  readonly br: SiteFile;
  readonly gz: SiteFile;
}

async function compress(file: string, bytes: Uint8Array): Promise<Copies> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualityOf(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return { br: siteFile(await brotli(bytes, { params })), gz: siteFile(await gz(bytes, { level: 9 })) };
}

export interface Compressed {
  /** With the extensions `.br` and `.gz`. */
  readonly files: SiteFiles;
  readonly digests: ReadonlyMap<string, CompressedFile>;
}

/**
 * Compresses every text file and search index, or keeps the copies of the last build.
 * @param find finds a file of the last build; null if it is missing
 */
export async function compressFiles(
  files: SiteFiles,
  known: ReadonlyMap<string, CompressedFile>,
  find: (path: string) => SiteFile | null,
): Promise<Compressed> {
  const copies = new Map<string, SiteFile>();
  const digests = new Map<string, CompressedFile>();
  /** Pinned and latest files are equal. */
  const bySource = new Map<string, Promise<Copies>>();

  const findCopy = (path: string, digest: string | undefined): SiteFile | null => {
    const file = digest === undefined ? null : find(path);
    return file?.digest === digest ? file : null;
  };

  async function add(path: string, file: SiteFile): Promise<void> {
    // Short files too: if a file shrinks, an upload must replace the copies of the longer one.
    if (!compressible.test(path)) return;
    const source = file.digest;
    const last = known.get(path)?.source === source ? known.get(path) : undefined;
    const br = findCopy(`${path}.br`, last?.br);
    const gzipped = findCopy(`${path}.gz`, last?.gz);
    const key = `${source} ${qualityOf(path)}`;
    const compressed = br && gzipped ? Promise.resolve({ br, gz: gzipped }) : bySource.get(key);
    const result = compressed ?? compress(path, file.read());
    bySource.set(key, result);
    const made = await result;
    copies.set(`${path}.br`, made.br);
    copies.set(`${path}.gz`, made.gz);
    digests.set(path, { source, br: made.br.digest, gz: made.gz.digest });
  }

  const pending = files.entries();
  const work = async (): Promise<void> => {
    for (const [path, file] of pending) await add(path, file);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return { files: copies, digests };
}
