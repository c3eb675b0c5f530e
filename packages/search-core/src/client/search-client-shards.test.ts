import { afterEach, describe, expect, it, vi } from 'vitest';
import { success } from '../outcome.ts';
import { loadShards } from '../service/load-shards.ts';
import { builtShards } from '../shards/sharded-searcher.setup.ts';
import { sampleDocumentsEn } from '../testing/sample-documents.ts';
import { createChannelWorker, portsWith } from './channel-worker.setup.ts';
import { createSearchClient } from './search-client.ts';
import type { SearchClient } from './search-client.ts';

const clients: SearchClient[] = [];

function clientOf(createWorker: () => Worker): SearchClient {
  const client = createSearchClient(createWorker);
  clients.push(client);
  return client;
}

afterEach(() => {
  for (const client of clients.splice(0)) client.dispose();
});

describe('an index in shards', () => {
  it('runs several searches at once: a newer one does not wait for the files of an older one', async () => {
    const built = builtShards(sampleDocumentsEn, {
      // A shard for each term: the searches share none.
      sizes: { terms: 1, heads: 1 },
    });
    const sharded = { site: '/', locale: 'en', contentHash: 'one', manifestUrl: '/shards.bin' };
    const held: (() => void)[] = [];
    let mayHold = false;
    const ports = portsWith(async (url) => {
      if (mayHold) await new Promise<void>((resolve) => held.push(resolve));
      return success(
        url === sharded.manifestUrl ? built.manifest : (built.files.get(url.slice(1)) ?? new Uint8Array()),
      );
    });
    const client = clientOf(() => createChannelWorker(ports, loadShards));
    await client.open(sharded);
    mayHold = true;
    const older = client.search({ locale: 'en', text: 'pond', limit: 7 });
    await vi.waitFor(() => expect(held.length).toBeGreaterThan(0));
    mayHold = false;
    const newer = await client.search({ locale: 'en', text: 'koi', limit: 7 });
    expect(newer).toMatchObject({ kind: 'results', response: { query: 'koi', rowCount: 1 } });
    for (const release of held) release();
    expect(await older).toEqual({ kind: 'stale' });
  });

  it('can start its worker before the first call', () => {
    const createWorker = vi.fn(() => createChannelWorker(portsWith(() => new Promise(() => undefined))));
    const client = clientOf(createWorker);
    client.start();
    client.start();
    expect(createWorker).toHaveBeenCalledTimes(1);
    client.dispose();
    client.start();
    expect(createWorker).toHaveBeenCalledTimes(1);
  });
});
