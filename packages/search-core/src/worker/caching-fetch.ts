/** Cache Storage may never answer, like IndexedDB. */
const timeoutMs = 500;

/** The part of `CacheStorage` that this file needs. */
export type Caches = Pick<CacheStorage, 'open'>;

export interface CachingOptions {
  readonly cacheName: string;
  /** Maximum number of cached files; the least recently used are deleted. */
  readonly maxFiles: number;
  readonly fetchFile?: typeof fetch;
  /** @default the Cache Storage of the worker, which exists over HTTPS only */
  readonly caches?: Caches | undefined;
}

/**
 * A `fetch` for files that are named by their content: a cached URL or range is not requested again, except with
 * `cache: 'reload'`. A whole file also answers ranges: it is cached once if a host ignores ranges, and replaces a
 * damaged range after a reload. Without Cache Storage, or if it fails, it behaves like `fetch`.
 */
export function createCachingFetch({
  cacheName,
  maxFiles,
  fetchFile = fetch,
  caches = globalThis.caches,
}: CachingOptions): typeof fetch {
  let opening: Promise<Cache> | undefined;
  /** Set after a timeout; then no request waits for the cache until it answers again. */
  let isStuck = false;
  /** Keys that this visit has made the newest: one `put` per visit is enough. */
  const written = new Set<string>();
  // Called inside `catch`, because access may throw.
  const opened = async (): Promise<Cache> => {
    if (caches === undefined) throw new Error('no Cache Storage');
    return (opening ??= caches.open(cacheName));
  };
  const find = async (key: string, name: string): Promise<Response | undefined> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => {
        isStuck = true;
        resolve(undefined);
      }, timeoutMs);
    });
    const match = async (): Promise<Response | undefined> => {
      try {
        const cache = await opened();
        const [whole, part] = await Promise.all([name, key].map((one) => cache.match(one)));
        return whole ?? part;
      } finally {
        clearTimeout(timer);
        isStuck = false;
      }
    };
    return Promise.race([timeout, match()]);
  };
  /** `put` of an existing key makes it the newest, because keys are in insertion order. */
  const keep = async (key: string, answer: Response): Promise<void> => {
    const cache = await opened();
    const dropOldest = async (numberOf: (count: number) => number): Promise<void> => {
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, Math.max(0, numberOf(keys.length))).map((old) => cache.delete(old)));
    };
    // Reads the body first: if it breaks, nothing is deleted.
    const bytes = await answer.arrayBuffer();
    // Status 206 cannot be stored in Cache Storage; `content-range` marks the entry as a part.
    const headers: HeadersInit = isPart(answer) ? { 'content-range': 'bytes */*' } : {};
    const put = () => cache.put(key, new Response(bytes, { headers }));
    await put().catch(async () => {
      // The quota may be exhausted.
      await dropOldest((count) => Math.ceil(count / 10));
      await put();
    });
    await dropOldest((count) => count - maxFiles);
  };

  return async (url, init) => {
    const range = new Headers(init?.headers).get('range');
    const name = url instanceof Request ? url.url : String(url);
    const keyOfRange = range === null ? name : `${name}?${range}`;
    const isReload = init?.cache === 'reload';
    const kept = isReload || isStuck ? undefined : await find(keyOfRange, name).catch(() => undefined);
    const answer = kept ?? (await fetchFile(url, init));
    const key = isPart(answer) ? keyOfRange : name;
    if (answer.ok && !isStuck && (isReload || !written.has(key))) {
      written.add(key);
      // Not awaited, so that answers do not wait for the cache.
      void keep(key, answer.clone()).catch(() => undefined);
    }
    return answer;
  };
}

/** Also recognizes cached parts, and parts from a host that hides `content-range` from other origins. */
function isPart({ status, headers }: Response): boolean {
  return status === 206 || headers.has('content-range');
}
