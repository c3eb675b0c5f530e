/**
 * Answers without a network from the files that the page has kept (decision 11). It keeps nothing itself. Other files
 * come from the network; after some seconds without an answer, a document becomes 404.html and a page module an error.
 */
import { hashedFolders, latestFolder } from '../data/content-files.ts';
import { findHashed, findKept, findLatest, findShell } from './find-kept.ts';
import { keepHeader } from './kept-files.ts';
import { preloadHeader } from './offline-files.ts';

declare const self: ServiceWorkerGlobalScope;

const base = new URL(self.registration.scope).pathname;

/**
 * Time for the first byte, in milliseconds, before a kept file answers: pages stay readable on a network that is
 * connected but does not respond.
 */
const patienceMs = 3000;
/**
 * Shorter wait after a request that exceeded `patienceMs`, so that not every page of a visit waits, and its duration;
 * in milliseconds.
 */
const impatienceMs = 200;
const impatientForMs = 30_000;
let impatientUntil = 0;

/** Timeout of Cache Storage and then of the network, in milliseconds, before the fallback answers: browsers wait for minutes. */
const limitMs = 5000;
/** Shorter timeout after a request that exceeded it, until the host answers a request of this worker. */
const silentMs = 1000;
let isSilent = false;

/** Time after which the network is asked too, in milliseconds, because Cache Storage may never answer. */
const stuckMs = 1000;

type Find = () => Promise<Response | null>;

/** Undefined: no answer yet. */
const isFailure = (answer: Response | null | undefined): boolean => !answer || answer.status >= 500;

const after = (ms: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, ms);
  });

/** @param fallback answers if the network or the host fails or does not respond, and nothing was found */
async function networkFirst(load: Promise<Response>, find: Find, fallback?: Find): Promise<Response> {
  const isImpatient = Date.now() < impatientUntil;
  const loaded = load.then(
    (answer) => {
      isSilent = false;
      return answer;
    },
    () => null,
  );
  const first = await Promise.race([loaded, after(isImpatient ? impatienceMs : patienceMs)]);
  if (first !== undefined) impatientUntil = 0;
  else if (!isImpatient) impatientUntil = Date.now() + impatientForMs;
  if (!isFailure(first)) return load;
  const kept = await Promise.race([find().catch(() => null), after(limitMs)]);
  if (kept) return kept;
  const second = await Promise.race([loaded, after(isSilent ? silentMs : limitMs)]);
  if (second === undefined) isSilent = true;
  const last = isFailure(second) ? await fallback?.().catch(() => null) : null;
  return last ?? load;
}

async function keptFirst(load: () => Promise<Response>, find: Find): Promise<Response> {
  const finding = find().catch(() => null);
  const kept = await Promise.race([finding, after(stuckMs)]);
  if (kept) return kept;
  const loading = load();
  return Promise.any([loading, finding.then((late) => late ?? loading)]);
}

/** The response of the navigation preload, which loaded while the worker started. */
async function loadDocument({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined;
  return preloaded ?? fetch(request);
}

/** Null for requests that are left to the browser, such as those of `keepFile`. */
function answerOf(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return null;
  if (!url.pathname.startsWith(base) || request.headers.has('range')) return null;
  if (request.mode === 'navigate') {
    const address = url.origin + url.pathname;
    return networkFirst(
      loadDocument(event),
      () => findKept(base, address),
      () => findShell(base, url),
    );
  }
  if (request.headers.has(keepHeader)) return null;
  const [folder = ''] = url.pathname.slice(base.length).split('/');
  const load = () => fetch(request);
  if ((hashedFolders as readonly string[]).includes(folder))
    return keptFirst(load, () => findHashed(base, url.href));
  // After an error the page loads the document of the link.
  if (folder === latestFolder)
    return networkFirst(
      load(),
      () => findLatest(base, url.href),
      () => Promise.resolve(Response.error()),
    );
  return networkFirst(load(), () => findKept(base, url.href));
}

async function takeOver(): Promise<void> {
  const preload = self.registration.navigationPreload;
  // Firefox fails a navigation whose preload fails, even if the worker responds.
  await preload?.[navigator.userAgent.includes('Firefox') ? 'disable' : 'enable']();
  await preload?.setHeaderValue(preloadHeader.kept);
  await self.clients.claim();
}

// A new version can serve old pages too: all files are found by their addresses.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const answer = answerOf(event);
  if (answer) event.respondWith(answer);
});
