import { vi } from 'vitest';
import { failure, success } from '../outcome.ts';
import { indexFiles } from '../testing/index-files.ts';
import { createMemoryIndexStore } from '../testing/memory-index-store.ts';
import { sampleDocumentsEn, sampleDocumentsZh } from '../testing/sample-documents.ts';
import type { FileSource, ServicePorts } from './ports.ts';
import type { WholeIndexRequest } from './protocol.ts';
import { createSearchService } from './search-service.ts';

const site = 'https://garden.example/';
const requestOf = (locale: string, name: string, contentHash: string): WholeIndexRequest => ({
  site,
  locale,
  indexUrl: `/${name}/index.bin`,
  contentsUrl: `/${name}/contents.bin`,
  contentHash,
});
export const en = requestOf('en', 'en', 'one');
export const zh = requestOf('zh', 'zh', 'one');
export const enTwo = requestOf('en', 'en-two', 'two');
export const missing = requestOf('en', 'nowhere', 'one');

export const files = new Map([
  ...indexFiles(en, sampleDocumentsEn),
  ...indexFiles(zh, sampleDocumentsZh),
  ...indexFiles(enTwo, sampleDocumentsEn.slice(0, 1)),
]);

export function countingSource() {
  const fetch = vi.fn<FileSource['fetch']>((url) => {
    const bytes = files.get(url);
    return Promise.resolve(
      bytes === undefined ? failure({ kind: 'fetch-failed', url, status: 404 }) : success(bytes),
    );
  });
  const urls = () => fetch.mock.calls.map(([url]) => url);
  return { fetch, urls };
}

/** A source whose contents arrive when the test says so. */
export function sourceHoldingContents() {
  const { fetch: answer } = countingSource();
  const releases: (() => void)[] = [];
  const fetch: FileSource['fetch'] = async (url) => {
    if (url.endsWith('contents.bin')) await new Promise<void>((resolve) => releases.push(resolve));
    return answer(url);
  };
  return { fetch, release: () => releases.splice(0).forEach((resolve) => resolve()) };
}

export function ask(text: string, locale = 'en') {
  return { locale, text, limit: 7 };
}

/** A service with these ports, and its warnings. */
export function serviceWith(ports: Partial<ServicePorts> = {}) {
  const warnings: string[] = [];
  const service = createSearchService({
    store: createMemoryIndexStore(),
    source: countingSource(),
    warn: (message) => warnings.push(message),
    ...ports,
  });
  return { ...service, warnings };
}
