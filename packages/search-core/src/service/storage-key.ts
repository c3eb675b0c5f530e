import { analyzerId } from '../analysis/analyzers.ts';
import { formatVersion } from '../codec/header.ts';
import type { OpenIndexRequest } from './protocol.ts';

const separator = ' ';

/** Two, so that tabs with two deployments of a site do not replace each other's index at every visit. */
const keptPerLocale = 2;

/** `site locale contentHash formatVersion analyzerId`: everything that an encoded index depends on. */
export function storageKey({
  site,
  locale,
  contentHash,
}: Pick<OpenIndexRequest, 'site' | 'locale' | 'contentHash'>): string {
  return [site, locale, contentHash, formatVersion, analyzerId(locale)].map(encodeSpaces).join(separator);
}

/** Whether two keys are of the same index with other contents. */
export const isSameButContents = (one: string, other: string): boolean =>
  one !== other && withoutHash(one) === withoutHash(other);

const withoutHash = (key: string): string => key.replace(/(?<=^\S* \S* )\S*/, '');

/** The keys to delete of these, which are sorted by time of writing, newest first: all but two per site and locale. */
export function supersededKeys(newestFirst: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return newestFirst.filter((key) => {
    const group = key.split(separator, 2).join(separator);
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count > keptPerLocale;
  });
}

function encodeSpaces(part: string | number): string {
  return String(part).replaceAll(separator, '%20');
}
