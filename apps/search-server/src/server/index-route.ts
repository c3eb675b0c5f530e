import bearerAuth from '@fastify/bearer-auth';
import { parseDocuments } from '@docs/search-core';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { cleanDocument } from '../contract/clean-document.ts';
import { indexName, languageTag } from '../contract/search-query.ts';
import type { Store } from '../store/store.ts';
import { RequestFailure, parseRequest } from './failure.ts';

const key = z.object({ index: indexName, lang: languageTag });

/** `PUT /indexes/:index/:lang` with the JSON that the build writes. Documents that it lacks are removed. */
export async function addIndexRoute(
  server: FastifyInstance,
  store: Store,
  token: string,
  bodyLimit: number,
): Promise<void> {
  await server.register(async (writing) => {
    await writing.register(bearerAuth, { keys: new Set([token]) });
    writing.route({
      method: 'PUT',
      url: '/indexes/:index/:lang',
      bodyLimit,
      handler: async (request) => {
        const documents = parseDocuments(request.body);
        if (!documents.ok)
          throw new RequestFailure(400, `${documents.error.path} is not ${documents.error.expected}.`);
        try {
          return await store.index(parseRequest(key, request.params), documents.value.map(cleanDocument));
        } catch (error) {
          if (error instanceof RequestFailure) throw error;
          request.log.error(error, 'indexing failed');
          throw new RequestFailure(
            507,
            `Not indexed: ${error instanceof Error ? error.message : String(error)}`,
          );
        }
      },
    });
  });
}
