import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { locales } from '@docs/content/site';
import type { Locale } from '@docs/content/types';
import type { Encoding } from './accepted-encodings.ts';
import { cacheRevalidate, isModule } from './headers.ts';

function readIfPresent(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** Sends the 404 page in a language; plain text in the folders of modules. */
export function createNotFound(folder: string) {
  const readPage = (prefix: string) => {
    const file = join(folder, prefix, '404.html');
    return {
      identity: readIfPresent(file),
      br: readIfPresent(file + '.br'),
      gzip: readIfPresent(file + '.gz'),
    };
  };
  const pages = { en: readPage(locales.en.prefix), zh: readPage(locales.zh.prefix) };

  /** @param pathname path without the base of the site */
  return (
    response: ServerResponse,
    pathname: string,
    locale: Locale,
    encodings: readonly Encoding[],
  ): void => {
    response.statusCode = 404;
    response.setHeader('Cache-Control', cacheRevalidate);
    const page = pages[locale];
    if (isModule(pathname) || page.identity === null) {
      response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      response.end('Not found');
      return;
    }
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Vary', 'Accept-Encoding');
    const encoding = encodings.find((each) => page[each] !== null);
    if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
    response.end(page[encoding ?? 'identity']);
  };
}
