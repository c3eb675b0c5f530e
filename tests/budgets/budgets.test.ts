import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { budgets } from './budgets.ts';

const site = new URL('../../apps/docs/dist/site', import.meta.url).pathname;
const html = readFileSync(join(site, 'config/server/port.html'), 'utf8');
const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(html)?.[1] ?? '';
const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
const headScripts = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src = '']) => src);
const [boot = ''] = headScripts;
const modules = attribute('data-modules').split(' ');
const scripts = modules.filter((path) => path.startsWith('/assets/'));
const content = modules.filter((path) => path.startsWith('/content/'));

const brotliBytes = (path: string) => readFileSync(join(site, `${path}.br`)).length;
const gzipBytes = (path: string) => gzipSync(readFileSync(join(site, path)), { level: 9 }).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, bytes) => total + bytes, 0);

/** The path of the only file with such a name. */
function fileIn(folder: string, name: RegExp): string {
  const found = readdirSync(join(site, folder)).filter((file) => name.test(file));
  expect(found).toHaveLength(1);
  return join(folder, found[0] ?? '');
}

function within(bytes: number, limit: number): void {
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(limit);
}

describe('the budget of', () => {
  it('a cold option page up to the load event (brotli)', () => {
    const files = ['config/server/port.html', ...headScripts, ...styles];
    within(sum(files.map(brotliBytes)) + readFileSync(join(site, 'icon.svg')).length, budgets.coldPage);
  });

  it('the requests of a cold page up to the load event', () => {
    within(['config/server/port.html', ...headScripts, ...styles].length, budgets.coldRequests);
  });

  it('the boot script (gzip)', () => within(gzipBytes(boot), budgets.boot));

  it('React and the shell, once the browser is idle (gzip)', () =>
    within(sum(scripts.map(gzipBytes)), budgets.shell));

  it('the requests of hydration, all in the document', () => {
    within(modules.length, budgets.shellRequests);
  });

  it('the search worker and its engine (gzip)', () => {
    within(gzipBytes(fileIn('assets', /^search\.worker-.*\.js$/)), budgets.worker);
  });

  it('the service worker (brotli)', () => within(brotliBytes('service-worker.js'), budgets.serviceWorker));

  it.each(['en', 'zh'])('all pages of %s without a network (brotli)', (locale) => {
    const sizeOf = (name: string) =>
      (
        JSON.parse(
          readFileSync(join(site, `latest/${attribute('data-build')}/offline/${name}.json`), 'utf8'),
        ) as { readonly bytes: number }
      ).bytes;
    within(sizeOf('shell') + sizeOf(locale), budgets.offlineCopy);
  });

  it.each(['en', 'zh'] as const)('the first answer of search in %s: worker and heads (brotli)', (locale) => {
    const files = [
      fileIn('assets', /^search\.worker-.*\.js$/),
      fileIn('content/search', new RegExp(`^heads\\.${locale}\\..*\\.bin$`)),
    ];
    within(sum(files.map(brotliBytes)), budgets.firstAnswer[locale]);
  });
});

describe('a page load is independent of the number of pages', () => {
  const report = JSON.parse(readFileSync(join(site, '../report.json'), 'utf8')) as {
    readonly routePaths: readonly string[];
  };
  const counterpart = '/zh/config/server/port';
  const sectionOf = (path: string) => path.replace(/^\/zh(?=\/)/, '').split('/')[1];
  /** Pages in a folder of a section; the header links to the others. */
  const inner = report.routePaths.filter((path) => /^(\/zh)?\/[^/]+\/[^/]+\/[^/]+/.test(path));

  it('no script of the shell contains a table of routes', () => {
    const sections = new Set(['config']);
    for (const script of [boot, ...scripts, ...content]) {
      const text = readFileSync(join(site, script), 'utf8');
      const named = inner.filter((path) => new RegExp(`["'\`]${path}["'\`]`).test(text));
      // Only the sidebar of this section and language contains routes, and the page its links.
      expect(
        named.filter(
          (path) => !sections.has(sectionOf(path) ?? '') || (path.startsWith('/zh/') && path !== counterpart),
        ),
      ).toEqual([]);
      if (script.startsWith('/assets/')) expect(named).toEqual([]);
    }
  });

  it('a document links to the pages of its section, and to others only from the header', () => {
    const linked = [...html.matchAll(/href="([^"#]*)"/g)].map(([, href = '']) => href);
    const elsewhere = inner.filter(
      (path) => linked.includes(path) && path !== counterpart && sectionOf(path) !== 'config',
    );
    expect(elsewhere).toEqual([]);
    expect(linked.filter((href) => href.startsWith('/zh/'))).toSatisfy((hrefs: readonly string[]) =>
      hrefs.every((href) => href === counterpart),
    );
  });
});
