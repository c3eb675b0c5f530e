import { expect, inEachLanguage, passed, type Check } from '../check.ts';
import { ask, hitsOf, seedPages, send } from '../target.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const decoder = new TextDecoder('utf-8', { fatal: true });

export const formChecks: readonly Check[] = [
  inEachLanguage('answers a list of groups with hits, as JSON', async (target, lang) => {
    await seedPages(target, lang);
    const { headers } = await send(target, { keyword: target.seeds[lang]?.[0] ?? '', lang });
    const type = headers.get('content-type') ?? '';
    expect(type.startsWith('application/json'), () => `The content type is "${type}".`);
    return passed;
  }),
  inEachLanguage(
    'counts places in bytes of UTF-8, sorted, disjoint and on whole characters',
    async (target, lang) => {
      let places = 0;
      for (const { routePath, content, _matchesPosition: matches } of await seedPages(target, lang)) {
        const bytes = bytesOf(content);
        let end = 0;
        for (const { start, length } of matches?.content ?? []) {
          expect(start >= end, () => `${routePath}: the place at ${start} overlaps one before it.`);
          end = start + length;
          expect(end <= bytes.length, () => `${routePath}: the place at ${start} leaves the content.`);
          // Throws on a part of a character.
          decoder.decode(bytes.subarray(start, end));
          places += 1;
        }
      }
      expect(places > 0, () => `No hit of ${lang} has places.`);
      return passed;
    },
  ),
  inEachLanguage('marks the words of the query', async (target, lang) => {
    for (const keyword of target.seeds[lang] ?? []) {
      const hits = hitsOf(await ask(target, { keyword, lang, limit: 1 }));
      const marked = hits.flatMap(({ content, _matchesPosition: matches }) =>
        (matches?.content ?? []).map(({ start, length }) =>
          decoder.decode(bytesOf(content).subarray(start, start + length)).toLowerCase(),
        ),
      );
      const start = keyword.slice(0, 2).toLowerCase();
      expect(
        marked.length === 0 || marked.some((word) => word.includes(start)),
        () => `"${keyword}" marks ${marked.join(', ')}.`,
      );
    }
    return passed;
  }),
  inEachLanguage('places every heading within the content', async (target, lang) => {
    for (const { routePath, content, toc } of await seedPages(target, lang)) {
      for (const { text, charIndex } of toc)
        expect(charIndex <= content.length, () => `${routePath}: "${text}" starts at ${charIndex}.`);
    }
    return passed;
  }),
  inEachLanguage('answers only pages of the language', async (target, lang) => {
    const own = new Set((await seedPages(target, lang)).map(({ routePath }) => routePath));
    for (const other of Object.keys(target.seeds).filter((each) => each !== lang)) {
      for (const { routePath } of await seedPages(target, other))
        expect(!own.has(routePath), () => `${routePath} is a page of ${lang} and of ${other}.`);
    }
    return passed;
  }),
];
