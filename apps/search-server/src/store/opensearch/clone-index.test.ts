import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { page } from '../../server/server.setup.ts';
import { hashesOf } from '../index-report.ts';
import { answerWith, openOn, startNode } from './fake-cluster.setup.ts';
import { templateName, templateNumber, templateVersion } from './page-template.ts';

const docs = { index: 'docs', lang: 'en' };
const [old, changed] = [page('/a', 'lantern'), page('/a', 'fox')];

/** A node with one page, whose clones have a status. `counts` are the pages of the indexes that are built, in order. */
async function nodeWith(status: 'green' | 'red', counts: readonly number[] = [1]) {
  let built = 0;
  const requests: string[] = [];
  const written: string[] = [];
  const node = await startNode(
    (request, response) => {
      const { method = '', url = '' } = request;
      const path = url.replace(/\?.*/, '').replace(new RegExp(`${templateName}-docs\\.en-[-0-9a-f]+`), 'NEW');
      void text(request).then((body) => {
        requests.push(`${method} ${path} ${path.endsWith('NEW') ? body : ''}`.trim());
        if (path === '/_bulk') written.push(body);
        if (path === '/_aliases') written.push('moved');
        const hash = hashesOf([written.includes('moved') ? changed : old]).get('/a');
        const hits = [{ _source: { route_path: '/a', hash } }];
        const meta = { version: templateVersion, number: templateNumber };
        answerWith(response, {
          ...(path.endsWith('/_mapping') && { 'docs-1': { mappings: { _meta: meta } } }),
          ...(path.endsWith('/_search') && { hits: { hits } }),
          ...(path.includes('/_cluster/health') && {
            active_shards: 1,
            active_primary_shards: 1,
            status: path.endsWith('NEW') ? status : 'green',
          }),
          ...(path === '/_bulk' && { errors: false, items: [{ index: { status: 201 } }] }),
        });
      });
    },
    () => counts[built++] ?? 0,
  );
  return { store: openOn([node]), requests };
}

it('writes a change to a clone that has the replicas of the option', async () => {
  const { store, requests } = await nodeWith('green');
  expect(await store.index(docs, [changed])).toMatchObject({ changed: 1 });
  expect(requests).toContain('PUT /docs-1/_block/write');
  expect(requests).toContain(
    'POST /docs-1/_clone/NEW {"settings":{"index.blocks.write":null,"index.number_of_replicas":0}}',
  );
  expect(requests.filter((request) => request.startsWith('DELETE'))).toEqual([]);
});

it('writes all pages to a new index if no node takes the clone', async () => {
  const { store, requests } = await nodeWith('red');
  await store.index(docs, [changed]);
  const from = requests.findIndex((request) => request.startsWith('DELETE /NEW'));
  expect(requests.slice(from, from + 4)).toEqual([
    'DELETE /NEW',
    `POST /_index_template/${templateName}`,
    'PUT /NEW',
    'POST /_bulk',
  ]);
});

it('builds an index again that lacks pages', async () => {
  const { store, requests } = await nodeWith('green', [0, 1]);
  await store.index(docs, [changed]);
  const ends = requests.filter((request) => /^(?:DELETE|POST .*_clone|POST \/_aliases)/.test(request));
  expect(ends.map((request) => request.split(' ', 2).join(' '))).toEqual([
    'POST /docs-1/_clone/NEW',
    'DELETE /NEW',
    'POST /docs-1/_clone/NEW',
    'POST /_aliases',
  ]);
});
