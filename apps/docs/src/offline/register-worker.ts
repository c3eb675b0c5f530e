import { siteConfig } from '@docs/content/site';
import { createPolicy, serviceWorkerPolicyName } from '../document/trusted-types.ts';
import { preloadHeader, serviceWorkerFile } from './offline-files.ts';

const workerUrl = siteConfig.base + serviceWorkerFile;

/** Allows only the service worker. */
const policy = createPolicy(serviceWorkerPolicyName, {
  createScriptURL: (url: string) => {
    if (url === workerUrl) return url;
    throw new TypeError(`${url} is not the service worker.`);
  },
});

/**
 * Registers the service worker; a new version is activated without a prompt. Rejects if the browser or host refuses it.
 */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register(policy.createScriptURL(workerUrl), { updateViaCache: 'none' });
}

const registration = () => navigator.serviceWorker.getRegistration(siteConfig.base);

/** Time for a new worker to start, or to remove itself, in milliseconds. */
const startMs = 5000;

/**
 * Whether the active worker keeps files; false after `--kill-service-worker`. A tab keeps an unregistered worker alive, and
 * `registerWorker` restores its registration: the header of navigation preload marks it, and this unregisters it again.
 */
export async function isKeeping(): Promise<boolean> {
  const found = await registration();
  if (found?.active?.state !== 'activated') return found !== undefined;
  const preload = await found.navigationPreload?.getState();
  if (preload?.headerValue !== preloadHeader.withdrawn) return true;
  await found.unregister();
  return false;
}

/** `isKeeping` once the worker has started. A page that bypassed the worker is not controlled by it, but has one. */
export async function isOffered(): Promise<boolean> {
  await Promise.race([whenServed(), new Promise((resolve) => setTimeout(resolve, startMs))]);
  return isKeeping();
}

/** Resolves when the service worker controls this page; never after `--kill-service-worker`. */
async function whenServed(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

/**
 * Resolves when the service worker is active; never after `--kill-service-worker`. Unlike `whenServed`, it also
 * resolves after a hard reload, which bypasses the worker.
 */
export async function whenActive(): Promise<void> {
  if ((await registration())?.active?.state !== 'activated') await whenServed();
}
