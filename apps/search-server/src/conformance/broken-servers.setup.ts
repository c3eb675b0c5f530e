import { brokenDocuments } from './broken-documents.setup.ts';
import { broken, withHits, withPlaces, type Breaking, type BrokenServer } from './broken-server.setup.ts';

/** Words of the tests that find pages in each language. */
export const seeds = { en: ['config', 'plugin', 'server'], zh: ['配置', '插件', '构建'] } as const;
const isSeed = (keyword: string) => [...seeds.en, ...seeds.zh].some((seed) => seed === keyword);

const isHan = (text: string) => /\p{Script=Han}/u.test(text);
const hasWord = (text: string, query: string) =>
  query
    .toLowerCase()
    .split(/\s+/)
    .some((word) => text.toLowerCase().includes(word));

/** Finds nothing for queries that match `pattern`, unless they are seeds. */
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
  broken('marks 501 places', 'answers a list of groups with hits, as JSON', {
    answered: (groups) => withPlaces(groups, (places) => Array.from({ length: 501 }, () => places).flat()),
  }),
  broken('marks other words', 'marks the words of the query', {
    answered: (groups) =>
      withPlaces(groups, (places) => places.map(({ start }) => ({ start: start + 8, length: 1 }))),
  }),
  broken(
    'counts headings from the whole page',
    'gives every heading an id and a place at the start of a line',
    {
      answered: (groups) =>
        withHits(groups, (hits) =>
          hits.map((hit) => ({ ...hit, toc: hit.toc.map((entry) => ({ ...entry, charIndex: 1e6 })) })),
        ),
    },
  ),
  broken('ignores the language', 'answers only pages of the language', {
    asked: ({ searchParams }) => searchParams.set('lang', 'zh'),
  }),
  broken('finds single words only', 'finds a page by its title', without(/./)),
  broken(
    'knows no identifiers',
    'finds a page by an identifier in its content',
    without(/[a-z]\.[a-z]|[a-z][A-Z]/),
  ),
  broken('answers identifiers with other pages', 'finds a page by an identifier in its content', {
    asked: ({ searchParams }) => {
      if (/[a-z]\.[a-z]|[a-z][A-Z]/.test(searchParams.get('keyword') ?? ''))
        searchParams.set('keyword', 'faq');
    },
  }),
  broken('finds whole words only', 'finds a page while the last word of its title is being typed', {
    answered: (groups, { keyword }) =>
      withHits(groups, (hits) => hits.filter(({ title }) => title.split(/\W+/).includes(keyword))),
  }),
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
      asked: ({ search }) => {
        // Results in status 500.
        if (search.includes('no-such')) throw new Error('index');
      },
    },
  ),
  broken('guesses the language from the query', 'answers only pages of the language', {
    asked: ({ searchParams }) =>
      searchParams.set('lang', isHan(searchParams.get('keyword') ?? '') ? 'zh' : 'en'),
  }),
  broken('answers the same pages to every query', 'finds a page by its title', {
    asked: ({ searchParams }) => {
      const isEmpty = (searchParams.get('keyword') ?? '').trim() === '';
      if (!isEmpty) searchParams.set('keyword', searchParams.get('lang') === 'zh' ? '配置' : 'config');
    },
  }),
  broken('answers pages that have nothing to do with the query', 'finds a page by its title', {
    asked: ({ searchParams }) => {
      const [keyword, lang] = [searchParams.get('keyword') ?? '', searchParams.get('lang')];
      const words = lang === 'zh' ? seeds.zh : seeds.en;
      searchParams.set('keyword', words[keyword.length % words.length] ?? '');
    },
  }),
  broken('orders the worst page first', 'finds a page by its title', {
    answered: (groups) => withHits(groups, (hits) => hits.toReversed()),
  }),
  broken('searches titles only', 'finds a page by words of its content', {
    answered: (groups, { keyword }) =>
      withHits(groups, (hits) => hits.filter(({ title }) => hasWord(title, keyword))),
  }),
  broken('claims typos and mends none', 'finds a page by a title with a typo', {
    answered: (groups, { keyword }) =>
      withHits(groups, (hits) =>
        hits.filter(({ title, content }) => hasWord(`${title} ${content}`, keyword)),
      ),
  }),
  broken('marks the wrong words in one language', 'marks the words of the query', {
    answered: (groups, { lang }) =>
      lang === 'zh'
        ? withPlaces(groups, (places) =>
            places.map(({ start, length }) => ({ start: start + length, length })),
          )
        : groups,
  }),
  broken('marks a word that was not typed', 'marks the words of the query', {
    answered: (groups) =>
      withPlaces(groups, (places) =>
        (places[0]?.start ?? 0) > 3 ? [{ start: 0, length: 3 }, ...places] : places,
      ),
  }),
  broken('marks nothing', 'marks the words of the query', {
    answered: (groups) => withPlaces(groups, () => []),
  }),
  broken('gives headings no ids', 'gives every heading an id and a place at the start of a line', {
    answered: (groups) =>
      withHits(groups, (hits) =>
        hits.map((hit) => ({ ...hit, toc: hit.toc.map((entry) => ({ ...entry, id: '' })) })),
      ),
  }),
  broken(
    'counts headings from 1 instead of 0',
    'gives every heading an id and a place at the start of a line',
    {
      answered: (groups) =>
        withHits(groups, (hits) =>
          hits.map((hit) => ({
            ...hit,
            toc: hit.toc.map((entry) => ({ ...entry, charIndex: entry.charIndex + 1 })),
          })),
        ),
    },
  ),
  broken(
    'works without end at a query of 100 kB',
    'refuses or answers a query of 100 kB, and answers the next',
    {
      asked: ({ searchParams }) =>
        (searchParams.get('keyword') ?? '').length > 100_000 ? new Promise<void>(() => {}) : undefined,
      timeoutMs: 2000,
    },
  ),
  broken('answers errors in HTML', 'answers errors without HTML and stack traces', {
    refused: (reply) => reply.type('text/html').send('<html><h1>Bad Request</h1></html>'),
  }),
  broken('answers errors with a stack trace', 'answers errors without HTML and stack traces', {
    refused: (reply) => reply.send({ message: new Error('limit').stack }),
  }),
  broken('lets any site send cookies', 'allows the origin of the site, and asks for no cookies', {
    answered: (groups, _asked, reply) => {
      reply.header('access-control-allow-origin', reply.request.headers.origin);
      reply.headers({ vary: 'Origin', 'access-control-allow-credentials': 'true' });
      return groups;
    },
  }),
  broken(
    'lets caches give the answer for one origin to another',
    'allows the origin of the site, and asks for no cookies',
    {
      answered: (groups, _asked, reply) => {
        reply.header('access-control-allow-origin', reply.request.headers.origin);
        return groups;
      },
    },
  ),
  ...brokenDocuments,
];
