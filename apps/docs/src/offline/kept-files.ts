/** Files in Cache Storage, for use without a network. The page writes them, the service worker reads them. */
import { dateHeader, offlineFile } from './offline-files.ts';

/** Header of the requests of `keepFile`, which the service worker passes to the network. */
export const keepHeader = 'Docs-Keep';

/** Header of a kept file: `digestOf` its body, to detect truncated and damaged entries. */
const digestHeader = 'Docs-Digest';

/** Entry of `Server-Timing` in a kept file: it tells the page that the worker answered, not the host. */
const keptTiming = 'kept';

/** Whether a request of this document was answered by a kept file. */
export const wasKept = ({ serverTiming }: Partial<PerformanceResourceTiming>): boolean =>
  serverTiming?.some(({ name }) => name === keptTiming) ?? false;

/** Whether this document came from the host, not from its worker. */
export const isFromHost = (): boolean => !performance.getEntriesByType('navigation').some(wasKept);

/** The first 10 hexadecimal digits of the SHA-256 hash. */
async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash.subarray(0, 5)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export interface KeepOptions {
  /** The digest that the file must have; without it, any response of the host is kept. */
  readonly digest?: string;
  /** Whether a text is the wanted one; others are not kept. */
  readonly isWanted?: (text: string) => boolean;
  readonly signal?: AbortSignal;
  /** @default force-cache, which reuses responses that the page has loaded */
  readonly mode?: RequestCache;
}

/** The host sends other bytes than the build listed. */
export class ChangedFileError extends Error {}

/**
 * Fetches a file and keeps it; false if it is not the wanted text. Throws if there is no such file, if its digest
 * differs, and if the disk is full.
 */
export async function keepFile(cache: Cache, url: string, options: KeepOptions = {}): Promise<boolean> {
  const { digest: expected, isWanted, signal, mode = 'force-cache' } = options;
  const headersOfRequest = { [keepHeader]: '1' };
  const response = await fetch(url, { cache: mode, headers: headersOfRequest, ...(signal && { signal }) });
  // Some hosts redirect `/404.html` to `/404`: a digest tells whether that is the file.
  if (!response.ok || (response.redirected && expected === undefined))
    throw new Error(`${url} has status ${response.status}.`);
  const bytes = await response.arrayBuffer();
  if (isWanted?.(new TextDecoder().decode(bytes)) === false) return false;
  const digest = await digestOf(bytes);
  if (expected !== undefined && digest !== expected) {
    // The HTTP cache may have an older or damaged version.
    if (mode === 'force-cache') return keepFile(cache, url, { ...options, mode: 'reload' });
    throw new ChangedFileError(`${url} has other bytes than it was published with.`);
  }
  const headers = new Headers(response.headers);
  // Describes the transfer: the kept body is not compressed.
  headers.delete('Content-Encoding');
  headers.delete('Content-Length');
  headers.set(digestHeader, digest);
  headers.set(dateHeader, String(Date.now()));
  headers.set('Server-Timing', keptTiming);
  await cache.put(url, new Response(bytes, { headers }));
  return true;
}

/** Whether `keepFile` failed because the disk is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

const keptDigest = (response: Response | undefined): string | null =>
  response?.headers.get(digestHeader) ?? null;

/** 0 if an earlier version of the site kept the file. */
const keptDate = (response: Response | undefined): number => Number(response?.headers.get(dateHeader) ?? 0);

/** Frees the space, because a deleted cache keeps its files as long as a page has it open. */
export async function emptyCache(cache: Cache): Promise<void> {
  await Promise.all((await cache.keys()).map((request) => cache.delete(request, { ignoreVary: true })));
}

export interface KeptFile {
  readonly digest: string;
  /** Time of the fetch, in milliseconds since 1970. */
  readonly date: number;
}

/** The files of a cache by URL. */
export async function keptFiles(cache: Cache): Promise<ReadonlyMap<string, KeptFile>> {
  const [requests, responses] = await Promise.all([cache.keys(), cache.matchAll()]);
  return new Map(
    requests.map(({ url }, at) => [
      url,
      { digest: keptDigest(responses[at]) ?? '', date: keptDate(responses[at]) },
    ]),
  );
}

export const urlsIn = async (cacheName: string): Promise<readonly string[]> =>
  (await (await caches.open(cacheName)).keys()).map(({ url }) => url);

/** Unlike `caches.open`, this does not create a cache that another tab has just deleted. */
const find = (cacheName: string, url: string): Promise<Response | undefined> =>
  caches.match(url, { cacheName, ignoreVary: true });

/** When a file was fetched, in milliseconds; 0 if it is not kept. */
export const dateOf = async (cacheName: string, url: string): Promise<number> =>
  keptDate(await find(cacheName, url));

/**
 * When a document of the build was last loaded, or a copy last compared with the site; both fetch the list of the
 * shell.
 */
export async function shellDate(cacheName: string): Promise<number> {
  const list = (await urlsIn(cacheName)).find((url) => url.endsWith(`/${offlineFile('shell')}.json`));
  return list === undefined ? 0 : dateOf(cacheName, list);
}

/** Files that were read completely since the worker started. */
const sound = new Set<string>();

/** A kept file; null if there is none. A damaged one is deleted. */
export async function readKept(cacheName: string, url: string): Promise<Response | null> {
  const response = await find(cacheName, url);
  if (!response) return null;
  const key = `${cacheName} ${url} ${keptDigest(response)}`;
  if (sound.has(key)) return response;
  const bytes = await response.arrayBuffer().catch(() => new ArrayBuffer(0));
  if ((await digestOf(bytes)) === keptDigest(response)) {
    sound.add(key);
    // Reads the entry again instead of cloning `response`, because browsers keep compiled code with the cache entry.
    return (await find(cacheName, url)) ?? null;
  }
  console.warn(`${url} was damaged in ${cacheName}; it is loaded again.`);
  await (await caches.open(cacheName)).delete(url, { ignoreVary: true });
  return null;
}
