import { siteConfig } from '@docs/content/site';

let answers = true;

/**
 * Whether the host answered the last request; `navigator.onLine` is also true on a network that does not reach the
 * host.
 */
export const isHostReached = (): boolean => navigator.onLine && answers;

/** Timeout, in milliseconds. */
const patienceMs = 5000;

/** An answer stays valid for this time, in milliseconds. */
const freshMs = 3000;
let askedAt = -Infinity;
let asking: Promise<void> | null = null;

/** Whether the host answers with a status below 500. @param init makes the worker ignore it: `HEAD` or `keepHeader` */
export const answersAt = (path: string, init: RequestInit): Promise<boolean> =>
  fetch(path, { ...init, cache: 'no-store', signal: AbortSignal.timeout(patienceMs) }).then(
    ({ status }) => status < 500,
    () => false,
  );

async function ask(): Promise<void> {
  answers = await answersAt(siteConfig.base, { method: 'HEAD' });
  askedAt = performance.now();
  asking = null;
}

/** Call when a request fails or is answered from the cache. */
export async function askHost(): Promise<void> {
  // One request at a time: a timeout must not overwrite a later answer.
  if (navigator.onLine) await (asking ??= ask());
}

/** Asks unless the host has just answered. Returns whether `isHostReached` has changed. */
export async function refreshHost(): Promise<boolean> {
  const before = isHostReached();
  if (before && performance.now() - askedAt < freshMs) return false;
  await askHost();
  return isHostReached() !== before;
}
