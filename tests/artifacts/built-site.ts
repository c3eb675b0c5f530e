import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outputFile } from '@docs/content/paths';

const site = fileURLToPath(new URL('../../apps/docs/dist/site', import.meta.url));

const report = JSON.parse(readFileSync(join(site, '../report.json'), 'utf8')) as {
  readonly routePaths: readonly string[];
  readonly unlisted: readonly string[];
};
export const routePaths = report.routePaths;
/** Served, but not part of the documentation. */
export const unlisted = report.unlisted;

export const fileOf = (routePath: string): string => join(site, outputFile(routePath));
export const htmlOf = (routePath: string): string => readFileSync(fileOf(routePath), 'utf8');
/** @param path URL path, such as `/robots.txt` */
export const textOfFile = (path: string): string => readFileSync(join(site, path), 'utf8');
export const bytesOfFile = (path: string): Buffer => readFileSync(join(site, path));
export const exists = (path: string): boolean => existsSync(join(site, path));

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
export const unescape = (text: string) =>
  text.replaceAll(/&(amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity);

/** Attributes of every start tag named `name`. The build escapes quotes in values, so a pattern is enough. */
export function tagsOf(html: string, name: string): readonly Readonly<Record<string, string>>[] {
  return [...html.matchAll(new RegExp(`<${name}((?:\\s+[^\\s=>]+(?:="[^"]*")?)*)\\s*/?>`, 'g'))].map(
    ([, text = '']) =>
      Object.fromEntries(
        [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [
          key,
          unescape(value),
        ]),
      ),
  );
}

/** In document order, with duplicates. */
export const idsOf = (html: string): readonly string[] =>
  [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => unescape(id));
