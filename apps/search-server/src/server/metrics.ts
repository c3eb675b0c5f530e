import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** In seconds; a dialog that waits longer than .3 s falls back to its own index. */
const buckets = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5];

/** Status of a request whose client did not wait for the answer, as in nginx. */
export const clientLeft = 499;

/** Serves `/metrics` in the format of Prometheus: requests by route, method and status, and those of the process. */
export function addMetrics(server: FastifyInstance, store: string): void {
  const registry = new Registry();
  registry.setDefaultLabels({ store });
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'search_server_request_seconds',
    help: 'Time from a request to its answer',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers: [registry],
  });
  // `onResponse` does not run if the client leaves.
  server.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions } = request;
    reply.raw.once('close', () => {
      const status = reply.raw.writableEnded ? reply.statusCode : clientLeft;
      seconds.observe({ route: routeOptions.url ?? 'unknown', method, status }, reply.elapsedTime / 1000);
    });
    done();
  });
  server.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
