/** The service worker is at the root of the site, so that it can control all pages. */
export const serviceWorkerFile = 'service-worker.js';

/** Values of the navigation preload header: the default, and the mark of a withdrawn worker. */
export const preloadHeader = { kept: 'true', withdrawn: 'withdrawn' } as const;

/** Header of a kept file: time of the fetch, in milliseconds. The worker answers with the newer of two versions. */
export const dateHeader = 'Docs-Kept';

/** Lists of files that the build writes, at `latest/<build>/offline/<name>.json`. */

/** `shell` lists the files that every page needs; a language lists its documents, modules and search index. */
export const offlineFile = (name: string): string => `offline/${name}`;

export interface OfflineFiles {
  /** Transferred bytes, compressed. */
  readonly bytes: number;
  /** Address below the base of the site → digest (`digestOf`). */
  readonly files: Readonly<Record<string, string>>;
}

/** Whether a text is such a list: hosts may answer with pages of their own. */
export function isOfflineFiles(text: string): boolean {
  try {
    return parseOfflineFiles(JSON.parse(text)) !== null;
  } catch {
    return false;
  }
}

export function parseOfflineFiles(value: unknown): OfflineFiles | null {
  if (typeof value !== 'object' || value === null) return null;
  const { bytes, files } = value as Readonly<Partial<Record<keyof OfflineFiles, unknown>>>;
  if (typeof bytes !== 'number' || typeof files !== 'object' || files === null) return null;
  return Object.values(files).every((digest) => typeof digest === 'string') ? (value as OfflineFiles) : null;
}
