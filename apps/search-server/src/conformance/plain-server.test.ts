import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allChecks } from './all-checks.ts';
import { seeds } from './broken-servers.setup.ts';
import { plainServer } from './plain-server.setup.ts';
import { siteDocuments } from './site-documents.setup.ts';

const documents = { en: siteDocuments('en'), zh: siteDocuments('zh') };
/** The server does not claim corrections, and answers invalid parameters with 200. */
const notClaimed = ['finds a page by a title with a typo', 'answers errors without HTML and stack traces'];
const server = plainServer(documents);
let url: string;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/search`;
});
afterAll(() => {
  server.close();
});

describe('a server in plain Node', () => {
  it.each(allChecks.map((check) => [check.name, check] as const))('%s', async (name, { run }) => {
    const origin = 'https://docs.test';
    const target = { url, indexes: ['docs'], documents, seeds, origin, claimsTypos: false, timeoutMs: 8000 };
    expect((await run(target)).kind).toBe(notClaimed.includes(name) ? 'skipped' : 'passed');
  });
});
