import { localePattern, pageSuffixPattern } from '@docs/content/paths';
import { hashedFolders } from '../src/data/content-files.ts';
import { cacheRevalidate, cacheForever, moduleFolders, namedTypes, securityHeaders } from './headers.ts';

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * The file `_headers`, which several static hosts read. They join the values of all rules that match a path, so the
 * rules must not repeat a header. Files without a Cache-Control rule are revalidated by default.
 */
export function headersFile(base: string): string {
  return [
    '# Written by the build, with the headers of its server. Some hosts send them with a 404 as well, which browsers then',
    '# keep for a year: upload the folders of these rules before the documents.',
    rule(`${base}*`, securityHeaders),
    ...hashedFolders.map((folder) => rule(`${base}${folder}/*`, { 'Cache-Control': cacheForever })),
    ...[...namedTypes].map(([path, type]) => rule(base + path.slice(1), { 'Content-Type': type })),
  ].join('\n');
}

/** A quoted regular expression; nginx removes one level of backslashes. */
const pattern = (source: string): string => `"~*${source.replaceAll('\\', '\\\\')}"`;

/**
 * A server block for nginx and its maps, to include in `http`. An `add_header` in a location would discard those of the
 * server, so a map selects the Cache-Control header.
 */
export function nginxConfiguration(base: string): string {
  const headers = Object.entries(securityHeaders).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  const types = [...namedTypes].map(
    ([path, type]) => `  location = ${base}${path.slice(1)} { types { } default_type "${type}"; }`,
  );
  return [
    '# Written by the build. Include it in the http block. Set server_name, and set root to the folder that contains',
    '# the site at its base path.',
    '# Responses for missing files must not be cached.',
    'map $status$uri $docs_cache_control {',
    `  default "${cacheRevalidate}";`,
    ...hashedFolders.map((folder) => `  "~^(?:200|206|304)${base}${folder}/" "${cacheForever}";`),
    '}',
    '',
    '# The path of a page without its suffix (.html, /index, /).',
    'map $uri $docs_page {',
    `  ${pattern(`^(?<docs_path>.*?)${pageSuffixPattern}`)} $docs_path;`,
    '}',
    '',
    'map $uri $docs_not_found {',
    `  default ${base}404.html;`,
    `  ${pattern(localePattern('zh', base))} ${base}zh/404.html;`,
    '}',
    '',
    'server {',
    '  listen 80;',
    '  server_name docs.example.com;',
    '  root /srv/docs;',
    '  charset utf-8;',
    '  absolute_redirect off;',
    '  # The build also writes .br files, for the nginx module with brotli_static.',
    '  gzip_static on;',
    '  gzip_vary on;',
    '',
    ...headers,
    '  add_header Cache-Control $docs_cache_control always;',
    '',
    ...types,
    ...moduleFolders.map((folder) => `  location ${base}${folder}/ { try_files $uri =404; }`),
    `  location ${base} {`,
    '    error_page 404 $docs_not_found;',
    '    try_files $uri $docs_page.html $docs_page/index.html =404;',
    '  }',
    '}',
    '',
  ].join('\n');
}
