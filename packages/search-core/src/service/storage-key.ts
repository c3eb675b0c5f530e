import { analyzerId } from '../analysis/analyzers.ts';
import { formatVersion } from '../codec/header.ts';
import type { OpenIndexRequest } from './protocol.ts';

const separator = ' ';

/** Two, so that tabs with two deployments of a site do not replace the index of each other at every visit. */
const keptPerLocale = 2;

/** `site locale formatVersion analyzerId contentHash`: everything that an encoded index depends on. */
export function storageKey({
  site,
  locale,
  contentHash,
}: Pick<OpenIndexRequest, 'site' | 'locale' | 'contentHash'>): string {
  return [site, locale, formatVersion, analyzerId(locale), contentHash].map(encodeSpaces).join(separator);
}

/** The first other key that differs only in its content hash. */
export const otherOf = (key: string, keys: readonly string[]): string | undefined =>
  keys.find((other) => other !== key && other.startsWith(key.slice(0, key.lastIndexOf(separator) + 1)));

/** The keys to delete: all but two per site and locale. `newestFirst` is sorted by time of writing. */
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
