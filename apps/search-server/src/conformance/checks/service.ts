import { expect, inEachLanguage, passed, skipped, type Check } from '../check.ts';
import { ask, askUrl, hitsOf, seedPages, send, type Target } from '../target.ts';

/** Number of concurrent requests. */
const concurrent = 40;

const pathsOf = async (target: Target, keyword: string, lang: string, limit: number) =>
  hitsOf(await ask(target, { keyword, lang, limit })).map(({ routePath }) => routePath);

const wrongParameters = [
  ['limit', '-1'],
  ['limit', '1e9'],
  ['limit', 'x'],
  ['lang', '../etc'],
  ['lang', "'"],
  ['searchIndexes', '../../etc,*,_all'],
  ['searchIndexes', 'no-such-index-here'],
] as const;

function wrongRequests(target: Target) {
  const [lang = 'en'] = Object.keys(target.seeds);
  return Promise.all(
    wrongParameters.map(async ([name, value]) => {
      const url = askUrl(target, { keyword: 'a', lang });
      url.searchParams.set(name, value);
      const response = await fetch(url, { signal: AbortSignal.timeout(target.timeoutMs) });
      return { asked: `${name}=${value}`, response };
    }),
  );
}

export const serviceChecks: readonly Check[] = [
  inEachLanguage('answers at most the wanted number of hits of each index', async (target, lang) => {
    for (const keyword of target.seeds[lang] ?? []) {
      for (const limit of [1, 3, 7]) {
        for (const { index, hits } of await ask(target, { keyword, lang, limit }))
          expect(hits.length <= limit, () => `${index} has ${hits.length} hits for a limit of ${limit}.`);
      }
    }
    return passed;
  }),
  inEachLanguage('answers each page once', async (target, lang) => {
    for (const keyword of target.seeds[lang] ?? []) {
      const paths = (await ask(target, { keyword, lang })).flatMap(({ index, hits }) =>
        hits.map(({ routePath }) => `${index} ${routePath}`),
      );
      expect(new Set(paths).size === paths.length, () => `"${keyword}" finds a page twice: ${paths.join()}`);
    }
    return passed;
  }),
  inEachLanguage('answers the same query in the same order', async (target, lang) => {
    for (const keyword of target.seeds[lang] ?? []) {
      const first = await pathsOf(target, keyword, lang, 7);
      for (let round = 0; round < 5; round += 1) {
        const again = await pathsOf(target, keyword, lang, 7);
        expect(again.join() === first.join(), () => `"${keyword}": ${first.join()}, then ${again.join()}`);
      }
    }
    return passed;
  }),
  inEachLanguage('answers a lower limit with the first of the same pages', async (target, lang) => {
    for (const keyword of target.seeds[lang] ?? []) {
      const [few, many] = [await pathsOf(target, keyword, lang, 3), await pathsOf(target, keyword, lang, 7)];
      if ((await ask(target, { keyword, lang })).length !== 1) continue;
      expect(few.join() === many.slice(0, 3).join(), () => `"${keyword}": ${few.join()}, ${many.join()}`);
    }
    return passed;
  }),
  inEachLanguage(`answers ${concurrent} requests at once, each its own query`, async (target, lang) => {
    const titles = (await seedPages(target, lang)).map(({ title }) => title);
    const keywords = Array.from({ length: concurrent }, (_, at) => titles[at % titles.length] ?? '');
    const alone = new Map<string, string>();
    for (const keyword of new Set(keywords))
      alone.set(keyword, (await pathsOf(target, keyword, lang, 7)).join());
    const together = await Promise.all(keywords.map((keyword) => pathsOf(target, keyword, lang, 7)));
    for (const [at, keyword] of keywords.entries())
      expect(together[at]?.join() === alone.get(keyword), () => `"${keyword}" has another answer.`);
    return passed;
  }),
  {
    name: 'allows the origin of the site, and asks for no cookies',
    run: async (target) => {
      const [lang = 'en'] = Object.keys(target.seeds);
      const { headers } = await send(target, { keyword: 'a', lang, headers: { origin: target.origin } });
      const allowed = headers.get('access-control-allow-origin');
      expect(
        allowed === '*' || allowed === target.origin,
        () => `${target.origin} is not allowed: Access-Control-Allow-Origin is ${allowed}.`,
      );
      expect(
        allowed === '*' || /\borigin\b|\*/i.test(headers.get('vary') ?? ''),
        () => 'Access-Control-Allow-Origin names the origin, and the answer has no "Vary: Origin".',
      );
      expect(headers.get('access-control-allow-credentials') !== 'true', () => 'Cookies are allowed.');
      expect(headers.get('set-cookie') === null, () => 'The answer sets a cookie.');
      return passed;
    },
  },
  {
    name: 'refuses or bounds a wrong limit, language or index without a server error',
    run: async (target) => {
      for (const { asked, response } of await wrongRequests(target))
        expect(response.status < 500, () => `${asked} has status ${response.status}.`);
      return passed;
    },
  },
  {
    name: 'answers errors without HTML and stack traces',
    run: async (target) => {
      const refused = (await wrongRequests(target)).filter(({ response }) => !response.ok);
      for (const { asked, response } of refused) {
        const body = await response.text();
        expect(!/<(html|body|h1)\b/i.test(body), () => `${asked} is answered in HTML.`);
        expect(!/\bat .+:\d+:\d+|Traceback/.test(body), () => `${asked} is answered with a stack trace.`);
      }
      return refused.length > 0 ? passed : skipped('the server refuses nothing');
    },
  },
];
