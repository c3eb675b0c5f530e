import { expect, it } from 'vitest';
import { answerWith, openOn, startNode } from './fake-cluster.setup.ts';
import { templateVersion } from './page-template.ts';

const alias = 'docs-search-server-docs.en';
const uuid = (digit: number) => `${digit}e9b8b6e-4c52-4c5b-8a53-0b3b3f5e7d11`;
const nameOf = (built: string, digit: number) =>
  `docs-search-server-0123456789abcdef-${built}-${uuid(digit)}`;
const current = nameOf('docs.en', 0);

/** An index that was created so many hours ago. */
const index = (hours: number, aliases: readonly string[] = []) => ({
  aliases: Object.fromEntries(aliases.map((name) => [name, {}])),
  settings: { index: { creation_date: `${Date.now() - hours * 3_600_000}` } },
});

/** Names of the indexes that a list of `docs` deletes. */
async function deletedOf(indexes: Readonly<Record<string, object>>): Promise<readonly string[]> {
  const deleted: string[] = [];
  const url = await startNode(({ method, url: path = '' }, response) => {
    if (method === 'DELETE') deleted.push(...decodeURIComponent(path.slice(1)).split(','));
    if (method === 'GET' && path.startsWith('/docs-search-server-*')) answerWith(response, indexes);
    else if (path.endsWith('/_mapping'))
      answerWith(response, { [current]: { mappings: { _meta: { version: templateVersion } } } });
    else answerWith(response, { hits: { hits: [] } });
  });
  await openOn([url]).index({ index: 'docs', lang: 'en' }, []);
  return deleted;
}

it('deletes indexes without the alias that are older than the one with it, but the newest', async () => {
  const [replaced, failed, first] = [nameOf('docs.en', 1), nameOf('docs.en', 2), nameOf('docs.en', 3)];
  const indexes = {
    [current]: index(1, [alias]),
    [failed]: index(25),
    [replaced]: index(2),
    [first]: index(100),
  };
  expect(await deletedOf(indexes)).toEqual([failed, first]);
});

it('deletes one of an older server, whose name has no version', async () => {
  const old = `${alias}-${uuid(1)}`;
  const indexes = { [current]: index(26, [alias]), [old]: index(100), [nameOf('docs.en', 2)]: index(27) };
  expect(await deletedOf(indexes)).toEqual([old]);
});

const other = { [nameOf('docs.en', 2)]: index(99) };
it.each([
  ['that has just lost the alias', { [current]: index(1, [alias]), [nameOf('docs.en', 1)]: index(100) }],
  [
    'that may still be built',
    { [current]: index(100, [alias]), [nameOf('docs.en', 1)]: index(1), [nameOf('docs.en', 3)]: index(2) },
  ],
  ['while none has the alias', { [nameOf('docs.en', 1)]: index(100), ...other }],
  ['of another language', { [current]: index(90, [alias]), [nameOf('docs.en-gb', 1)]: index(100), ...other }],
  ['of another site', { [current]: index(90, [alias]), [nameOf('my-docs.en', 1)]: index(100), ...other }],
  [
    'that has another alias',
    { [current]: index(90, [alias]), [nameOf('docs.en', 1)]: index(100, ['mine']), ...other },
  ],
])('spares an index %s', async (_which, indexes) => {
  expect(await deletedOf(indexes)).toEqual([]);
});
