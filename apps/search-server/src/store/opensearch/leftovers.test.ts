import { expect, it } from 'vitest';
import { answerWith, openOn, startNode } from './fake-cluster.setup.ts';
import { templateVersion } from './page-template.ts';

const alias = 'docs-search-server-docs.en';
const uuid = (digit: number) => `${digit}e9b8b6e-4c52-4c5b-8a53-0b3b3f5e7d11`;
const nameOf = (built: string, digit: number) =>
  `docs-search-server-0123456789abcdef-${built}-${uuid(digit)}`;
const current = nameOf('docs.en', 0);

/** An index that was created so many hours ago. */
const index = (hours: number, aliases: readonly string[] = [], write?: string) => ({
  aliases: Object.fromEntries(aliases.map((name) => [name, {}])),
  settings: {
    index: {
      creation_date: `${Date.now() - hours * 3_600_000}`,
      ...(write !== undefined && { blocks: { write } }),
    },
  },
});
/** One that a clone has replaced. */
const replaced = (hours: number, aliases: readonly string[] = []) => index(hours, aliases, 'true');

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

it('deletes replaced indexes but the newest, and unfinished ones after an hour', async () => {
  const names = [1, 2, 3, 4, 5].map((digit) => nameOf('docs.en', digit));
  const [newest = '', second = '', first = '', stopped = '', underWay = ''] = names;
  const indexes = {
    [current]: index(0.1, [alias]),
    [first]: replaced(100),
    [newest]: replaced(0.2),
    [second]: replaced(0.3),
    [stopped]: index(1.1),
    [underWay]: index(0.9),
  };
  expect((await deletedOf(indexes)).toSorted()).toEqual([second, first, stopped].toSorted());
});

it('deletes one of an older server, whose name has no version', async () => {
  const old = `${alias}-${uuid(1)}`;
  expect(await deletedOf({ [current]: index(26, [alias]), [old]: index(100) })).toEqual([old]);
});

it.each([
  ['while none has the alias', { [nameOf('docs.en', 1)]: index(100) }],
  ['of another language', { [current]: index(90, [alias]), [nameOf('docs.en-gb', 1)]: index(100) }],
  ['of another site', { [current]: index(90, [alias]), [nameOf('my-docs.en', 1)]: index(100) }],
  ['that has another alias', { [current]: index(90, [alias]), [nameOf('docs.en', 1)]: index(100, ['mine']) }],
])('spares an index %s', async (_which, indexes) => {
  expect(await deletedOf(indexes)).toEqual([]);
});
