import { searchFile } from '@docs/content/paths';
import type { Locale, SearchAddresses } from '@docs/content/types';
import { askHost } from '../data/host.ts';
import { newestAddress } from '../data/published-content.ts';
import { dateHeader } from '../offline/offline-files.ts';

const isAddresses = (value: unknown): value is SearchAddresses =>
  typeof value === 'object' &&
  value !== null &&
  ['heads', 'index', 'contents', 'contentHash'].every(
    (key) => typeof (value as Readonly<Record<string, unknown>>)[key] === 'string',
  );

/** Timeout, in milliseconds: a silent network would leave the dialog loading until the document is loaded again. */
const patienceMs = 10_000;

async function fetchAddresses(locale: Locale): Promise<SearchAddresses> {
  const url = newestAddress(searchFile(locale), 'json');
  const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) }).catch((error: unknown) => {
    void askHost();
    throw error;
  });
  if (response.headers.has(dateHeader)) void askHost();
  const addresses: unknown = response.ok ? await response.json() : null;
  if (!isAddresses(addresses))
    throw new Error(`${url} has no addresses of a search index (status ${response.status}).`);
  return addresses;
}

const loaded = new Map<Locale, Promise<SearchAddresses>>();

/**
 * The addresses of the search index of a language. The application does not contain them, so that it does not change with
 * the words of pages. A failed load is retried by the next call.
 */
export function searchAddresses(locale: Locale): Promise<SearchAddresses> {
  const known = loaded.get(locale);
  if (known) return known;
  const addresses = fetchAddresses(locale);
  loaded.set(locale, addresses);
  addresses.catch(() => loaded.delete(locale));
  return addresses;
}

export function forgetSearchAddresses(locale: Locale): void {
  loaded.delete(locale);
}
