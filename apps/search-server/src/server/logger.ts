import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream } from 'pino';
import type { Settings } from '../settings/settings.ts';

/** A log of JSON lines on stdout, without what readers type. */
export function createLogger(level: Settings['log-level'], to?: DestinationStream): FastifyBaseLogger {
  const serializers = {
    // The URL without its query string, which is what a reader typed.
    req: ({ method, url }: { readonly method: string; readonly url: string }) => ({
      method,
      url: url.replace(/\?.*/s, ''),
    }),
    // Errors of clients have the request that failed, with what a reader typed.
    err: ({ name, message, stack }: Error) => ({ type: name, message, stack: stack ?? '' }),
  };
  return pino({ level, serializers }, to);
}
