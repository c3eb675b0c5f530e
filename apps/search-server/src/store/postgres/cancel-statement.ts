import { connect } from 'node:net';
import type { ClientBase } from 'pg';

/** Members that are missing in the types of `pg`. */
interface Session {
  readonly host: string;
  readonly port: number;
  readonly processID: number | null;
  readonly secretKey: number | null;
}

const cancelRequestCode = 80_877_102;

/**
 * Cancels the statement of a connection with the cancel request of the protocol. Its key belongs to the connection, so
 * it cannot cancel a statement of another one, even behind PgBouncer or a load balancer. Resolves to whether the
 * request was accepted: then the statement is cancelled, or had already ended.
 */
export function cancelStatement(client: ClientBase, timeoutMs: number): Promise<boolean> {
  const { host, port, processID, secretKey } = client as ClientBase & Session;
  const request = Buffer.alloc(16);
  request.writeInt32BE(request.length, 0);
  request.writeInt32BE(cancelRequestCode, 4);
  request.writeInt32BE(processID ?? 0, 8);
  request.writeInt32BE(secretKey ?? 0, 12);
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  return new Promise((resolve) => {
    const finish = (isTaken: boolean) => {
      resolve(isTaken);
      socket.destroy();
    };
    // The database closes the connection once it has sent the signal.
    socket.on('end', () => finish(true));
    socket.on('error', () => finish(false));
    socket.setTimeout(timeoutMs, () => finish(false));
    socket.resume().write(request);
  });
}
