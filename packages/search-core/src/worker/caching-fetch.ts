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
 * `cache: 'reload'`. A whole file answers ranges, too: it is kept once where a host ignores ranges, and takes the place of a
 * damaged range after a reload. Without Cache Storage, or where it fails, it is `fetch`.
 */
export function createCachingFetch({
  cacheName,
  maxFiles,
  fetchFile = fetch,
  caches = globalThis.caches,
}: CachingOptions): typeof fetch {
  let opening: Promise<Cache> | undefined;
  /** A request has waited in vain; no other waits until the cache answers it after all. */
  let isStuck = false;
  /** Keys that are among the newest by now: one `put` per visit is enough. */
  const written = new Set<string>();
  // Inside `catch`: access may throw.
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
  /** `put` of a key that is there makes it the newest: keys are in the order of insertion. */
  const keep = async (key: string, answer: Response): Promise<void> => {
    const cache = await opened();
    const dropOldest = async (numberOf: (count: number) => number): Promise<void> => {
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, Math.max(0, numberOf(keys.length))).map((old) => cache.delete(old)));
    };
    // Read first: a body that breaks is no reason to drop anything.
    const bytes = await answer.arrayBuffer();
    // No status 206, which Cache Storage refuses: `content-range` tells that it is a part.
    const headers: HeadersInit = isPart(answer) ? { 'content-range': 'bytes */*' } : {};
    const put = () => cache.put(key, new Response(bytes, { headers }));
    await put().catch(async () => {
      // The quota may be used up.
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
      // Not awaited: answers do not wait for the cache.
      void keep(key, answer.clone()).catch(() => undefined);
    }
    return answer;
  };
}

/** Also out of the cache, and where the host hides `content-range` from other origins. */
function isPart({ status, headers }: Response): boolean {
  return status === 206 || headers.has('content-range');
}
