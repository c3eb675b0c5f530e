import type { Client } from '@opensearch-project/opensearch';
import { namePrefix } from './page-template.ts';
import { aliasOfName } from './stored-index.ts';

/**
 * Deletes indexes that were created before the one with the alias: replaced ones, and unfinished ones of a server that
 * stopped. Keeps the newest of them, which searches under way may still use. A server whose unfinished index is deleted
 * starts again, because the alias moved meanwhile.
 */
export async function deleteLeftovers(client: Client, alias: string): Promise<void> {
  const { body } = await client.indices.get({ index: `${namePrefix}*` });
  const indexes = Object.entries(body).map(([name, { aliases = {}, settings }]) => {
    const { index } = settings as { readonly index?: { readonly creation_date?: string } };
    return { name, aliases: Object.keys(aliases), created: Number(index?.creation_date) };
  });
  const current = indexes.find(({ aliases }) => aliases.includes(alias));
  if (current === undefined) return;
  const older = indexes
    .filter(({ name, aliases }) => aliasOfName(name) === alias && aliases.length === 0)
    .filter(({ created }) => created < current.created)
    .toSorted((a, b) => b.created - a.created);
  // One by one: many names are too long for a URL.
  for (const { name } of older.slice(1)) await client.indices.delete({ index: name }, { ignore: [404] });
}
