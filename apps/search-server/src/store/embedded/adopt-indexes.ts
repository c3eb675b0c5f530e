import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { openIndex, parseDocuments, type SearchDocument } from '@docs/search-core';
import { contentHash } from '../index-report.ts';
import type { AdoptedIndex, IndexKey } from '../store.ts';
import { versionPrefix, exchangeIndex, isWhole } from './exchange-index.ts';
import { currentFiles, readPages, slotsIn, type IndexFiles, type StoredPage } from './index-folder.ts';

/** Limit of the attempts to build an index while other servers write to it. */
const maxBuilds = 8;

const hashesIn = (pages: readonly StoredPage[]) => new Map(pages.map(({ path, hash }) => [path, hash]));

/** Whether a newer server has built the index: an older one may start again during a rolling deployment. */
function isNewer({ index }: IndexFiles): boolean {
  const opened = existsSync(index) ? openIndex(readFileSync(index)) : null;
  if (opened === null || opened.ok || opened.error.kind !== 'wrong-format-version') return false;
  return opened.error.found > opened.error.expected;
}

/** Throws if a document is missing or differs from the pushed one. */
async function readDocuments(
  files: IndexFiles,
  pages: readonly StoredPage[],
): Promise<readonly SearchDocument[]> {
  const bytes = await readFile(files.documents);
  const texts = pages.map(({ start, length }) => bytes.toString('utf8', start, start + length));
  if (pages.some(({ hash }, at) => contentHash(texts[at] ?? '') !== hash))
    throw new Error('a document is damaged');
  const parsed = parseDocuments(texts.map((text): unknown => JSON.parse(text)));
  if (!parsed.ok) throw new Error(`${parsed.error.path} is not ${parsed.error.expected}`);
  return parsed.value;
}

/** Null if the index was not changed. */
async function adoptIndex(folder: string, key: IndexKey): Promise<AdoptedIndex | null> {
  for (let builds = 0; builds < maxBuilds; builds += 1) {
    let files: IndexFiles | null = null;
    try {
      files = currentFiles(folder, key);
      if (files === null || isNewer(files)) return null;
      const pages = readPages(files);
      const isCurrent = files.version.startsWith(versionPrefix(key.lang, hashesIn(pages)));
      if (isCurrent && (await isWhole(files))) return null;
      await exchangeIndex(folder, key, await readDocuments(files, pages), files);
      return { ...key, problem: null };
    } catch (error) {
      // Another server may have replaced and deleted the files.
      if (files !== null && currentFiles(folder, key)?.version !== files.version) continue;
      const reason = error instanceof Error ? error.message : String(error);
      return { ...key, problem: `${reason}. Push its documents again.` };
    }
  }
  return { ...key, problem: 'Other servers keep changing the index. Push its documents again.' };
}

/** Rebuilds indexes of another format or analyzer, and those with a damaged file, from their documents. */
export async function adoptIndexes(folder: string): Promise<readonly AdoptedIndex[]> {
  const adopted: AdoptedIndex[] = [];
  for (const key of await slotsIn(folder)) {
    const outcome = await adoptIndex(folder, key);
    if (outcome !== null) adopted.push(outcome);
  }
  return adopted;
}
