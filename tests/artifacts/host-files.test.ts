import { createSiteHandler, listen, securityHeaders, siteFolder, type Listening } from '@docs/app/server';
import { siteConfig } from '@docs/content/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { htmlOf, routePaths, textOfFile } from './built-site.ts';

type Headers = ReadonlyMap<string, string>;

/** The headers that `_headers` gives a path, joined as hosts do. */
function readHeadersFile(text: string): (path: string) => Headers {
  const rules: { readonly path: string; readonly headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value]);
    else rules.push({ path: line, headers: [] });
  }
  return (path) => {
    const found = new Map<string, string>();
    for (const rule of rules) {
      const isFit = rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
      if (!isFit) continue;
      for (const [name, value] of rule.headers) {
        const joined = found.get(name);
        found.set(name, joined === undefined ? value : `${joined}, ${value}`);
      }
    }
    return found;
  };
}

const html = htmlOf('/config/server/port');
const [, boot = ''] = /<script src="([^"]+)"/.exec(html) ?? [];
const [, module = ''] = / (\/content\/pages\/[^" ]+) /.exec(html) ?? [];
const [, build = ''] = / data-build="([^"]+)"/.exec(html) ?? [];
const latest = `/latest/${build}/pages/config/server/port.js`;
const addresses = [
  '/',
  '/zh/',
  '/config/',
  '/config/server/port',
  '/nowhere',
  '/zh/nowhere',
  boot,
  module,
  latest,
];
const typed = ['/rss/releases-rss.xml', '/rss/releases-atom-zh.xml', '/site.webmanifest'];
const compared = [...Object.keys(securityHeaders), 'Cache-Control'];

let listening: Listening;
beforeAll(async () => {
  listening = await listen(createSiteHandler(siteFolder, routePaths), 0);
});
afterAll(() => {
  listening.server.close();
});

describe('the headers that the build writes to `_headers`', () => {
  const headersOf = readHeadersFile(textOfFile('/_headers'));

  it.each([...addresses, ...typed])('are equal to those of the server for %s', async (address) => {
    const answer = await fetch(`http://localhost:${listening.port}${siteConfig.base}${address.slice(1)}`);
    const written = headersOf(address);
    for (const name of compared) {
      const sent = answer.headers.get(name);
      expect(sent).not.toBeNull();
      // Hosts that read `_headers` revalidate by default.
      if (name === 'Cache-Control' && sent === 'no-cache') expect(written.get(name)).toBeUndefined();
      else expect(written.get(name)).toBe(sent);
    }
    if (typed.includes(address)) expect(written.get('Content-Type')).toBe(answer.headers.get('Content-Type'));
  });

  it('no line is longer than 2000 characters, the limit of hosts', () => {
    for (const line of textOfFile('/_headers').split('\n')) expect(line.length).toBeLessThan(2000);
  });
});

it('the Content-Security-Policy requires Trusted Types and allows nothing inline', () => {
  const policy = securityHeaders['Content-Security-Policy'];
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types docs-worker docs-code");
  expect(policy).not.toMatch(/unsafe|wasm-eval|\*|http:|https:/);
});
