import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import etag from '@fastify/etag';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import type { Store } from '../store/store.ts';
import { closeConnectionsAtStop } from './close-connections.ts';
import { failureOf, retryAfter } from './failure.ts';
import { addIndexRoute, refuseLists, type Writing } from './index-route.ts';
import { addMetrics } from './metrics.ts';
import { addSearchRoute } from './search-route.ts';
import type { ServerState } from './server-state.ts';

export type ServerSettings = Pick<Settings, 'origin' | 'timeout' | 'concurrency' | 'log-queries'>;

interface ServerPorts {
  readonly store: Store;
  readonly log: FastifyBaseLogger;
  /** Null if the server only answers searches. */
  readonly writing: Writing | null;
}

export interface SearchServer {
  readonly server: FastifyInstance;
  /** The first state is `opening`. */
  readonly setState: (state: ServerState) => void;
}

/** Size in bytes below which an answer is not compressed, and seconds that a browser caches a preflight answer. */
const [compressFrom, preflightAge] = [1024, 86_400];

export async function createServer(
  { store, log, writing }: ServerPorts,
  settings: ServerSettings,
): Promise<SearchServer> {
  const server = Fastify({
    loggerInstance: log,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
  });
  closeConnectionsAtStop(server);
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    done();
  });
  let state: ServerState = 'opening';
  // The default handler logs the URL with its query string.
  server.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'There is no such route.' }),
  );

  // The default handler logs a slow search as an error with a stack.
  server.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error);
    const { statusCode, message } = failure;
    if (failure !== error && statusCode >= 500) request.log.error(error);
    request.log[statusCode < 500 ? 'info' : 'warn']({ statusCode }, message);
    return reply.code(statusCode).send({ message });
  });

  await server.register(cors, {
    origin: settings.origin.includes('*') ? '*' : [...settings.origin],
    methods: ['GET'],
    exposedHeaders: ['retry-after'],
    maxAge: preflightAge,
  });
  await server.register(compress, {
    threshold: compressFrom,
    encodings: ['br', 'gzip'],
    // The default, 11, takes longer than a search.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await server.register(etag, { weak: true });
  addMetrics(server, store.name);

  server.get('/healthz', () => ({ status: 'alive' }));
  server.get('/readyz', async (request, reply) => {
    if (state !== 'ready') return reply.code(503).header('retry-after', retryAfter).send({ status: state });
    try {
      await store.health();
      return { status: 'ready', store: store.name };
    } catch (error) {
      request.log.warn(error, 'the store is not healthy');
      return reply.code(503).header('retry-after', retryAfter).send({ status: 'the store does not answer' });
    }
  });
  addSearchRoute(
    server,
    { store, state: () => state },
    {
      timeoutMs: settings.timeout,
      concurrency: settings.concurrency,
      logQueries: settings['log-queries'],
    },
  );
  if (writing === null) refuseLists(server);
  else await addIndexRoute(server, writing);
  return {
    server,
    setState: (next) => {
      state = next;
    },
  };
}
