import { errors } from '@opensearch-project/opensearch';
import { hashesOf } from '../index-report.ts';
import type { AdoptedIndex, IndexKey } from '../store.ts';
import type { Cluster } from './cluster.ts';
import { reasonOf } from './failures.ts';
import { deleteLeftovers } from './leftovers.ts';
import { namePrefix, templateNumber, templateVersion } from './page-template.ts';
import { replaceIndex } from './replace-index.ts';
import { aliasOf, keyOfAlias, storedDocuments, storedIndex } from './stored-index.ts';

/** Limit of the attempts to build an index while other servers write to it. */
const maxBuilds = 8;

/** Rebuilds an index of another template. Null if it was not changed. */
async function adoptIndex(cluster: Cluster, key: IndexKey): Promise<AdoptedIndex | null> {
  const { client } = cluster;
  const alias = aliasOf(key);
  for (let builds = 0; builds < maxBuilds; builds += 1) {
    const index = await storedIndex(client, alias);
    if (index === null || index.version === templateVersion) return null;
    if (index.version === null)
      return { ...key, problem: `${alias} has several indexes. Push its documents again.` };
    // Happens when an older server restarts during a rolling deployment.
    if (index.number > templateNumber) return null;
    const documents = await storedDocuments(client, index.name);
    if (documents instanceof Error) return { ...key, problem: documents.message };
    // No hashes, so that no page is copied from an index of another template.
    if (await replaceIndex(cluster, key, { ...index, hashes: new Map() }, documents, hashesOf(documents)))
      return { ...key, problem: null };
  }
  return { ...key, problem: `Other servers keep changing ${alias}. Push its documents again.` };
}

/** Rebuilds indexes of another template from their documents, because a query may need fields that they lack. */
export async function adoptIndexes(cluster: Cluster): Promise<readonly AdoptedIndex[]> {
  const { client } = cluster;
  const { body } = await client.indices.getAlias({ name: `${namePrefix}*`, expand_wildcards: 'open' });
  const aliases = new Set(Object.values(body).flatMap((index) => Object.keys(index.aliases)));
  const adopted: AdoptedIndex[] = [];
  for (const alias of aliases) {
    const key = keyOfAlias(alias);
    if (key === null) continue;
    const outcome = await adoptIndex(cluster, key).catch((error: unknown) => {
      // The old index still answers. Without a response, none of them can be built.
      if (!(error instanceof errors.ResponseError)) throw error;
      return { ...key, problem: reasonOf(error) };
    });
    if (outcome !== null) adopted.push(outcome);
    // Ignores failures, for example during a snapshot: the next start deletes the rest.
    await deleteLeftovers(client, alias).catch(() => {});
  }
  return adopted;
}
