import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { engines, searchPage } from './search-page.ts';

interface Conditions {
  readonly latencyMs: number;
  /** Shared by all responses. */
  readonly bytesPerSecond: number;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.html': 'text/html; charset=utf-8',
  '.wasm': 'application/wasm',
};
const chunkBytes = 4096;

/** Serves a folder with gzip over a connection of limited speed. Workers are limited as well, unlike with the DevTools protocol. */
export async function serveSlowly(folder: string, { latencyMs, bytesPerSecond }: Conditions) {
  let [bytes, requests] = [0, 0];
  let isFreeAt = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      requests += 1;
      const body = bodyOf(folder, pathname, searchParams.get('lang') ?? 'en');
      await wait(latencyMs);
      if (body === null) return void response.writeHead(404).end();
      const headers = {
        'content-type': types[extname(pathname)] ?? 'application/octet-stream',
        'cache-control': 'max-age=600',
      };
      // Like nginx: a range applies to the uncompressed file.
      const [, from, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      const isPart = from !== undefined && last !== undefined;
      const sent = isPart ? body.subarray(Number(from), Number(last) + 1) : gzipSync(body);
      response.writeHead(isPart ? 206 : 200, {
        ...headers,
        'content-length': sent.length,
        ...(isPart
          ? { 'content-range': `bytes ${from}-${last}/${body.length}` }
          : { 'content-encoding': 'gzip' }),
      });
      for (let at = 0; at < sent.length; at += chunkBytes) {
        // The page is closed. Further bytes would count for the next page, and slow it down.
        if (response.destroyed) return;
        const chunk = sent.subarray(at, at + chunkBytes);
        bytes += chunk.length;
        isFreeAt = Math.max(isFreeAt, performance.now()) + (chunk.length / bytesPerSecond) * 1000;
        if (isFreeAt > performance.now()) await wait(isFreeAt - performance.now());
        response.write(chunk);
      }
      response.end();
    })();
  });
  await new Promise<void>((done) => server.listen(0, done));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    sent: () => ({ bytes, requests }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function bodyOf(folder: string, pathname: string, lang: string): Buffer | null {
  const engine = engines.find((name) => pathname === `/${name}.measure.html`);
  if (engine !== undefined) return Buffer.from(searchPage(engine, lang));
  try {
    return readFileSync(join(folder, decodeURIComponent(pathname)));
  } catch {
    return null;
  }
}
