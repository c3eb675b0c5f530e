import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

/** The newest programs of Debian's package `postgresql`, or those on the `PATH`. */
function programFolder(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** `initdb` refuses to run as root; the Debian package has a user for it. */
function unprivilegedUser(): { readonly uid: number; readonly gid: number } | undefined | null {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  return uid.status === 0 && gid.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null;
}

export const hasPostgres = programFolder() !== null && unprivilegedUser() !== null;

export interface PostgresServer {
  readonly url: string;
  /** Opens a separate client, which the caller closes. */
  readonly connect: () => Promise<Client>;
  readonly stop: (mode?: 'fast' | 'immediate') => void;
  readonly start: () => void;
  readonly remove: () => void;
}

/** Starts a database in a temporary folder that listens only on the loopback interface. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = programFolder() ?? '';
  const user = unprivilegedUser() ?? undefined;
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(programs, program), args, { ...user, cwd: folder, stdio: 'ignore' });
  const data = join(folder, 'data');
  run('initdb', ['-D', data, '-U', 'search', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off`;
  const start = () => run('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-o', settings, '-w', 'start']);
  const stop = (mode: 'fast' | 'immediate' = 'fast') => run('pg_ctl', ['-D', data, '-m', mode, '-w', 'stop']);
  start();
  const url = `postgres://search@127.0.0.1:${port}/postgres`;
  return {
    url,
    connect: async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      return client;
    },
    start,
    stop,
    remove: () => {
      spawnSync(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], {
        ...user,
        cwd: folder,
      });
      rmSync(folder, { recursive: true });
    },
  };
}
