import { expect, inEachLanguage, passed, skipped, type Check } from '../check.ts';
import { ask, seedPages, type CheckedHit, type SeedPage, type Target } from '../target.ts';

/** Number of queries per rule, and the share that must find their page. */
const [probes, share] = [12, 0.75];

interface Probe {
  readonly keyword: string;
  readonly index: string;
  /** Whether a hit is one that the query must find, and a description of it for messages. */
  readonly isWanted: (hit: CheckedHit) => boolean;
  readonly wanted: string;
}

const probeOfPage = (keyword: string, { index, routePath }: SeedPage): Probe => ({
  keyword,
  index,
  isWanted: (hit) => hit.routePath === routePath,
  wanted: routePath,
});

/** For a partial or mistyped word: any page whose title has a word that begins with `beginning` is accepted. */
const probeOfWord = (keyword: string, { index }: SeedPage, beginning: string): Probe => ({
  keyword,
  index,
  isWanted: ({ title }) => title.toLowerCase().includes(beginning.toLowerCase()),
  wanted: `a page with "${beginning}…" in its title`,
});

/** Most of the queries must find the page that they were derived from, among the first hits of its index. */
async function expectFound(target: Target, lang: string, given: readonly Probe[], among = 10): Promise<void> {
  const missed: string[] = [];
  const asked = given.slice(0, probes);
  for (const { keyword, index, isWanted, wanted } of asked) {
    const groups = await ask(target, { keyword, lang, limit: 10 });
    const found = groups.find((group) => group.index === index)?.hits.slice(0, among) ?? [];
    if (!found.some(isWanted)) missed.push(`"${keyword}" does not find ${wanted}`);
  }
  expect(missed.length <= asked.length * (1 - share), () => missed.join('; '));
}

/** Whether no other page of the index has the text; searches the documents if they are known. */
const isOwn = (text: string, { index }: SeedPage, pages: readonly SeedPage[], target: Target, lang: string) =>
  (target.documents[lang] ?? pages.filter((page) => page.index === index)).filter(({ content }) =>
    content.includes(text),
  ).length === 1;

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
      pages.map((page) => probeOfPage(page.title, page)),
      // Among the first three: a random order, or the same pages for all queries, must not pass.
      3,
    );
    return passed;
  }),
  inEachLanguage('finds a page by words of its content', async (target, lang) => {
    const pages = await seedPages(target, lang);
    const probesOfPages = pages.flatMap((page) => {
      const { title, content } = page;
      const isOfTitle = (word: string) => title.toLowerCase().includes(word);
      // The longest, because a few common words are in many pages.
      const [keyword] = [...content.matchAll(/\b[a-z]{3,}( [a-z]{3,}){4,}\b/g)]
        .map(([phrase]) => phrase)
        .filter((phrase) => isOwn(phrase, page, pages, target, lang) && !phrase.split(' ').some(isOfTitle))
        .toSorted((a, b) => b.length - a.length);
      return keyword === undefined ? [] : [probeOfPage(keyword, page)];
    });
    if (probesOfPages.length === 0)
      return skipped('no page has five Latin words side by side that no other has');
    await expectFound(target, lang, probesOfPages);
    return passed;
  }),
  inEachLanguage('finds a page by an identifier in its content', async (target, lang) => {
    const probesOfPages = (await seedPages(target, lang)).flatMap(({ content, index }) => {
      const [keyword] = content.match(/\b[a-z]+[A-Z][A-Za-z]+\b|\b[a-z]{3,}\.[a-z]{3,}[A-Za-z]*\b/) ?? [];
      // Several pages may contain the identifier, and any of them is correct.
      if (keyword === undefined) return [];
      const isWanted = (hit: CheckedHit) => JSON.stringify(hit).toLowerCase().includes(keyword.toLowerCase());
      return [{ keyword, index, isWanted, wanted: 'a page that has it' }];
    });
    if (probesOfPages.length === 0) return skipped('no page has an identifier');
    await expectFound(target, lang, probesOfPages);
    return passed;
  }),
  inEachLanguage('finds Han text in mid-sentence', async (target, lang) => {
    const pages = await seedPages(target, lang);
    const probesOfPages = pages.flatMap((page) => {
      const parts = [...page.content.matchAll(/\p{Script=Han}{8,}/gu)].map(([run]) => run.slice(2, 8));
      const part = parts.find((text) => isOwn(text, page, pages, target, lang));
      return part === undefined ? [] : [probeOfPage(part, page)];
    });
    if (probesOfPages.length === 0) return skipped('no page has Han text of its own');
    await expectFound(target, lang, probesOfPages);
    return passed;
  }),
  inEachLanguage('finds a page by a title with a typo', async (target, lang) => {
    if (!target.claimsTypos) return skipped('the server does not claim it');
    const probesOfPages = (await seedPages(target, lang)).flatMap((page) => {
      const word = page.title.match(/[a-z]{7,}/i)?.[0];
      // Searches only for this word, because the other words of the title would find the page.
      return word === undefined || swapped(word) === word
        ? []
        : [probeOfWord(swapped(word), page, word.slice(0, -2))];
    });
    if (probesOfPages.length === 0) return skipped('no title has a Latin word of seven letters');
    await expectFound(target, lang, probesOfPages);
    return passed;
  }),
  inEachLanguage('finds a page while the last word of its title is being typed', async (target, lang) => {
    const typed = (await seedPages(target, lang)).flatMap((page) => {
      const word = page.title.match(/[a-z]{6,}$/i)?.[0];
      return word === undefined ? [] : [probeOfWord(word.slice(0, -2), page, word.slice(0, -2))];
    });
    if (typed.length === 0) return skipped('no title ends with a Latin word of six letters');
    await expectFound(target, lang, typed);
    return passed;
  }),
];
