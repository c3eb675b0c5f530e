import { siteConfig } from '@docs/content/site';
import { reloadSearch } from '../document/document-load.ts';
import { rootData } from '../document/signals.ts';
import { keepHeader } from './kept-files.ts';

/** Timeout, in milliseconds. */
const patienceMs = 8000;

/** Whether the host has another build of the application than this document; false if unknown. */
export async function isOutdated(): Promise<boolean> {
  const signal = AbortSignal.timeout(patienceMs);
  const headers = { [keepHeader]: '1' };
  const html = await fetch(siteConfig.base, { cache: 'no-cache', headers, signal })
    .then((home) => home.text())
    .catch(() => '');
  const [, build] = / data-build="(\w+)"/.exec(html) ?? [];
  return build !== undefined && build !== rootData().build;
}

/** Reloads an open search dialog if the host has another build. */
export async function reloadOutdated(): Promise<void> {
  if (await isOutdated()) reloadSearch();
}
