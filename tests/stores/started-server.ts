import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './engines/free-port.ts';
import { startOpenSearch } from './engines/opensearch-server.ts';
import { startPostgres } from './engines/postgres-server.ts';

export const token = '0123456789abcdef';

/** Starts the built server and waits until it is ready. */
export async function startServer(args: readonly string[]) {
  const port = await freePort();
  const program = fileURLToPath(
    new URL('search-server.js', import.meta.resolve('@docs/search-server/worker')),
  );
  const child = spawn(process.execPath, [program, '--port', `${port}`, '--log-level', 'silent', ...args], {
    stdio: 'inherit',
    env: { ...process.env, SEARCH_SERVER_TOKEN: token },
  });
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The search server did not start.');
    await pause(100);
  }
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return { origin, stop };
}

interface Engine {
  /** Arguments of the server. */
  readonly args: readonly string[];
  /** Size of the indexes on disk, in bytes. */
  readonly bytes: () => Promise<number>;
  readonly remove: () => void | Promise<void>;
}

export const engines: Readonly<Record<string, () => Promise<Engine>>> = {
  embedded: () => {
    const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
    const bytes = () =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => statSync(join(folder, name)))
        .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
    return Promise.resolve({
      args: ['--data', folder],
      bytes: () => Promise.resolve(bytes()),
      remove: () => rmSync(folder, { recursive: true }),
    });
  },
  postgres: async () => {
    const { url, connect, remove } = await startPostgres();
    const bytes = async () => {
      const client = await connect();
      const { rows } = await client.query<{ bytes: string }>(
        `select sum(pg_total_relation_size(oid)) as bytes from pg_class where relkind = 'r' and relnamespace = 'docs_search_server'::regnamespace`,
      );
      await client.end();
      return Number(rows[0]?.bytes);
    };
    return { args: ['--store', url], bytes, remove };
  },
  opensearch: async () => {
    const { urls, remove } = await startOpenSearch(1);
    const bytes = async () => {
      const response = await fetch(`${urls[0]}/_stats/store`);
      const { _all: all } = (await response.json()) as {
        readonly _all: { readonly primaries: { readonly store: { readonly size_in_bytes: number } } };
      };
      return all.primaries.store.size_in_bytes;
    };
    return { args: ['--store', urls.join(','), '--replicas', '0'], bytes, remove };
  },
};
