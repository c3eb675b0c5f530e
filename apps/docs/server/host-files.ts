import { localePattern, pageSuffixPattern } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import { askedEachTime, hashedFolders, keptForGood, namedTypes, securityHeadersFor } from './headers.ts';

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * The file `_headers`, which several hosts of static sites read from the folder that they serve. They join the
 * values of all rules that fit a path, so no header stands in two of them; files without a rule for caching are
 * asked for each time there, too.
 */
export function headersFile(base: string): string {
  return [
    '# Written by the build, from the headers of its own server.',
    rule(`${base}*`, securityHeadersFor(siteConfig.search)),
    ...hashedFolders.map((folder) => rule(`${base}${folder}/*`, { 'Cache-Control': keptForGood })),
    ...[...namedTypes].map(([path, type]) => rule(base + path.slice(1), { 'Content-Type': type })),
  ].join('\n');
}

/** A regular expression in quotes; nginx takes one level of backslashes off. */
const pattern = (source: string): string => `"~*${source.replaceAll('\\', '\\\\')}"`;

/**
 * A server block for nginx, and the maps that it needs; to be included in `http`. A location with an
 * `add_header` of its own would lose all those of the server, so a map decides what differs.
 */
export function nginxConfiguration(base: string): string {
  const headers = Object.entries(securityHeadersFor(siteConfig.search)).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  const types = [...namedTypes].map(
    ([path, type]) => `  location = ${base}${path.slice(1)} { types { } default_type "${type}"; }`,
  );
  return [
    '# Written by the build. Include it in the http block; set server_name, and as root the folder in which the',
    '# site lies at its base.',
    '# A missing file must not be kept.',
    'map $status$uri $docs_cache_control {',
    `  default "${askedEachTime}";`,
    ...hashedFolders.map((folder) => `  "~^(?:200|206|304)${base}${folder}/" "${keptForGood}";`),
    '}',
    '',
    '# The path of a page, without what an address may have after it.',
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
    '  # The build leaves .br files as well, for the module that knows brotli_static.',
    '  gzip_static on;',
    '  gzip_vary on;',
    '',
    ...headers,
    '  add_header Cache-Control $docs_cache_control always;',
    '',
    ...types,
    ...hashedFolders.map((folder) => `  location ${base}${folder}/ { try_files $uri =404; }`),
    `  location ${base} {`,
    '    error_page 404 $docs_not_found;',
    '    try_files $uri $docs_page.html $docs_page/index.html =404;',
    '  }',
    '}',
    '',
  ].join('\n');
}
