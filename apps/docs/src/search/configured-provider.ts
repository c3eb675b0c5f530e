import { siteConfig } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import { archiveProvider } from './archive-provider.ts';
import { localProvider } from './local-provider.ts';
import type { SearchProvider } from './search-provider.ts';

/** The search provider that the site configuration selects. */
export function configuredProvider(locale: Locale): SearchProvider {
  if (import.meta.env.ARCHIVE) return archiveProvider(locale);
  const { search, title } = siteConfig;
  if (search === false || search.mode === 'local') return localProvider(locale);
  // A separate chunk, loaded only on sites with remote search.
  const site = { title, origin: window.location.origin };
  const provider =
    search.fallback === 'local'
      ? import('./remote/fallback-provider.ts').then(
          ({ fallbackProvider }) => fallbackProvider(search, locale, site, localProvider(locale)),
          (error: unknown) => {
            console.error(error);
            return localProvider(locale);
          },
        )
      : import('./remote/remote-provider.ts').then(({ remoteProvider }) =>
          remoteProvider(search, locale, site),
        );
  const onImportError = (error: unknown) => {
    console.error(error);
    return { kind: 'failed' } as const;
  };
  return {
    open: () => provider.then((loaded) => loaded.open(), onImportError),
    search: (text) => provider.then((loaded) => loaded.search(text), onImportError),
    whenImproved: () =>
      provider.then(
        (loaded) => loaded.whenImproved(),
        () => false,
      ),
    cancel: () => {
      provider.then(
        (loaded) => loaded.cancel?.(),
        () => {},
      );
    },
  };
}
