import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hashOf } from './hash.ts';

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
  /^(assets|content\/search)\//.test(file) ? constants.BROTLI_MAX_QUALITY : constants.BROTLI_MAX_QUALITY - 1;

/** The size of Node's thread pool. Each file that waits for a thread has an encoder, which takes megabytes. */
const concurrency = 4;

/** Hashes of a file and of its compressed copies. */
export interface CompressedFile {
  readonly source: string;
  readonly br: string;
  readonly gz: string;
}

interface Copies {
  readonly br: Uint8Array;
  readonly gz: Uint8Array;
}

async function compress(file: string, bytes: Uint8Array): Promise<Copies> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualityOf(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return { br: await brotli(bytes, { params }), gz: await gz(bytes, { level: 9 }) };
}

export interface Compressed {
  /** Path below the site → bytes; with the extensions `.br` and `.gz`. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly hashes: ReadonlyMap<string, CompressedFile>;
}

/**
 * Compresses every text file and search index, or takes the copies of the last build.
 * @param readSite bytes of a file of the last build; null if it is missing
 */
export async function compressFiles(
  files: ReadonlyMap<string, string | Uint8Array>,
  known: ReadonlyMap<string, CompressedFile>,
  readSite: (file: string) => Uint8Array | null,
): Promise<Compressed> {
  const copies = new Map<string, Uint8Array>();
  const hashes = new Map<string, CompressedFile>();
  /** Pinned and latest files are equal. */
  const bySource = new Map<string, Promise<Copies>>();

  const readCopy = (file: string, hash: string | undefined): Uint8Array | null => {
    const bytes = hash === undefined ? null : readSite(file);
    return bytes !== null && hashOf(bytes) === hash ? bytes : null;
  };

  async function add(file: string, content: string | Uint8Array): Promise<void> {
    const bytes = Buffer.from(content);
    if (!compressible.test(file) || bytes.length < minBytes) return;
    const source = hashOf(bytes);
    const last = known.get(file)?.source === source ? known.get(file) : undefined;
    const br = readCopy(`${file}.br`, last?.br);
    const gzipped = readCopy(`${file}.gz`, last?.gz);
    const key = `${source} ${qualityOf(file)}`;
    const compressed = br && gzipped ? Promise.resolve({ br, gz: gzipped }) : bySource.get(key);
    const result = compressed ?? compress(file, bytes);
    bySource.set(key, result);
    const made = await result;
    copies.set(`${file}.br`, made.br);
    copies.set(`${file}.gz`, made.gz);
    hashes.set(file, { source, br: hashOf(made.br), gz: hashOf(made.gz) });
  }

  const pending = files.entries();
  const work = async (): Promise<void> => {
    for (const [file, content] of pending) await add(file, content);
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return { files: copies, hashes };
}
