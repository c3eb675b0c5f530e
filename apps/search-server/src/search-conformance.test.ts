import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readTarget } from './conformance/read-target.ts';
import { refusalOf } from './conformance/refusal-of.ts';

const built = fileURLToPath(new URL('../dist', import.meta.url));

/** Outside of the workspace, so that no package of it is found. */
let folder: string;
const servers: Server[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  cpSync(built, folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
});
afterAll(() => {
  rmSync(folder, { recursive: true });
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/search`;
}

async function run(...args: readonly string[]) {
  const child = spawn(process.execPath, [join(folder, 'search-conformance.js'), ...args], { cwd: folder });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, stdout, stderr };
}

it('shows its options', async () => {
  const { code, stdout } = await run('--help');
  expect(stdout).toContain('--documents LANG=FILE');
  expect(code).toBe(0);
});

it.each([
  ['no URL', [], 'Name one URL'],
  ['another protocol', ['ftp://host/search'], 'Name one URL'],
  ['an unknown option', ['http://host/search', '--sed'], "Unknown option '--sed'"],
  ['a seed without a language', ['http://host/search', '--seed', 'port'], '--seed port: write --seed LANG='],
  ['a missing file', ['http://host/search', '--documents', 'en=none.json'], 'none.json'],
])('refuses %s', async (_what, args, message) => {
  const { code, stderr } = await run(...args);
  expect(stderr).toContain(message);
  expect(code).toBe(2);
});

it('says once that nothing listens', async () => {
  const url = await serve(() => {});
  await new Promise((resolve) => servers.pop()?.close(resolve));
  const { code, stdout, stderr } = await run(url);
  expect(stderr).toBe(`${url}: Nothing listens there. Start the server, or correct the host and the port.\n`);
  expect(stdout).toBe('');
  expect(code).toBe(2);
});

it('says that a page is no search server', async () => {
  const url = await serve((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<html>'),
  );
  const { code, stderr } = await run(url);
  expect(stderr).toContain('no search server: its answer has the content type text/html');
  expect(code).toBe(2);
});

it('says that a server does not answer in time', async () => {
  const url = await serve(() => {});
  const target = readTarget([url]);
  expect(target && (await refusalOf({ ...target, timeoutMs: 100 }))).toBe(`${url}: No answer within 100 ms.`);
});

it('says once that the seeds find no page', async () => {
  const url = await serve((_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify([{ index: 'docs', hits: [] }])),
  );
  const { code, stdout, stderr } = await run(url, '--seed', 'en=zebra');
  expect(stderr).toBe('No page in en: name words that find pages with --seed en=WORD.\n');
  expect(stdout).toBe('');
  expect(code).toBe(2);
});

it('fails with a line for each check', async () => {
  const url = await serve((_request, response) =>
    response.setHeader('content-type', 'application/json').end('{}'),
  );
  const { code, stdout } = await run(url);
  expect(stdout).toMatch(/^failed {3}answers a list of groups with hits, as JSON$/m);
  expect(stdout).toMatch(/^\d+ passed, \d+ failed, \d+ skipped$/m);
  expect(code).toBe(1);
});

it('takes its seeds from the documents', () => {
  const page = { content: '', toc: [], domain: '' };
  const file = join(folder, 'documents.json');
  writeFileSync(
    file,
    JSON.stringify([
      { ...page, routePath: '/a', title: 'An index' },
      { ...page, routePath: '/b', title: '端口与主机' },
    ]),
  );
  expect(readTarget(['http://host/search', '--documents', `zh=${file}`])?.seeds).toEqual({
    zh: ['index', '端口'],
  });
});
