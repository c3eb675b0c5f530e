import Fastify, { type FastifyReply } from 'fastify';
import type { Target } from './target.ts';

interface Place {
  readonly start: number;
  readonly length: number;
}
interface RawHit {
  readonly routePath: string;
  readonly content: string;
  readonly toc: readonly { readonly charIndex: number }[];
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
interface Breaking {
  /** Changes what is asked. */
  readonly asked?: (asked: URL) => void;
  /** Changes a good answer, or answers itself. */
  readonly answered?: (groups: readonly RawGroup[], asked: Asked, reply: FastifyReply) => unknown;
}

interface BrokenServer {
  readonly breaks: string;
  /** The name of a check that must notice. */
  readonly failed: string;
  readonly change: (good: Target) => Promise<{ readonly url: string; readonly close: () => Promise<void> }>;
}

const broken = (breaks: string, failed: string, { asked, answered }: Breaking): BrokenServer => ({
  breaks,
  failed,
  change: async (good) => {
    const server = Fastify({ forceCloseConnections: true });
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
        asked?.(url);
        const response = await fetch(url);
        reply.code(response.status);
        const body = (await response.json()) as readonly RawGroup[];
        reply.header('access-control-allow-origin', '*');
        return response.ok && answered ? answered(body, read, reply) : body;
      },
    });
    const origin = await server.listen({ host: '127.0.0.1', port: 0 });
    return { url: `${origin}/search`, close: () => server.close() };
  },
});

const withHits = (groups: readonly RawGroup[], change: (hits: readonly RawHit[]) => readonly RawHit[]) =>
  groups.map((group) => ({ ...group, hits: change(group.hits) }));
const withPlaces = (groups: readonly RawGroup[], change: (place: Place) => Place) =>
  withHits(groups, (hits) =>
    hits.map(({ _matchesPosition: { content }, ...hit }) => ({
      ...hit,
      _matchesPosition: { content: content.map(change) },
    })),
  );

/** Words of the tests that find pages in each language. */
export const seeds = { en: ['config', 'plugin', 'server'], zh: ['配置', '插件', '构建'] } as const;
const isSeed = (keyword: string) => [...seeds.en, ...seeds.zh].some((seed) => seed === keyword);

/** Finds nothing by queries that match `pattern`, unless they are seeds. */
const without = (pattern: RegExp): Breaking => ({
  answered: (groups, { keyword }) => (pattern.test(keyword) && !isSeed(keyword) ? [] : groups),
});

let requests = 0;
let underWay = 0;

export const brokenServers: readonly BrokenServer[] = [
  broken('answers an object', 'answers a list of groups with hits, as JSON', {
    answered: (groups) => ({ groups }),
  }),
  broken(
    'counts places in UTF-16 units',
    'counts places in bytes of UTF-8, sorted, disjoint and on whole characters',
    {
      answered: (groups) =>
        withHits(groups, (hits) =>
          hits.map((hit) => {
            const bytes = Buffer.from(hit.content);
            const units = (end: number) => bytes.subarray(0, end).toString().length;
            const { content: places } = { ...hit['_matchesPosition'] };
            const content = places.map(({ start, length }) => ({
              start: units(start),
              length: units(start + length) - units(start),
            }));
            return { ...hit, _matchesPosition: { content } };
          }),
        ),
    },
  ),
  broken('marks other words', 'marks the words of the query', {
    answered: (groups) => withPlaces(groups, ({ start }) => ({ start: start + 8, length: 1 })),
  }),
  broken('counts headings from the whole page', 'places every heading within the content', {
    answered: (groups) =>
      withHits(groups, (hits) =>
        hits.map((hit) => ({ ...hit, toc: hit.toc.map((entry) => ({ ...entry, charIndex: 1e6 })) })),
      ),
  }),
  broken('ignores the language', 'answers only pages of the language', {
    asked: ({ searchParams }) => searchParams.set('lang', 'zh'),
  }),
  broken('finds single words only', 'finds a page by its title', without(/./)),
  broken(
    'knows no identifiers',
    'finds a page by an identifier in its content',
    without(/[a-z]\.[a-z]|[a-z][A-Z]/),
  ),
  broken(
    'finds Han text at the start of a sentence only',
    'finds Han text in mid-sentence',
    without(/\p{Script=Han}{3,}/u),
  ),
  broken('knows no typos', 'finds a page by a title with a typo', without(/[a-z]{7}/i)),
  broken(
    'knows no beginnings of words',
    'finds a page while the last word of its title is being typed',
    without(/[a-z]{4}$/i),
  ),
  broken('fails at a parenthesis', 'answers syntax of query languages', {
    answered: (groups, { keyword }, reply) => (keyword.includes('(') ? reply.code(500).send({}) : groups),
  }),
  broken('reads a quotation mark as syntax', 'reads syntax in a query as text', {
    answered: (groups, { keyword }) => (keyword.startsWith('"') ? [] : groups),
  }),
  broken('answers all pages to an empty query', 'answers an empty query with no hits', {
    asked: ({ searchParams }) => {
      if ((searchParams.get('keyword') ?? '').trim() === '') searchParams.set('keyword', 'config');
    },
  }),
  broken('fails at broken encodings', 'answers lone surrogates and broken encodings without a server error', {
    answered: (groups, { url }, reply) => (url.includes('%FF') ? reply.code(500).send({}) : groups),
  }),
  broken('fails at long queries', 'refuses or answers a query of 100 kB, and answers the next', {
    answered: (groups, { keyword }, reply) => (keyword.length > 1000 ? reply.code(500).send({}) : groups),
  }),
  broken('ignores the limit', 'answers at most the wanted number of hits of each index', {
    asked: ({ searchParams }) => searchParams.set('limit', '20'),
  }),
  broken('repeats a page', 'answers each page once', {
    answered: (groups, { limit }) =>
      withHits(groups, (hits) => [...hits.slice(0, 1), ...hits].slice(0, limit)),
  }),
  broken('orders pages by chance', 'answers the same query in the same order', {
    answered: (groups) => withHits(groups, (hits) => ((requests += 1) % 2 ? hits.toReversed() : hits)),
  }),
  broken('ranks by the limit', 'answers a lower limit with the first of the same pages', {
    answered: (groups, { limit }) => withHits(groups, (hits) => (limit === 3 ? hits.toReversed() : hits)),
  }),
  broken('fails under load', 'answers 40 requests at once, each its own query', {
    asked: () => {
      underWay += 1;
    },
    answered: (groups, _asked, reply) => {
      underWay -= 1;
      return underWay > 5 ? reply.code(500).send({}) : groups;
    },
  }),
  broken('allows no other origin', 'allows the origin of the site, and asks for no cookies', {
    answered: (groups, _asked, reply) => {
      reply.removeHeader('access-control-allow-origin');
      return groups;
    },
  }),
  broken(
    'fails at an unknown index',
    'refuses or bounds a wrong limit, language or index without a server error',
    {
      asked: ({ searchParams }) => {
        if (searchParams.get('searchIndexes')?.startsWith('no-such')) searchParams.delete('searchIndexes');
      },
      answered: (groups, { url }, reply) => (url.includes('no-such') ? reply.code(500).send({}) : groups),
    },
  ),
];
