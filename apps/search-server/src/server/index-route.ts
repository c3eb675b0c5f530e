import bearerAuth from '@fastify/bearer-auth';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { indexName, languageTag } from '../contract/search-query.ts';
import type { IndexOutcome } from '../indexing/index-worker.ts';
import type { IndexKey } from '../store/store.ts';
import { RequestFailure, parseRequest } from './failure.ts';

const key = z.object({ index: indexName, lang: languageTag });

/** Write access. */
export interface Writing {
  readonly token: string;
  /** Maximum size of a body, in bytes. */
  readonly bodyLimit: number;
  readonly index: (key: IndexKey, json: Uint8Array) => Promise<IndexOutcome>;
}

/** `Retry-After` of a list that the store rejected, in seconds. */
const indexRetryAfter = 10;

const url = '/indexes/:index/:lang';
const unauthorized = 'Send "Authorization: Bearer TOKEN" with the SEARCH_SERVER_TOKEN of the server.';

/** Rejects lists without reading the body, whatever its size. */
export function refuseLists(server: FastifyInstance): void {
  const onRequest = () => {
    throw new RequestFailure(404, 'Writing is off: start the server with a token in SEARCH_SERVER_TOKEN.');
  };
  server.put(url, { onRequest }, onRequest);
}

/** `PUT /indexes/:index/:lang` with the JSON that the build writes. Documents that it lacks are removed. */
export async function addIndexRoute(server: FastifyInstance, writing: Writing): Promise<void> {
  const { token, bodyLimit, index } = writing;
  await server.register(async (routes) => {
    await routes.register(bearerAuth, {
      keys: new Set([token]),
      // Accepts the scheme in any case, as HTTP does.
      specCompliance: 'rfc6749',
      // The hook of the plugin answers with errors of another form.
      addHook: false,
    });
    routes.addHook('onRequest', (request, reply, done) => {
      routes.verifyBearerAuth?.(request, reply, (error) => {
        done(error && new RequestFailure(401, unauthorized));
      });
    });
    // As bytes: parsing a large list here would delay all searches.
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    routes.route<{ readonly Body: Buffer | undefined }>({
      method: 'PUT',
      url,
      bodyLimit,
      handler: async (request, reply) => {
        const written = parseRequest(key, request.params);
        if (request.body === undefined) throw new RequestFailure(400, 'Send a list of documents as JSON.');
        const outcome = await index(written, request.body).catch((error: unknown) => {
          request.log.error(error, 'indexing failed');
          const reason = error instanceof Error ? error.message : String(error);
          reply.header('retry-after', indexRetryAfter);
          throw new RequestFailure(503, `Not indexed: ${reason}`);
        });
        if (outcome.kind === 'refused') throw new RequestFailure(400, outcome.reason);
        return outcome.report;
      },
    });
  });
}
