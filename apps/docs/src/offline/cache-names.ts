/** Names of the caches; other applications may share the origin. */
const prefixOf = (base: string): string => `docs ${base} `;
const seenPrefix = (base: string): string => `${prefixOf(base)}seen `;

const namesWith = async (prefix: string): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(prefix));

/** Pages that the reader has seen, one cache per build of the application, because their files do not mix. */
export const seenCacheName = (base: string, build: string): string => seenPrefix(base) + build;

/** All pages of a language that the reader has downloaded; one cache, whose files change with deploys. */
export const copyCacheName = (base: string, locale: string): string => `${prefixOf(base)}copy ${locale}`;

export const keptCacheNames = (base: string): Promise<readonly string[]> => namesWith(prefixOf(base));
export const seenCacheNames = (base: string): Promise<readonly string[]> => namesWith(seenPrefix(base));
