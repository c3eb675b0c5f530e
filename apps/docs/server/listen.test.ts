import { createReadStream } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { listen, type Listening } from './listen.ts';

const open: Listening[] = [];
async function serve(handler: RequestListener, port = 0, host?: string): Promise<Listening> {
  const listening = await listen(handler, port, host);
  open.push(listening);
  return listening;
}
afterEach(() => {
  for (const { server } of open.splice(0)) server.close();
  vi.restoreAllMocks();
});

it('uses the next free port if the requested one is in use', async () => {
  const first = await serve((_request, response) => response.end('first'));
  const second = await serve((_request, response) => response.end('second'), first.port);
  expect(second.port).toBeGreaterThan(first.port);
  expect(await (await fetch(`http://localhost:${second.port}/`)).text()).toBe('second');
});

it('reports that the last port is in use', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => {
    // An error means that another process holds the port.
    holder.on('error', () => resolve()).listen(65_535, 'localhost', resolve);
  });
  await expect(listen(() => {}, 65_535)).rejects.toThrow('Ports 65535 to 65535 are all in use');
  holder.close();
});

it('listens on the loopback interface by default', async () => {
  const addressOf = ({ server }: Listening) => {
    const address = server.address();
    return typeof address === 'object' ? address?.address : address;
  };
  expect(addressOf(await serve(() => {}))).toMatch(/^(127\.0\.0\.1|::1)$/);
  expect(addressOf(await serve(() => {}, 0, '0.0.0.0'))).toBe('0.0.0.0');
});

it('responds with 500 to an error of the handler, logs it and serves the next request', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { port } = await serve((request, response) => {
    if (request.url === '/broken') throw new Error('broken handler');
    response.end('ok');
  });
  expect((await fetch(`http://localhost:${port}/broken`)).status).toBe(500);
  expect(log).toHaveBeenCalledWith('GET /broken', expect.objectContaining({ message: 'broken handler' }));
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('ok');
});

it('aborts a response whose file stream fails, and serves the next request', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { port } = await serve((request, response) => {
    if (request.url === '/gone') createReadStream('/no/such/file').pipe(response.writeHead(200));
    else response.end('ok');
  });
  await expect(fetch(`http://localhost:${port}/gone`)).rejects.toThrow('fetch failed');
  expect(log).toHaveBeenCalledWith('GET /gone', expect.objectContaining({ code: 'ENOENT' }));
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('ok');
});
