import type { FastifyInstance } from 'fastify';

/** Interval between two checks of pending requests, in milliseconds. */
const lookMs = 50;

/**
 * Makes `server.close()` close all connections once no request is pending. By itself it waits for clients: Node does
 * not close connections without a request, such as the spare ones of browsers
 * (https://github.com/nodejs/node/issues/63452), and closes those of the last answers only after `keepAliveTimeout`.
 */
export function closeConnectionsAtStop(server: FastifyInstance): void {
  let underWay = 0;
  server.addHook('onRequest', (_request, reply, done) => {
    underWay += 1;
    reply.raw.once('close', () => (underWay -= 1));
    done();
  });
  server.addHook('preClose', (done) => {
    const timer = setInterval(() => {
      if (underWay === 0) server.server.closeAllConnections();
    }, lookMs);
    server.server.once('close', () => clearInterval(timer));
    done();
  });
}
