import { limits, openIndex, type SearchIndex } from '@docs/search-core';
import type { Locale } from '@docs/content/types';
import type { SearchProvider } from './search-provider.ts';
import { siteHref } from '../navigation/address.ts';
import { archivedIndex } from '../data/archive-registry.ts';

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), {
      src,
      onload: () => resolve(),
      onerror: () => reject(new Error(`${src} is missing: unpack the archive again.`)),
    });
    document.head.append(script);
  });
}

async function loadIndex(locale: Locale): Promise<SearchIndex> {
  await loadScript(siteHref(`/search/${locale}.js`));
  const bytes = archivedIndex(locale);
  const opened = bytes && openIndex(bytes);
  if (!opened?.ok) throw new Error(`search/${locale}.js has no index that this version can read.`);
  return opened.value;
}

const loaded = new Map<Locale, Promise<SearchIndex>>();

function indexOf(locale: Locale): Promise<SearchIndex> {
  const known = loaded.get(locale);
  if (known) return known;
  const index = loadIndex(locale);
  loaded.set(locale, index);
  index.catch(() => loaded.delete(locale));
  return index;
}

/** Searches on the main thread, with an index from a script. */
export const archiveProvider = (locale: Locale): SearchProvider => ({
  open: () =>
    indexOf(locale).then(
      () => ({ kind: 'opened' }),
      (error: unknown) => {
        console.error(error);
        return { kind: 'failed' };
      },
    ),
  search: async (text) => {
    try {
      const { pages, isComplete } = (await indexOf(locale)).search(text, { limit: limits.pages });
      return { kind: 'results', lists: [{ label: '', isForeign: false, pages }], isComplete };
    } catch {
      // `open` has reported it.
      return { kind: 'failed' };
    }
  },
  whenImproved: () => Promise.resolve(true),
});
