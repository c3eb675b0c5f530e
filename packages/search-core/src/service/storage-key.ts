import { analyzerId } from '../analysis/analyzers.ts';
import { formatVersion } from '../codec/header.ts';

const separator = ':';

/** `locale:contentHash:formatVersion:analyzerId`: all that an encoded index depends on. */
export function storageKey(locale: string, contentHash: string): string {
  return [locale, contentHash, formatVersion, analyzerId(locale)].join(separator);
}

/** Whether `key` is another index of the same locale as one of the keys to keep. */
export function isSuperseded(key: string, keepKeys: readonly string[]): boolean {
  return !keepKeys.includes(key) && keepKeys.some((kept) => localeOf(kept) === localeOf(key));
}

function localeOf(key: string): string {
  return key.slice(0, key.indexOf(separator));
}
