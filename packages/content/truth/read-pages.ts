import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { packageRoot } from '../src/build/package-root.ts';
import { pageKeyOf, readPageText } from './page-text.ts';
import type { PageText } from './page-text.ts';

export interface Unreadable {
  readonly file: string;
  readonly message: string;
}

/** Reads all pages and partials, or those whose key starts with `prefix`. */
export function readPages(prefix = ''): {
  readonly pages: readonly PageText[];
  readonly unreadable: readonly Unreadable[];
} {
  const pages: PageText[] = [];
  const unreadable: Unreadable[] = [];
  for (const locale of ['en', 'zh']) {
    const root = join(packageRoot, 'pages', locale);
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted()) {
      const key = name.split(sep).join('/');
      const file = `pages/${locale}/${key}`;
      if (!key.endsWith('.mdx') || !pageKeyOf(file).startsWith(prefix)) continue;
      try {
        pages.push(readPageText(file, readFileSync(join(root, name), 'utf8')));
      } catch (error) {
        unreadable.push({ file, message: error instanceof Error ? error.message : String(error) });
      }
    }
  }
  return { pages, unreadable };
}
