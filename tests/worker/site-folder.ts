import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, type Page } from '@playwright/test';

const commandLine = fileURLToPath(
  new URL('../../packages/search-core/dist/cli/search-core.js', import.meta.url),
);

export const page = (lang: string, title: string, body: string) =>
  `<!doctype html><html lang="${lang}"><title>${title}</title><body><nav>Menu</nav><main>${body}</main></body></html>`;

const pages: Readonly<Record<string, string>> = {
  'index.html': page('en-US', 'Start', '<h1>Garden</h1><p>Where ponds are.</p>'),
  'guide/ponds.html': page(
    'en',
    'Ponds',
    '<h1>Ponds</h1><h2 id="koi-care">Koi care</h2><p>Koi need shade.</p>',
  ),
  'zh/ponds/index.html': page('zh-CN', '池塘', '<h1>池塘</h1><p>锦鲤需要遮阴。</p>'),
  '404.html': page('en', 'Not found', '<h1>Koi not found</h1>'),
};

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  html: 'text/html',
  json: 'application/json',
};

interface Fixtures {
  readonly siteUrl: string;
  readonly folder: string;
  /** The Content-Security-Policy of all files; none if empty. */
  readonly policy: string;
}

/** A folder as a generator writes it, served at `/docs`. */
export const test = base.extend<Fixtures>({
  policy: ['', { option: true }],
  // oxlint-disable-next-line no-empty-pattern
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-folder-'));
    for (const [name, html] of Object.entries(pages)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), html);
    }
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  siteUrl: async ({ folder, policy }, use) => {
    const server = createServer(({ url = '', headers }, response) => {
      const path = new URL(url, 'http://localhost').pathname
        .replace(/^\/docs/, '')
        .replace(/\/$/, '/index.html');
      try {
        const body = readFileSync(join(folder, path));
        if (policy !== '') response.setHeader('content-security-policy', policy);
        response.setHeader('content-type', types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
        const [, from, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
        if (from === undefined || last === undefined) response.end(body);
        else {
          response.writeHead(206, { 'content-range': `bytes ${from}-${last}/${body.length}` });
          response.end(body.subarray(Number(from), Number(last) + 1));
        }
      } catch {
        // Renaming a file to `.gone` makes its requests fail without a response.
        if (existsSync(`${join(folder, path)}.gone`)) response.destroy();
        else response.writeHead(404).end();
      }
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await use(`http://localhost:${port}/docs/`);
    server.close();
  },
});

/** Holds the requests of files until the returned function is called. */
export async function hold(tab: Page, files: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await tab.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

export const index = (folder: string) =>
  execFileSync(process.execPath, [commandLine, 'site', folder], { encoding: 'utf8' });
