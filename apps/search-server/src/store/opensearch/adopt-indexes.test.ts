import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { page } from '../../server/server.setup.ts';
import { answerWith, openOn, startNode } from './fake-cluster.setup.ts';
import { pageTemplate, templateName, templateNumber, templateVersion } from './page-template.ts';
import { aliasOfName, newIndexName } from './stored-index.ts';

const alias = 'docs-search-server-docs.en';

interface StoredPage {
  readonly route_path: string;
  readonly hash: string;
  readonly document: object;
}
const stored = (path: string): StoredPage => ({
  route_path: path,
  hash: `hash of ${path}`,
  document: page(path, 'lantern'),
});

/** A node with an index of an older template, whose alias other servers move during the first `othersMoves` builds. */
async function olderIndex(source: readonly StoredPage[], othersMoves = 0, number = 0) {
  const requests: string[] = [];
  const written: string[][] = [];
  let moves = 0;
  const answerTo = (method: string, url: string, body: string): object => {
    if (method === 'HEAD') return { status: moves > 0 ? 200 : 404 };
    if (url.startsWith('/_alias/'))
      return { 'docs-1': { aliases: { [alias]: {}, 'docs-search-server-others': {} } } };
    if (url.includes('blog.en/_mapping'))
      return { 'blog-1': { mappings: { _meta: { version: templateVersion } } } };
    if (url.startsWith('/blog-1/_search')) return { hits: { hits: [] } };
    if (url === '/_aliases' && requests.filter((each) => each.endsWith('/_aliases')).length <= othersMoves)
      return { status: 404, error: { type: 'aliases_not_found_exception' } };
    if (url === '/_aliases') moves += 1;
    if (url.endsWith('/_mapping'))
      return {
        'docs-1': { mappings: { _meta: { version: moves > 0 ? templateVersion : 'older', number } } },
      };
    if (url.includes('/_search')) return { hits: { hits: source.map((each) => ({ _source: each })) } };
    if (method !== 'POST' || !url.startsWith('/_bulk')) return {};
    const sources = body
      .trim()
      .split('\n')
      .filter((_, at) => at % 2 === 1);
    written.push(sources.map((line) => (JSON.parse(line) as StoredPage).route_path));
    return { errors: false, items: sources.map(() => ({ index: { status: 201 } })) };
  };
  const url = await startNode(
    (request, response) => {
      const { method = '', url: path = '' } = request;
      requests.push(`${method} ${path.replace(/\?.*/, '')}`);
      void text(request).then((body) => {
        const answer = answerTo(method, path, body);
        if ('status' in answer) response.statusCode = Number(answer.status);
        answerWith(response, answer);
      });
    },
    () => source.length,
  );
  const store = openOn([url]);
  const asked = (start: string) => requests.filter((each) => each.startsWith(start));
  return { store, written, asked };
}

const cannotBuild = {
  index: 'docs',
  lang: 'en',
  problem: expect.stringContaining('Push its documents again') as string,
};

it('builds an index again if another server moved the alias meanwhile', async () => {
  const { store, written, asked } = await olderIndex([stored('/a')], 1);
  expect(await store.prepare()).toEqual([{ index: 'docs', lang: 'en', problem: null }]);
  expect(written).toEqual([['/a'], ['/a']]);
  expect(asked('POST /_aliases')).toHaveLength(2);
  const [first] = asked(`PUT /${templateName}-docs.en-`);
  expect(asked('DELETE')).toEqual([first?.replace('PUT', 'DELETE')]);
});

it('gives up an index that other servers keep changing, and says so', async () => {
  const { store, asked } = await olderIndex([stored('/a')], 100);
  expect(await store.prepare()).toEqual([cannotBuild]);
  expect(asked('DELETE')).toHaveLength(asked(`PUT /${templateName}-`).length);
});

it('says which documents of an older index it cannot read', async () => {
  const { store } = await olderIndex([{ ...stored('/a'), document: {} }]);
  expect(await store.prepare()).toEqual([cannotBuild]);
});

it('changes no other index when a list is pushed', async () => {
  const source = [stored('/a')];
  const { store, asked } = await olderIndex(source);
  await store.index({ index: 'blog', lang: 'en' }, []);
  expect(asked(`PUT /${templateName}-docs.en-`)).toEqual([]);
});

it('has a template whose names those of another version never match', () => {
  expect(pageTemplate({ shards: 1, replicas: 1 }).index_patterns).toEqual([`${templateName}-*`]);
  expect(templateName).toMatch(/^docs-search-server-[0-9a-f]{16}$/);
  expect(newIndexName({ index: 'docs', lang: 'en' }).startsWith(`${templateName}-docs.en-`)).toBe(true);
});

it.each([
  [newIndexName({ index: 'docs', lang: 'en' }), alias],
  [newIndexName({ index: 'docs', lang: 'en-gb' }), 'docs-search-server-docs.en-gb'],
  ['docs-search-server-docs.en-9e9b8b6e-4c52-4c5b-8a53-0b3b3f5e7d11', alias],
  ['docs-search-server-0123456789abcdef-docs.en-9e9b8b6e-4c52-4c5b-8a53-0b3b3f5e7d11', alias],
])('reads from the name %s for which alias it was built', (name, built) => {
  expect(aliasOfName(name)).toBe(built);
});

it('leaves the index of a newer server as it is', async () => {
  const { store, written, asked } = await olderIndex([stored('/a')], 0, templateNumber + 1);
  expect(await store.prepare()).toEqual([]);
  expect([written, asked('POST /_aliases')]).toEqual([[], []]);
});

it('puts the template before each index that it builds', async () => {
  const { store, asked } = await olderIndex([stored('/a')]);
  await store.prepare();
  expect(asked('POST /_index_template/')).toEqual([`POST /_index_template/${templateName}`]);
  expect(asked('PUT /')).toEqual([expect.stringContaining(`PUT /${templateName}-docs.en-`)]);
});

it('refuses a list for an index of a newer server', async () => {
  const { store, written } = await olderIndex([stored('/a')], 0, templateNumber + 1);
  await expect(store.index({ index: 'docs', lang: 'en' }, [])).rejects.toThrow('A newer server has built');
  expect(written).toEqual([]);
});

it('has another number for another template', () => {
  expect([templateNumber, templateVersion]).toEqual([1, '0afe41a50a80a875']);
});
