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
      if (body === null) return response.writeHead(404).end();
      const zipped = gzipSync(body);
      response.writeHead(200, {
        'content-type': types[extname(pathname)] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        'cache-control': 'max-age=600',
        'content-length': zipped.length,
      });
      for (let at = 0; at < zipped.length; at += chunkBytes) {
        const chunk = zipped.subarray(at, at + chunkBytes);
        bytes += chunk.length;
        isFreeAt = Math.max(isFreeAt, performance.now()) + (chunk.length / bytesPerSecond) * 1000;
        if (isFreeAt > performance.now()) await wait(isFreeAt - performance.now());
        response.write(chunk);
      }
      return response.end();
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
