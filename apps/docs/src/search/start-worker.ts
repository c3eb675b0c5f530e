// oxlint-disable-next-line import/default -- Vite makes the module that this query names
import workerUrl from './search.worker.ts?worker&url';
import { workerPolicyName } from './worker-policy.ts';

/** What the DOM library of TypeScript does not know. The URL it gives is an object that stands for a string. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

/** Vouches for the file of the search worker and for nothing else. */
function createVouch(): (url: string) => string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const createScriptURL = (url: string) => {
    if (url === workerUrl) return url;
    throw new TypeError(`${url} is not the search worker.`);
  };
  const policy = trustedTypes?.createPolicy(workerPolicyName, { createScriptURL });
  return policy ? (url) => policy.createScriptURL(url) : createScriptURL;
}

// Made with the first worker, whose failure the search client turns into a value. A name serves only once.
let vouch: ((url: string) => string) | undefined;

export function startWorker(): Worker {
  vouch ??= createVouch();
  return new Worker(vouch(workerUrl), { type: 'module' });
}
