import { DatabaseError, type ClientBase, type Pool } from 'pg';
import { cancelStatement } from './cancel-statement.ts';

/** Similarity threshold of `pg_trgm`: words with two letters swapped share a quarter of their trigrams. */
const similarity = 0.2;

/** All statements see the same version of an index. The operators of `pg_trgm` may be in any schema. */
const begin = (timeoutMs: number): string => `
begin isolation level repeatable read, read only;
set local statement_timeout = ${timeoutMs};
set local jit = off;
set local pg_trgm.similarity_threshold = ${similarity};
select set_config('search_path', extnamespace::regnamespace::text, true) from pg_extension where extname = 'pg_trgm'`;

const isEnded = (client: ClientBase): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  );

/** Runs the statements of a search, and cancels the current one when the signal aborts. */
export async function inSearchTransaction<Value>(
  pool: Pool,
  timeoutMs: number,
  signal: AbortSignal,
  work: (client: ClientBase) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect();
  // The signal may have aborted while the pool connected.
  if (signal.aborted) client.release();
  signal.throwIfAborted();
  let cancelled = Promise.resolve(true);
  const cancel = () => {
    cancelled = cancelStatement(client, timeoutMs);
  };
  signal.addEventListener('abort', cancel, { once: true });
  let isUsable = false;
  try {
    await client.query(begin(timeoutMs));
    signal.throwIfAborted();
    const value = await work(client);
    isUsable = true;
    return value;
  } catch (error) {
    isUsable = error === signal.reason || error instanceof DatabaseError;
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
    // A pending cancellation would end a statement of the next search. If a statement may still run or the connection
    // is lost, the connection is closed, and the pool opens another.
    client.release(!((await cancelled) && isUsable && (await isEnded(client))));
  }
}
