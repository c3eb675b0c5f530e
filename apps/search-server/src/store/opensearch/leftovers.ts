import type { Client } from '@opensearch-project/opensearch';
import { namePrefix } from './page-template.ts';
import { aliasOfName } from './stored-index.ts';

/** Upper bound of a build or a search, in milliseconds. */
const longestUseMs = 24 * 3_600_000;

/**
 * Deletes old indexes without an alias: replaced ones, and unfinished ones of a server that stopped. Deletes nothing while
 * the index with the alias is younger than a day, because other servers may still search the replaced one.
 */
export async function deleteLeftovers(client: Client, alias: string): Promise<void> {
  const { body } = await client.indices.get({ index: `${namePrefix}*` });
  const indexes = Object.entries(body).map(([name, { aliases = {}, settings }]) => {
    const { index } = settings as { readonly index?: { readonly creation_date?: string } };
    const isOld = Number(index?.creation_date) < Date.now() - longestUseMs;
    return { name, aliases: Object.keys(aliases), isOld };
  });
  const current = indexes.filter(({ aliases }) => aliases.includes(alias));
  if (current.length === 0 || current.some(({ isOld }) => !isOld)) return;
  const leftovers = indexes.filter(
    ({ name, aliases, isOld }) => aliasOfName(name) === alias && aliases.length === 0 && isOld,
  );
  // One by one: many names are too long for a URL.
  for (const { name } of leftovers) await client.indices.delete({ index: name }, { ignore: [404] });
}
