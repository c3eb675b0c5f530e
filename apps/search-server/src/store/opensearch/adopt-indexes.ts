import { hashesOf } from '../index-report.ts';
import type { AdoptedIndex, IndexKey } from '../store.ts';
import { buildAnew, type Cluster } from './build-index.ts';
import { deleteLeftovers } from './leftovers.ts';
import { namePrefix, templateNumber, templateVersion } from './page-template.ts';
import { aliasOf, keyOfAlias, storedDocuments, storedHashes, storedIndex } from './stored-index.ts';

/** Limit of the attempts to build an index while other servers write to it. */
const maxBuilds = 8;

/** Builds an index of another template again. Null if it is as it was. */
async function adoptIndex(cluster: Cluster, key: IndexKey): Promise<AdoptedIndex | null> {
  const { client } = cluster;
  const alias = aliasOf(key);
  for (let builds = 0; builds < maxBuilds; builds += 1) {
    const index = await storedIndex(client, alias);
    if (index === null || index.version === templateVersion) return null;
    if (index.version === null)
      return { ...key, problem: `${alias} has several indexes. Push its documents again.` };
    // An older server that starts again during a rolling deployment.
    if (index.number > templateNumber) return null;
    // Reads hashes before documents, so that the later comparison notices a list that was written between the two.
    const stored = { ...index, hashes: await storedHashes(client, index.name) };
    const documents = await storedDocuments(client, stored.name);
    if (documents instanceof Error) return { ...key, problem: documents.message };
    if (await buildAnew(cluster, key, documents, hashesOf(documents), stored))
      return { ...key, problem: null };
  }
  return { ...key, problem: `Other servers keep changing ${alias}. Push its documents again.` };
}

/** Builds indexes of another template again from their documents, because a query may need fields that they lack. */
export async function adoptIndexes(cluster: Cluster): Promise<readonly AdoptedIndex[]> {
  const { client } = cluster;
  const { body } = await client.indices.getAlias({ name: `${namePrefix}*`, expand_wildcards: 'open' });
  const aliases = new Set(Object.values(body).flatMap((index) => Object.keys(index.aliases)));
  const adopted: AdoptedIndex[] = [];
  for (const alias of aliases) {
    const key = keyOfAlias(alias);
    if (key === null) continue;
    const outcome = await adoptIndex(cluster, key);
    if (outcome !== null) adopted.push(outcome);
    // Ignores failures, for example during a snapshot: the next start deletes the rest.
    await deleteLeftovers(client, alias).catch(() => {});
  }
  return adopted;
}
