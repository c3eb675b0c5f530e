import { siteConfig } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import { localProvider } from './local-provider.ts';
import type { SearchProvider } from './search-provider.ts';

/** What asks a server is loaded only by a site that has one. */
async function importRemote() {
  return import('./remote/remote-provider.ts');
}

/** Search as the site's configuration has it. */
export function configuredProvider(locale: Locale): SearchProvider {
  const { search, title } = siteConfig;
  if (search === false || search.mode === 'local') return localProvider(locale);
  const provider = importRemote().then(({ remoteProvider }) =>
    remoteProvider(search, locale, { title, origin: window.location.origin }),
  );
  const failed = (error: unknown) => {
    console.error(error);
    return { kind: 'failed' } as const;
  };
  return {
    open: () => provider.then((loaded) => loaded.open(), failed),
    search: (text) => provider.then((loaded) => loaded.search(text), failed),
  };
}
