import { hrefOf, localeOf, outputFile, routesFile, searchFile } from '@docs/content/paths';
import { localeList, siteConfig } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import { latestAddress, notFoundFile, pinnedFolder } from '../src/data/content-files.ts';
import { offlineFile, type OfflineFiles } from '../src/offline/offline-files.ts';
import { siteFile, type SiteFile, type SiteFiles } from './site-folder.ts';

/** Language of a content file: of `pages/zh/…`, `sidebars/config.zh.<hash>.js` and `search/heads.zh.<hash>.bin`. */
const contentLocale = (file: string): Locale =>
  /^pages\/zh\/|\.zh\.\w+\.(js|bin)$/.test(file) ? 'zh' : 'en';

/**
 * Files that the site needs without a network, by list, such as `shell` and `en`.
 * @param own files of the site
 * @param compressed their compressed copies
 */
export function offlineFiles(
  own: SiteFiles,
  compressed: SiteFiles,
  routePaths: Iterable<string>,
  build: string,
): SiteFiles {
  /** Address below the base → file, for each list. */
  const lists = new Map<string, Map<string, string>>(
    ['shell', ...localeList].map((name) => [name, new Map<string, string>()]),
  );
  const add = (list: string, address: string, file: string = address) => lists.get(list)?.set(address, file);

  for (const file of own.keys()) {
    const inContent = file.startsWith(`${pinnedFolder}/`) ? file.slice(pinnedFolder.length + 1) : null;
    if (file.startsWith('assets/') || file === notFoundFile || file === 'icon.svg') add('shell', file);
    if (inContent?.startsWith(`${routesFile}.`)) for (const locale of localeList) add(locale, file);
    else if (inContent !== null) add(contentLocale(inContent), file);
  }
  for (const locale of localeList) add(locale, latestAddress('', build, searchFile(locale), 'json'));
  const { cleanUrls } = siteConfig;
  for (const routePath of routePaths)
    add(localeOf(routePath), hrefOf(routePath, { base: '/', cleanUrls }).slice(1), outputFile(routePath));

  return new Map(
    [...lists].map(([name, addresses]) => {
      const fileOf = (file: string): SiteFile => {
        const found = own.get(file);
        if (!found) throw new Error(`The site has no file ${file}, which ${name}.json lists.`);
        return found;
      };
      const bytes = [...addresses.values()]
        .map((file) => (compressed.get(`${file}.br`) ?? fileOf(file)).size)
        .reduce((total, size) => total + size, 0);
      const files = Object.fromEntries(
        [...addresses].map(([address, file]) => [address, fileOf(file).digest]),
      );
      const list: OfflineFiles = { bytes, files };
      return [latestAddress('', build, offlineFile(name), 'json'), siteFile(JSON.stringify(list))];
    }),
  );
}
