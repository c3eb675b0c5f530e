import { Pool, type ClientBase, type PoolConfig } from 'pg';

export function openPool(config: PoolConfig, warn: (error: Error) => void): Pool {
  const pool = new Pool(config);
  // An idle connection that breaks, as in a restart of the database, is replaced by the pool.
  pool.on('error', warn);
  // One that is in use rejects its query, and emits the error as well.
  pool.on('connect', (client) => client.on('error', warn));
  return pool;
}

/**
 * Runs the work in a transaction. What it sets is set with `set local` and ends with it: a pooler such as PgBouncer gives
 * the connection to others then.
 */
export async function inTransaction<Value>(
  pool: Pool,
  settings: Readonly<Record<string, string | number>>,
  work: (client: ClientBase) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  try {
    const set = Object.entries(settings).map(([name, value]) => `; set local ${name} = ${value}`);
    await client.query(`begin${set.join('')}`);
    const value = await work(client);
    await client.query('commit');
    client.release();
    return value;
  } catch (error) {
    // The database rolls back what a closed connection began.
    client.release(true);
    throw error;
  }
}
