import { expect, inEachLanguage, passed, type Check } from '../check.ts';
import { ask, hitsOf, seedPages, send } from '../target.ts';

/** Syntax that breaks query parsers of engines. */
const hostile = [
  '--open',
  '-',
  '(',
  ')',
  '((((((((',
  '"',
  '"a',
  "'",
  "' OR 1=1; --",
  'a OR',
  'AND',
  'NOT',
  'a && b ||',
  '\\',
  '\\\\',
  '*',
  '?',
  'a*b?c~2^3',
  'title:',
  '/a[/',
  '{"query":1}',
  '<script>',
  '&amp;',
  '!',
  ':*',
  'a & | !',
  '%',
  '_',
  '\u0000',
  'a\u0000b',
  '\u202e',
  '😀',
  '​',
  'İstanbul',
  '端口 OR',
  '（端口）',
  // Many distinct terms: engines limit the clauses of a query.
  Array.from({ length: 150 }, (_, at) => String.fromCodePoint(0x4e00 + 7 * at)).join(''),
  Array.from({ length: 29 }, (_, at) => `port${at}Of`).join(' '),
];

export const hostileChecks: readonly Check[] = [
  inEachLanguage('answers syntax of query languages', async (target, lang) => {
    for (const keyword of hostile) await ask(target, { keyword, lang });
    return passed;
  }),
  inEachLanguage('reads syntax in a query as text', async (target, lang) => {
    const keyword = target.seeds[lang]?.[0] ?? '';
    await seedPages(target, lang);
    for (const text of [`(${keyword}`, `"${keyword}`, `${keyword} OR`, `${keyword}\\`, `--${keyword}`]) {
      const hits = hitsOf(await ask(target, { keyword: text, lang }));
      expect(hits.length > 0, () => `"${text}" finds nothing, though "${keyword}" does.`);
    }
    return passed;
  }),
  inEachLanguage('answers an empty query with no hits', async (target, lang) => {
    for (const keyword of ['', ' ', '\t\n']) {
      const hits = hitsOf(await ask(target, { keyword, lang }));
      expect(hits.length === 0, () => `${JSON.stringify(keyword)} finds ${hits.length} pages.`);
    }
    return passed;
  }),
  {
    name: 'answers lone surrogates and broken encodings without a server error',
    run: async (target) => {
      const [lang = 'en'] = Object.keys(target.seeds);
      for (const broken of ['%ED%A0%80', '%FF', '%', '%E7%AB', 'a%ED%A0%80b']) {
        const url = new URL(target.url);
        // Not `searchParams`, which would encode the keyword.
        const own = url.search === '' ? '?' : `${url.search}&`;
        url.search = `${own}keyword=${broken}&limit=7&searchIndexes=${target.indexes.join(',')}&lang=${lang}`;
        const { status } = await fetch(url, { signal: AbortSignal.timeout(target.timeoutMs) });
        expect(status < 500, () => `keyword=${broken} has status ${status}.`);
      }
      return passed;
    },
  },
  {
    name: 'refuses or answers a query of 100 kB, and answers the next',
    run: async (target) => {
      const [lang = 'en'] = Object.keys(target.seeds);
      const large = await send(target, { keyword: 'a b'.repeat(34_000), lang }).then(
        ({ status }) => status,
        (error: unknown) => {
          if (error instanceof DOMException && error.name === 'TimeoutError')
            throw new Error(`No answer within ${target.timeoutMs} ms.`);
          return 'closed' as const;
        },
      );
      expect(large === 'closed' || large < 500, () => `The status is ${large}.`);
      // Above the limit of the contract, so a server may reject them.
      for (const keyword of ['a'.repeat(2000), '端口'.repeat(500)]) {
        const { status } = await send(target, { keyword, lang });
        expect(status < 500, () => `A query of ${keyword.length} units has status ${status}.`);
      }
      await seedPages(target, lang);
      return passed;
    },
  },
];
