/** The interface of the test page, as `window.testPage`. */
import { createSearchClient, type SearchClient } from '@docs/search-core/client';
import { changeStored, holdDatabase, readStored } from './stored-values.ts';

export interface StartedClient {
  readonly client: SearchClient;
  /** Workers that the client has started, in order. */
  readonly workers: readonly Worker[];
}

/** Scripts of the workers in order; later workers run the last one. */
function startClient(scripts: readonly string[]): StartedClient {
  const workers: Worker[] = [];
  const client = createSearchClient(() => {
    const script = scripts[Math.min(workers.length, scripts.length - 1)];
    const worker = new Worker(`/${script}.js`, { type: 'module' });
    workers.push(worker);
    return worker;
  });
  return { client, workers };
}

const testPage = { startClient, readStored, changeStored, holdDatabase };

declare global {
  interface Window {
    readonly testPage: typeof testPage;
  }
}

Object.assign(window, { testPage });
