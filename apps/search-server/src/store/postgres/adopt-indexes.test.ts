import { EventEmitter } from 'node:events';
import type { ClientBase, Pool } from 'pg';
import { expect, it } from 'vitest';
import { adoptIndexes, waitForLock } from './adopt-indexes.ts';

/** A connection to a database without tables. */
function connection(isLocked: () => boolean) {
  const statements: string[] = [];
  const query = (statement: string) => {
    statements.push(statement);
    return Promise.resolve({ rows: statement.includes('advisory') ? [{ locked: isLocked() }] : [] });
  };
  const client = Object.assign(new EventEmitter(), { query, release: () => {} });
  return { client: client as unknown as ClientBase, statements };
}

it('lets the database free the lock of a server that vanished after a minute', async () => {
  const { client, statements } = connection(() => true);
  const pool = Object.assign(client, { connect: () => Promise.resolve(client) }) as unknown as Pool;
  expect(await adoptIndexes(pool, 1000)).toEqual([]);
  for (const setting of ['idle = 30', 'interval = 10', 'count = 3'])
    expect(statements[0]).toContain(`set local tcp_keepalives_${setting}`);
});

it('waits until another server frees the lock', async () => {
  let attempts = 0;
  const { client } = connection(() => {
    attempts += 1;
    return attempts === 3;
  });
  await waitForLock(client, 0);
  expect(attempts).toBe(3);
});

it('gives up after many attempts, and says who has the lock', async () => {
  const { client, statements } = connection(() => false);
  await expect(waitForLock(client, 0)).rejects.toThrow('pg_locks');
  expect(statements).toHaveLength(1200);
});
