/**
 * Imports the module of a content file by its name, such as `pages/config/server/port` (`@docs/content/paths`). Content
 * files are pages, sidebars, overviews and the route table: files that change when a page changes.
 */
export type ImportContent = (file: string) => Promise<unknown>;

/** Folder of content files whose names contain a hash of their content. The HTML refers to the files that it shows. */
export const pinnedFolder = 'content';
/** Folder of the newest content files for each build of the application; their addresses do not change. */
export const latestFolder = 'latest';

/** Folders whose file names contain a hash of the content. */
export const hashedFolders = ['assets', pinnedFolder] as const;
/** The document of paths without a page, in both languages. */
export const notFoundFile = '404.html';

/** Address of a content file in the version that a document shows. */
export const pinnedAddress = (base: string, file: string, hash: string): string =>
  `${base}${pinnedFolder}/${file}.${hash}.js`;

/**
 * Address of the newest version of a content file. `build` is a hash of the application's files, so that an application
 * imports only content that was published with the same code; links need no table of hashes.
 */
export const latestAddress = (base: string, build: string, file: string, extension = 'js'): string =>
  `${base}${latestFolder}/${build}/${file}.${extension}`;

/** Content file → address, from the addresses of modules that a document lists. */
export function pinnedFiles(base: string, addresses: readonly string[]): ReadonlyMap<string, string> {
  const start = base + pinnedFolder + '/';
  return new Map(
    addresses
      .filter((address) => address.startsWith(start))
      .map((address) => [address.slice(start.length).replace(/\.\w+\.js$/, ''), address]),
  );
}
