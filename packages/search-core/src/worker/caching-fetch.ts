/** Cache Storage may be stuck, as IndexedDB may. */
const timeoutMs = 500;

/** What this file needs of `CacheStorage`. */
export type Caches = Pick<CacheStorage, 'open'>;

export interface CachingOptions {
  readonly cacheName: string;
  /** The least recently used are left out beyond this number. */
  readonly maxFiles: number;
  readonly fetchFile?: typeof fetch;
  /** @default the Cache Storage of the worker, which there is over HTTPS only */
  readonly caches?: Caches | undefined;
}

/**
 * A `fetch` for files that are named by their content: once answered, a URL or a range of it is not asked for again, unless with
 * `cache: 'reload'`. Without Cache Storage, or where it fails, it is `fetch`.
 */
export function createCachingFetch({
  cacheName,
  maxFiles,
  fetchFile = fetch,
  caches = globalThis.caches,
}: CachingOptions): typeof fetch {
  let opening: Promise<Cache> | undefined;
  // Inside `catch`: access may throw.
  const opened = async (): Promise<Cache> => {
    if (caches === undefined) throw new Error('no Cache Storage');
    return (opening ??= caches.open(cacheName));
  };
  const find = async (key: string): Promise<Response | undefined> => {
    const timeout = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), timeoutMs));
    return Promise.race([timeout, opened().then((cache) => cache.match(key))]);
  };
  /** `put` of a key that is there makes it the newest: keys are in the order of insertion. */
  const keep = async (key: string, answer: Response): Promise<void> => {
    const cache = await opened();
    await cache.put(key, answer.status === 206 ? asWhole(answer) : answer);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - maxFiles)).map((key) => cache.delete(key)));
  };

  return async (url, init) => {
    const range = new Headers(init?.headers).get('range');
    const name = url instanceof Request ? url.url : String(url);
    const key = range === null ? name : `${name}?${range}`;
    const kept = init?.cache === 'reload' ? undefined : await find(key).catch(() => undefined);
    const answer = kept ?? (await fetchFile(url, init));
    // Not awaited: answers do not wait for the cache. It may be full.
    if (answer.ok) void keep(key, answer.clone()).catch(() => undefined);
    return answer;
  };
}

/** Cache Storage refuses status 206. `content-range` still tells that it is a part. */
function asWhole({ body, headers }: Response): Response {
  const kept = new Headers(headers);
  // Answers of another origin may hide it.
  kept.set('content-range', headers.get('content-range') ?? 'bytes */*');
  return new Response(body, { headers: kept });
}
