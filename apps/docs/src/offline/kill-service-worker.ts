/** Replaces the service worker with `--kill-service-worker`: removes itself and all kept files. */
import { keptCacheNames } from './cache-names.ts';
import { preloadHeader } from './offline-files.ts';
import { sendRemoved } from './removals.ts';

declare const self: ServiceWorkerGlobalScope;

async function remove(): Promise<void> {
  const names = await keptCacheNames(new URL(self.registration.scope).pathname);
  await Promise.all(names.map((name) => caches.delete(name)));
  names.forEach(sendRemoved);
  // Tells `isKeeping`: a page may take the registration back while another tab uses it.
  await self.registration.navigationPreload?.setHeaderValue(preloadHeader.withdrawn);
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
