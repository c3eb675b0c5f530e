import { siteConfig } from '@docs/content/site';

let answers = true;

/** Whether the host answered when it was asked last; on a network that does not lead to it, `navigator.onLine` is true. */
export const isHostReached = (): boolean => navigator.onLine && answers;

/** Timeout, in milliseconds. */
const patienceMs = 5000;

/** Call when a request fails or is answered from the cache. The service worker does not handle HEAD requests. */
export async function askHost(): Promise<void> {
  if (!navigator.onLine) return;
  const signal = AbortSignal.timeout(patienceMs);
  answers = await fetch(siteConfig.base, { method: 'HEAD', cache: 'no-store', signal }).then(
    () => true,
    () => false,
  );
}
