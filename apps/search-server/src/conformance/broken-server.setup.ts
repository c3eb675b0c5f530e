import Fastify, { type FastifyReply } from 'fastify';
import type { Target } from './target.ts';

interface Place {
  readonly start: number;
  readonly length: number;
}
interface RawHit {
  readonly routePath: string;
  readonly title: string;
  readonly content: string;
  readonly toc: readonly { readonly id: string; readonly charIndex: number }[];
  readonly _matchesPosition: { readonly content: readonly Place[] };
}
interface RawGroup {
  readonly index: string;
  readonly hits: readonly RawHit[];
}

interface Asked {
  readonly keyword: string;
  readonly lang: string;
  readonly limit: number;
  /** As sent. */
  readonly url: string;
}
export interface Breaking {
  /** Changes the request. */
  readonly asked?: (asked: URL) => void | Promise<void>;
  /** Changes a valid answer, or answers itself. */
  readonly answered?: (groups: readonly RawGroup[], asked: Asked, reply: FastifyReply) => unknown;
  /** Replaces an error response. */
  readonly refused?: (reply: FastifyReply) => unknown;
  /** Timeout of the check. */
  readonly timeoutMs?: number;
}

export interface BrokenServer {
  readonly breaks: string;
  /** The name of a check that must fail. */
  readonly failed: string;
  readonly timeoutMs?: number;
  readonly change: (good: Target) => Promise<{ readonly url: string; readonly close: () => Promise<void> }>;
}

export const broken = (
  breaks: string,
  failed: string,
  { asked, answered, refused, timeoutMs }: Breaking,
): BrokenServer => ({
  breaks,
  failed,
  ...(timeoutMs !== undefined && { timeoutMs }),
  change: async (good) => {
    const server = Fastify({ forceCloseConnections: true, http: { maxHeaderSize: 200_000 } });
    server.route({
      method: 'GET',
      url: '/search',
      handler: async (request, reply) => {
        const url = new URL(request.url, good.url);
        const read: Asked = {
          keyword: url.searchParams.get('keyword') ?? '',
          lang: url.searchParams.get('lang') ?? '',
          limit: Number(url.searchParams.get('limit')),
          url: request.url,
        };
        await asked?.(url);
        const response = await fetch(url);
        reply.code(response.status).header('access-control-allow-origin', '*');
        if (!response.ok) return refused ? refused(reply) : reply.send(await response.text());
        const groups = (await response.json()) as readonly RawGroup[];
        return answered ? answered(groups, read, reply) : groups;
      },
    });
    const origin = await server.listen({ host: '127.0.0.1', port: 0 });
    return { url: `${origin}/search`, close: () => server.close() };
  },
});

export const withHits = (
  groups: readonly RawGroup[],
  change: (hits: readonly RawHit[]) => readonly RawHit[],
) => groups.map((group) => ({ ...group, hits: change(group.hits) }));
export const withPlaces = (
  groups: readonly RawGroup[],
  change: (places: readonly Place[]) => readonly Place[],
) =>
  withHits(groups, (hits) =>
    hits.map(({ _matchesPosition: { content }, ...hit }) => ({
      ...hit,
      _matchesPosition: { content: change(content) },
    })),
  );
