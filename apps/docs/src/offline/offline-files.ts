/** At the root of the site, so that it may serve all of it. */
export const serviceWorkerFile = 'service-worker.js';

/** Header values of navigation preload: the default, and the mark of a worker that was withdrawn. */
export const preloadHeader = { kept: 'true', withdrawn: 'withdrawn' } as const;

/** Header of a kept file: when it was fetched, in milliseconds. The worker answers with the later of two versions. */
export const dateHeader = 'Docs-Kept';

/** Lists of files that the build writes, at `latest/<build>/offline/<name>.json`. */

/** `shell` has what every page needs; a language has its documents, modules and search index. */
export const offlineFile = (name: string): string => `offline/${name}`;

export interface OfflineFiles {
  /** Transferred bytes, compressed. */
  readonly bytes: number;
  /** Address below the base of the site → digest (`digestOf`). */
  readonly files: Readonly<Record<string, string>>;
}

/** Whether a text is such a list: hosts answer with pages of their own. */
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
