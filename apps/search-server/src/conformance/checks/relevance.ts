import { expect, inEachLanguage, passed, skipped, type Check } from '../check.ts';
import { ask, hitsOf, seedPages, type Target } from '../target.ts';

/** Queries per rule, and share of them that must find their page. */
const [probes, share] = [12, 0.75];

interface Probe {
  readonly keyword: string;
  readonly routePath: string;
}

/** Most of the queries must find the page that they were made from, among the first hits. */
async function expectFound(target: Target, lang: string, given: readonly Probe[], among = 10): Promise<void> {
  const missed: string[] = [];
  const asked = given.slice(0, probes);
  for (const { keyword, routePath } of asked) {
    const found = hitsOf(await ask(target, { keyword, lang, limit: 10 })).map((hit) => hit.routePath);
    if (!found.slice(0, among).includes(routePath)) missed.push(`"${keyword}" does not find ${routePath}`);
  }
  expect(missed.length <= asked.length * (1 - share), () => missed.join('; '));
}

/** `plugin` → `plguin`: two letters within the word swapped. */
function swapped(word: string): string {
  const [a, b] = [word.charAt(2), word.charAt(3)];
  return a === b ? word : word.slice(0, 2) + b + a + word.slice(4);
}

export const relevanceChecks: readonly Check[] = [
  inEachLanguage('finds a page by its title', async (target, lang) => {
    const pages = await seedPages(target, lang);
    await expectFound(
      target,
      lang,
      pages.map(({ title, routePath }) => ({ keyword: title, routePath })),
      // Among the first: an order by chance or the same pages for all queries must not pass.
      3,
    );
    return passed;
  }),
  inEachLanguage('finds a page by words of its content', async (target, lang) => {
    const probesOfPages = (await seedPages(target, lang)).flatMap(({ title, content, routePath }) => {
      const isOfTitle = (word: string) => title.toLowerCase().includes(word);
      // The longest, as a few common words are in many pages.
      const [keyword] = [...content.matchAll(/\b[a-z]{3,}( [a-z]{3,}){4,}\b/g)]
        .map(([phrase]) => phrase)
        .filter((phrase) => !phrase.split(' ').some(isOfTitle))
        .toSorted((a, b) => b.length - a.length);
      return keyword === undefined ? [] : [{ keyword, routePath }];
    });
    if (probesOfPages.length === 0) return skipped('no page has five Latin words side by side');
    await expectFound(target, lang, probesOfPages);
    return passed;
  }),
  inEachLanguage('finds a page by an identifier in its content', async (target, lang) => {
    const probesOfPages = (await seedPages(target, lang)).flatMap(({ content, routePath }) => {
      const [keyword] = content.match(/\b[a-z]+[A-Z][A-Za-z]+\b|\b[a-z]{3,}\.[a-z]{3,}[A-Za-z]*\b/) ?? [];
      return keyword === undefined ? [] : [{ keyword, routePath }];
    });
    if (probesOfPages.length === 0) return skipped('no page has an identifier');
    // Many pages may have the identifier: any hit will do.
    for (const { keyword } of probesOfPages.slice(0, probes)) {
      const hits = hitsOf(await ask(target, { keyword, lang }));
      expect(hits.length > 0, () => `"${keyword}" finds nothing.`);
    }
    return passed;
  }),
  inEachLanguage('finds Han text in mid-sentence', async (target, lang) => {
    const probesOfPages = (await seedPages(target, lang)).flatMap(({ content, routePath }) => {
      const run = content.match(/\p{Script=Han}{8,}/u)?.[0];
      return run === undefined ? [] : [{ keyword: run.slice(2, 8), routePath }];
    });
    if (probesOfPages.length === 0) return skipped('no page has Han text');
    await expectFound(target, lang, probesOfPages);
    return passed;
  }),
  inEachLanguage('finds a page by a title with a typo', async (target, lang) => {
    if (!target.claimsTypos) return skipped('the server does not claim it');
    const probesOfPages = (await seedPages(target, lang)).flatMap(({ title, routePath }) => {
      const word = title.match(/[a-z]{7,}/i)?.[0];
      return word === undefined || swapped(word) === word
        ? []
        : [{ keyword: title.replace(word, swapped(word)), routePath }];
    });
    if (probesOfPages.length === 0) return skipped('no title has a Latin word of seven letters');
    await expectFound(target, lang, probesOfPages);
    return passed;
  }),
  inEachLanguage('finds a page while the last word of its title is being typed', async (target, lang) => {
    const typed = (await seedPages(target, lang)).flatMap(({ title, routePath }) =>
      /[a-z]{6,}$/i.test(title) ? [{ keyword: title.slice(0, -2), routePath }] : [],
    );
    if (typed.length === 0) return skipped('no title ends with a Latin word of six letters');
    await expectFound(target, lang, typed);
    return passed;
  }),
];
