import type { FastifyInstance } from 'fastify';

/** Time between two looks at the requests under way, in milliseconds. */
const lookMs = 50;

/**
 * Makes `server.close()` close all connections once no request is under way. Alone it waits for clients: Node closes no
 * connection that has not had a request, such as the spare ones of browsers
 * (https://github.com/nodejs/node/issues/63452), and those of the last answers only after `keepAliveTimeout`.
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
