import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { answerWith, openOn, startNode } from './fake-cluster.setup.ts';

const aliasOf = (lang: string) => `docs-search-server-docs.${lang}`;

/** A store on a node whose indexes have these answers by alias. Status 404 to what is asked of the cluster manager. */
async function storeWith(answers: Readonly<Record<string, object>>) {
  const asked: string[] = [];
  const url = await startNode((request, response) => {
    const { url: path = '' } = request;
    void text(request).then((body) => {
      if (path.startsWith('/_alias/') && path.includes('local=true'))
        return answerWith(response, {
          'docs-1': { aliases: Object.fromEntries(Object.keys(answers).map((alias) => [alias, {}])) },
        });
      asked.push(path.replace(/\?.*/, ''));
      const headers = body
        .trim()
        .split('\n')
        .filter((_, at) => at % 2 === 0)
        .map((line) => JSON.parse(line) as { readonly index: string });
      if (path !== '/_msearch') response.statusCode = 404;
      answerWith(response, { responses: headers.map(({ index }) => answers[index]) });
    });
  });
  return { store: openOn([url]), asked };
}

it('is healthy if all indexes that have an alias answer, whatever the state of the cluster', async () => {
  const found = { hits: { hits: [] } };
  const { store, asked } = await storeWith({ [aliasOf('en')]: found, [aliasOf('zh')]: found });
  await store.health();
  expect(asked).toEqual(['/_msearch']);
});

it('is not healthy if one of them does not', async () => {
  const failed = { error: { type: 'search_phase_execution_exception' }, status: 503 };
  const { store } = await storeWith({ [aliasOf('en')]: { hits: { hits: [] } }, [aliasOf('zh')]: failed });
  await expect(store.health()).rejects.toThrow('does not answer');
});

it('is healthy without an index', async () => {
  const { store } = await storeWith({});
  await expect(store.health()).resolves.toBeUndefined();
});
