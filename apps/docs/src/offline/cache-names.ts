/** Names of the caches; other applications may share the origin. */
const prefixOf = (base: string): string => `docs ${base} `;
const seenPrefix = (base: string): string => `${prefixOf(base)}seen `;

const namesWith = async (prefix: string): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix));

/** What the reader has seen, one cache for each build of the application: their files do not mix. */
export const seenCacheName = (base: string, build: string): string => seenPrefix(base) + build;

/** All pages of a language, which the reader has downloaded; one cache, whose files change with deploys. */
export const copyCacheName = (base: string, locale: string): string => `${prefixOf(base)}copy ${locale}`;

export const keptCacheNames = (base: string): Promise<readonly string[]> => namesWith(prefixOf(base));
export const seenCacheNames = (base: string): Promise<readonly string[]> => namesWith(seenPrefix(base));
