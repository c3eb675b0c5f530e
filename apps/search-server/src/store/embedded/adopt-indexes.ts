import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { openIndex, parseDocuments, type SearchDocument } from '@docs/search-core';
import { contentHash } from '../index-report.ts';
import type { IndexKey } from '../store.ts';
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

/** Throws if a document is missing or another one than was pushed. */
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

/** Resolves to a message for the operator if the index cannot be built. */
async function adoptIndex(folder: string, key: IndexKey): Promise<string | null> {
  const name = `${key.index} (${key.lang})`;
  for (let builds = 0; builds < maxBuilds; builds += 1) {
    let files: IndexFiles | null = null;
    try {
      files = currentFiles(folder, key);
      if (files === null || isNewer(files)) return null;
      const pages = readPages(files);
      const isCurrent = files.version.startsWith(versionPrefix(key.lang, hashesIn(pages)));
      if (isCurrent && (await isWhole(files))) return null;
      await exchangeIndex(folder, key, await readDocuments(files, pages), files);
    } catch (error) {
      // Another server may have replaced and deleted the files.
      if (files !== null && currentFiles(folder, key)?.version !== files.version) continue;
      const reason = error instanceof Error ? error.message : String(error);
      return `The index ${name} cannot be built again: ${reason}. Push its documents again.`;
    }
  }
  return `Other servers keep changing the index ${name}. Push its documents again.`;
}

/**
 * Builds indexes of another format or analyzer again from their documents, and those with a damaged file. Resolves to messages
 * for the operator about indexes that it could not build.
 */
export async function adoptIndexes(folder: string): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const key of await slotsIn(folder)) {
    const problem = await adoptIndex(folder, key);
    if (problem !== null) problems.push(problem);
  }
  return problems;
}
