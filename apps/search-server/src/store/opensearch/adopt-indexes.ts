import { errors, type Client } from '@opensearch-project/opensearch';
import { hashesOf } from '../index-report.ts';
import { buildAnew } from './index-pages.ts';
import { namePrefix, templateVersion } from './page-template.ts';
import { storedDocuments, storedIndex } from './stored-index.ts';

const isMoved = (error: unknown): boolean =>
  error instanceof errors.ResponseError && error.body?.error?.type === 'aliases_not_found_exception';

/** Builds indexes of another template anew from their documents: a query may need fields that they lack. */
export async function adoptIndexes(client: Client, warn: (error: Error) => void): Promise<void> {
  const { body } = await client.indices.getAlias({ name: `${namePrefix}*`, expand_wildcards: 'open' });
  const aliases = Object.values(body).flatMap((index) => Object.keys(index.aliases));
  for (const alias of aliases) {
    const stored = await storedIndex(client, alias);
    if (stored === null || stored.version === templateVersion) continue;
    const documents = await storedDocuments(client, stored.name);
    if (documents instanceof Error) {
      warn(documents);
      continue;
    }
    await buildAnew(client, alias, documents, hashesOf(documents), stored.name).catch((error: unknown) => {
      // Another server has built it or has indexed a newer list.
      if (!isMoved(error)) throw error;
    });
  }
}
