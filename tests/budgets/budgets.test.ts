import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { budgets } from './budgets.ts';

const site = new URL('../../apps/docs/dist/site', import.meta.url).pathname;
const html = readFileSync(join(site, 'config/server/port.html'), 'utf8');
const attribute = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(html)?.[1] ?? '';
const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
const boot = /<script src="([^"]+)"/.exec(html)?.[1] ?? '';
const scripts = [
  attribute('data-entry'),
  ...attribute('data-preload')
    .split(' ')
    .filter((path) => path.startsWith('/assets/')),
];

const brotliBytes = (path: string) => readFileSync(join(site, `${path}.br`)).length;
const gzipBytes = (path: string) => gzipSync(readFileSync(join(site, path)), { level: 9 }).length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, bytes) => total + bytes, 0);

function within(bytes: number, limit: number): void {
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(limit);
}

describe('bytes that a reader pays for', () => {
  it('a cold option page up to the load event (brotli)', () => {
    const files = ['config/server/port.html', boot, ...styles];
    within(sum(files.map(brotliBytes)) + readFileSync(join(site, 'icon.svg')).length, budgets.coldPage);
  });

  it('the boot script (gzip)', () => within(gzipBytes(boot), budgets.boot));

  it('React and the shell, once the browser is idle (gzip)', () =>
    within(sum(scripts.map(gzipBytes)), budgets.shell));

  it('the search worker and its engine (gzip)', () => {
    const worker =
      readdirSync(join(site, 'assets')).find((name) => /^search\.worker-.*\.js$/.test(name)) ?? '';
    within(gzipBytes(join('assets', worker)), budgets.worker);
  });
});
