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

/**
 * A server block for nginx, and the map that it needs; to be included in `http`. A location with an
 * `add_header` of its own would lose all those of the server, so the map decides what differs.
 */
export function nginxConfiguration(base: string): string {
  const headers = Object.entries(securityHeadersFor(siteConfig.search)).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  );
  const types = [...namedTypes].map(
    ([path, type]) => `  location = ${base}${path.slice(1)} { types { } default_type "${type}"; }`,
  );
  const files = 'try_files $uri $uri.html $uri/index.html =404;';
  return [
    '# Written by the build, from the headers of its own server. Include it in the http block; set the name',
    '# of the host, and as root the folder in which the site lies at its base.',
    'map $uri $docs_cache_control {',
    `  default "${askedEachTime}";`,
    ...hashedFolders.map((folder) => `  "~^${base}${folder}/" "${keptForGood}";`),
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
    '',
    ...headers,
    '  add_header Cache-Control $docs_cache_control always;',
    '',
    ...types,
    `  location ${base} { error_page 404 ${base}404.html; ${files} }`,
    `  location ${base}zh/ { error_page 404 ${base}zh/404.html; ${files} }`,
    '}',
    '',
  ].join('\n');
}
