import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream } from 'pino';
import type { Settings } from '../settings/settings.ts';

/** A log of JSON lines on stdout, without the queries of readers. */
export function createLogger(level: Settings['log-level'], to?: DestinationStream): FastifyBaseLogger {
  const serializers = {
    // The URL without its query string, which contains the typed query.
    req: ({ method, url }: { readonly method: string; readonly url: string }) => ({
      method,
      url: url.replace(/\?.*/s, ''),
    }),
    // Errors of clients contain the failed request, with the typed query.
    err: ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? '' }),
  };
  return pino({ level, serializers }, to);
}
