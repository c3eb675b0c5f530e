import type { Client } from '@opensearch-project/opensearch';
import { namePrefix } from './page-template.ts';
import { aliasOfName } from './stored-index.ts';

/** Upper bound of the time to build an index, in milliseconds. */
const longestBuildMs = 3_600_000;

/**
 * Deletes indexes without an alias: all replaced ones except the newest, which pending searches may use; and, an hour
 * after their creation, those of a server that stopped while it built them.
 */
export async function deleteLeftovers(client: Client, alias: string): Promise<void> {
  const { body } = await client.indices.get({ index: `${namePrefix}*` });
  const indexes = Object.entries(body).map(([name, { aliases = {}, settings }]) => {
    const { index } = settings as {
      readonly index?: { readonly creation_date?: string; readonly blocks?: { readonly write?: string } };
    };
    const created = Number(index?.creation_date);
    // `cloneIndex` sets the block.
    const kind = index?.blocks?.write === 'true' ? 'replaced' : 'unfinished';
    return { name, aliases: Object.keys(aliases), created, kind };
  });
  if (!indexes.some(({ aliases }) => aliases.includes(alias))) return;
  const leftovers = indexes.filter(
    ({ name, aliases }) => aliasOfName(name) === alias && aliases.length === 0,
  );
  const replaced = leftovers
    .filter(({ kind }) => kind === 'replaced')
    .toSorted((a, b) => b.created - a.created);
  const unfinished = leftovers.filter(
    ({ kind, created }) => kind === 'unfinished' && created < Date.now() - longestBuildMs,
  );
  // One by one: many names are too long for a URL.
  for (const { name } of [...replaced.slice(1), ...unfinished])
    await client.indices.delete({ index: name }, { ignore: [404] });
}
