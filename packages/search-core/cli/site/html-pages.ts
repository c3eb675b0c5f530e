import { readdirSync } from 'node:fs';

/** HTML files below a folder, in the order of their paths, without those in the folder `except`. */
export function htmlFiles(folder: string, except: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.html') && !file.startsWith(`${except}/`))
    .toSorted();
}

/**
 * The path of a file in URLs. `guide/index.html` is `/guide/`; `guide/start.html` stays as it is, because not every
 * host serves it as `/guide/start`.
 */
export function routePathOf(file: string): string {
  const path = file.replace(/(^|\/)index\.html$/, '$1');
  return `/${path.split('/').map(encodeURIComponent).join('/')}`;
}
