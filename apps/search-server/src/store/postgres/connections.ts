import { Pool, type ClientBase, type PoolConfig } from 'pg';

export function openPool(config: PoolConfig, warn: (error: Error) => void): Pool {
  const pool = new Pool(config);
  // The pool replaces an idle connection that breaks, for example when the database restarts.
  pool.on('error', warn);
  // A connection in use rejects its query, and emits the error as well.
  pool.on('connect', (client) => client.on('error', warn));
  return pool;
}

/**
 * Runs the work in a transaction. Settings must use `set local`, which ends with it, because a pooler such as PgBouncer
 * then gives the connection to others.
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
    // The database rolls back the transaction of a closed connection.
    client.release(true);
    throw error;
  }
}
