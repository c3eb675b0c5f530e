/**
 * Build: read sources → compile → records → artifacts → write. `ContentBuilder` caches compiled pages between builds.
 */
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

export interface PageSource {
  /** Relative to `pages/`, with `/` separators. */
  readonly sourcePath: string;
  readonly absolutePath: string;
  readonly text: string;
}

/** All pages of the given locales, sorted by source path; without partials. */
export async function readSources(
  pagesRoot: string,
  locales: readonly string[],
): Promise<readonly PageSource[]> {
  const found = await Promise.all(locales.map((locale) => listFiles(pagesRoot, locale)));
  const pages = found.flat().filter(isPagePath).toSorted();
  return pages.map((sourcePath) => {
    const absolutePath = join(pagesRoot, sourcePath);
    // For hundreds of small files, promises cost several times the processor time of the files.
    return { sourcePath, absolutePath, text: readFileSync(absolutePath, 'utf8') };
  });
}

/** URL paths of the files below `public/`: `/og.png`. */
export async function readPublicFiles(publicRoot: string): Promise<readonly string[]> {
  return (await listFiles(publicRoot, '')).map((path) => `/${path}`);
}

/** Whether a path below `pages/` is a page: an `.mdx` file outside every `_partials` folder. */
function isPagePath(sourcePath: string): boolean {
  return sourcePath.endsWith('.mdx') && !sourcePath.split('/').includes('_partials');
}

async function listFiles(root: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    );
}
