import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const program = fileURLToPath(new URL('../dist/search-server.js', import.meta.url));

async function startWith(args: readonly string[]) {
  const child = spawn(process.execPath, [program, ...args]);
  const [stderr] = await Promise.all([text(child.stderr), text(child.stdout), once(child, 'exit')]);
  return { code: child.exitCode, stderr };
}

const token = '0123456789abcdef';
const env = { ...process.env, SEARCH_SERVER_TOKEN: token };

/** The origin of a started server, read from its log. */
async function originOf({ stdout }: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  let log = '';
  stdout.on('data', (chunk) => (log += String(chunk)));
  const origin = () => /http:[^ "]+/.exec(log)?.[0] ?? '';
  await expect.poll(origin, { timeout: 20_000 }).not.toBe('');
  return origin();
}

const stdio: ['ignore', 'pipe', 'inherit'] = ['ignore', 'pipe', 'inherit'];

describe('a start that fails', () => {
  const taken = createServer();
  let folder: string;
  let port: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'start-'));
    writeFileSync(join(folder, 'file'), '');
    await once(taken.listen(0, '127.0.0.1'), 'listening');
    port = `${(taken.address() as AddressInfo).port}`;
    // A store that closes every connection.
    taken.on('connection', (socket) => socket.destroy());
  });
  afterAll(() => {
    taken.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['a port in use', () => ['--port', port, '--data', join(folder, 'data')], '--port'],
    ['a host of another machine', () => ['--host', '192.0.2.1', '--data', join(folder, 'data')], '--host'],
    [
      'PostgreSQL that does not answer',
      () => ['--store', `postgres://u:secret@127.0.0.1:${port}/x`, '--port', '0'],
      '--store',
    ],
    [
      'OpenSearch that does not answer',
      () => ['--store', `http://u:secret@127.0.0.1:${port}`, '--port', '0'],
      '--store',
    ],
    ['a folder that is a file', () => ['--data', join(folder, 'file/data')], '--data'],
    ['documents that are missing', () => ['--documents', `docs:en=${folder}/absent`], '--documents'],
    ['an option', () => ['--port='], '--port'],
  ])('says what to do about %s', async (_what, args, advice) => {
    const documents = args().includes('--documents') ? [] : ['--no-documents'];
    const { code, stderr } = await startWith([...documents, ...args()]);
    expect(code).toBe(1);
    expect(stderr).toContain(advice);
    // No stack trace.
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(stderr).not.toContain('secret');
    expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(2);
  });
});

describe.skipIf(process.platform === 'win32')('a full disk', () => {
  it('refuses new documents and keeps the old ones, also at the next start', async () => {
    const data = mkdtempSync(join(tmpdir(), 'full-'));
    // A file of 64 kB or more cannot be written.
    const limited = ['-c', 'ulimit -f 64; exec "$0" "$@"', process.execPath, program];
    const args = [...limited, '--no-documents', '--data', data, '--port', '0'];
    const child = spawn('bash', args, { env, stdio });
    const origin = await originOf(child);
    const put = (documents: readonly object[]) =>
      fetch(`${origin}/indexes/docs/en`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(documents),
      });
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { timeout: 20_000 }).toBe(200);
    const lantern = { routePath: '/a', title: 'Lantern', content: 'A lantern.', toc: [] };
    expect((await put([lantern])).status).toBe(200);
    const files = readdirSync(join(data, 'docs/en')).toSorted();
    const long = Array.from({ length: 100 }, (_, at) => `pond ${at} of water`.repeat(60));
    const pages = long.map((content, at) => ({ ...lantern, routePath: `/${at}`, content }));
    const refused = await put(pages);
    expect(refused.status).toBe(503);
    expect(await refused.text()).toContain('EFBIG');
    const found = await fetch(`${origin}/search?keyword=lantern&searchIndexes=docs`);
    expect(await found.json()).toMatchObject([{ index: 'docs', hits: [{ routePath: '/a' }] }]);
    // No leftovers take up space that a later list needs.
    expect(readdirSync(join(data, 'docs/en')).toSorted()).toEqual(files);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(child.exitCode).toBe(0);
    // A start with the same documents.
    const list = join(data, 'long.json');
    writeFileSync(list, JSON.stringify(pages));
    const documents = ['--documents', `docs:en=${list}`, '--data', data, '--port', '0'];
    const again = spawn('bash', [...limited, ...documents], { env, stdio });
    const next = await originOf(again);
    await expect.poll(async () => (await fetch(`${next}/readyz`)).status, { timeout: 20_000 }).toBe(200);
    const old = await fetch(`${next}/search?keyword=lantern&searchIndexes=docs`);
    expect(await old.json()).toMatchObject([{ index: 'docs', hits: [{ routePath: '/a' }] }]);
    again.kill('SIGTERM');
    await once(again, 'exit');
    rmSync(data, { recursive: true });
  });
});

describe.skipIf(process.platform === 'win32')('while the documents of the start are indexed', () => {
  let data: string;
  let args: readonly string[];
  beforeAll(() => {
    data = mkdtempSync(join(tmpdir(), 'starting-'));
    const content = 'The lantern of the garden is green.\n'.repeat(50);
    const pages = Array.from({ length: 2000 }, (_, at) => ({
      routePath: `/${at}`,
      title: `Lantern ${at}`,
      content,
      toc: [],
    }));
    for (const lang of ['en', 'zh']) writeFileSync(join(data, `${lang}.json`), JSON.stringify(pages));
    const documents = ['en', 'zh'].flatMap((lang) => [
      '--documents',
      `docs:${lang}=${join(data, `${lang}.json`)}`,
    ]);
    args = [program, ...documents, '--data', join(data, 'indexes'), '--port', '0'];
  });
  afterAll(() => rmSync(data, { recursive: true }));

  it('a list that is pushed waits for them', async () => {
    const child = spawn(process.execPath, args, { env, stdio });
    const origin = await originOf(child);
    const put = () =>
      fetch(`${origin}/indexes/docs/zh`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '[]',
      });
    const first = await put();
    expect(first.status).toBe(503);
    expect(first.headers.get('retry-after')).not.toBeNull();
    await expect.poll(async () => (await put()).status, { timeout: 20_000 }).toBe(200);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    const found = await fetch(`${origin}/search?keyword=lantern&searchIndexes=docs&lang=zh`);
    expect(await found.json()).toEqual([{ index: 'docs', hits: [] }]);
    child.kill('SIGTERM');
    await once(child, 'exit');
  });

  it('a stop ends the start without an error', async () => {
    rmSync(join(data, 'indexes'), { recursive: true, force: true });
    const child = spawn(process.execPath, args, { env, stdio });
    const origin = await originOf(child);
    const status = async () => (await fetch(`${origin}/readyz`)).text();
    await expect.poll(status, { interval: 5, timeout: 20_000 }).toContain('indexing');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

describe.skipIf(process.platform === 'win32')('a stop', () => {
  let data: string;
  beforeAll(() => {
    data = mkdtempSync(join(tmpdir(), 'stop-'));
  });
  afterAll(() => rmSync(data, { recursive: true }));
  const start = async (args: readonly string[]) => {
    const child = spawn(
      process.execPath,
      [program, '--no-documents', '--data', data, '--port', '0', ...args],
      { env, stdio },
    );
    const { port } = new URL(await originOf(child));
    return { child, port: Number(port) };
  };

  it('does not wait for a client that has asked nothing', async () => {
    const { child, port } = await start([]);
    const spare = connect(port, '127.0.0.1').resume();
    await once(spare, 'connect');
    // An answer to a later connection shows that the server has accepted `spare`.
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(child.exitCode).toBe(0);
  });

  it('ends while the store is opened; until then the server is alive, and not ready', async () => {
    const silent = createServer();
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    const child = spawn(
      process.execPath,
      [program, '--no-documents', '--store', `postgres://u@127.0.0.1:${port}/x`, '--port', '0'],
      { env, stdio },
    );
    const [origin] = await Promise.all([originOf(child), once(silent, 'connection')]);
    const statusOf = async (path: string) => (await fetch(origin + path)).status;
    expect(await statusOf('/healthz')).toBe(200);
    expect(await statusOf('/readyz')).toBe(503);
    expect(await statusOf('/search?keyword=lantern')).toBe(503);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    silent.close();
  });

  it('drops a request that does not end at --stop-timeout', async () => {
    const { child, port } = await start(['--stop-timeout', '100']);
    const client = connect(port, '127.0.0.1').resume();
    client.write(
      `PUT /indexes/docs/en HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${token}\r\n` +
        'content-type: application/json\r\nexpect: 100-continue\r\ncontent-length: 100\r\n\r\n',
    );
    // `100 Continue` shows that the server has read the headers.
    await once(client, 'data');
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(child.exitCode).toBe(1);
    client.destroy();
  });
});
