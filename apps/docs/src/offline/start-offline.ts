import { siteConfig } from '@docs/content/site';
import { onIdle } from '../document/on-idle.ts';
import { contentReloadEvent, documentLocale } from '../document/signals.ts';
import { createPolicy, serviceWorkerPolicyName } from '../document/trusted-types.ts';
import { keepSeen } from './keep-seen.ts';
import { serviceWorkerFile } from './offline-files.ts';

const { base } = siteConfig;

/** Allows only the service worker. */
const policy = createPolicy(serviceWorkerPolicyName, {
  createScriptURL: (url: string) => {
    if (url === base + serviceWorkerFile) return url;
    throw new TypeError(`${url} is not the service worker.`);
  },
});

/** Resolves when a service worker serves this page. */
async function controlled({ serviceWorker }: Navigator): Promise<void> {
  const url = policy.createScriptURL(base + serviceWorkerFile);
  await serviceWorker.register(url, { updateViaCache: 'none' });
  if (serviceWorker.controller) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}

/** Without a network, the page works as before; a failure is no more than a warning. */
const warn = (error: unknown) => console.warn('What was seen is not kept for use without a network.', error);

/** Call when the browser is idle. Keeps this page, and those that follow it, for use without a network. */
export async function startOffline(): Promise<void> {
  try {
    await controlled(navigator);
  } catch (error) {
    warn(error);
    return;
  }
  let keeping = Promise.resolve();
  const keep = () => {
    keeping = keeping.then(() => keepSeen(documentLocale())).catch(warn);
  };
  keep();
  window.addEventListener(contentReloadEvent, () => onIdle(keep));
}
