import { expect, inEachLanguage, passed, skipped, type Check } from '../check.ts';
import { ask, hitsOf, seedPages, send, type CheckedHit } from '../target.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const decoder = new TextDecoder('utf-8', { fatal: true });

/** The marked parts of the content; null if the hit has no places. */
function markedWords({ content, _matchesPosition: matches }: CheckedHit): readonly string[] | null {
  const bytes = bytesOf(content);
  const places = matches?.content?.map(({ start, length }) =>
    decoder.decode(bytes.subarray(start, start + length)).toLowerCase(),
  );
  return places ?? null;
}

/**
 * Whether a mark may belong to a word: an inflected or longer form of it or of its parts (`CSSType` is `CSS` and
 * `Type`), or Han text with one of its characters.
 */
function isLike(marked: string, word: string): boolean {
  if (/\p{Script=Han}/u.test(word)) return Array.from(word).some((char) => marked.includes(char));
  const parts = word
    .split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '');
  return parts.some((part) => marked.includes(part.toLowerCase().slice(0, 3)));
}

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
      return places > 0 ? passed : skipped('no hit has places');
    },
  ),
  inEachLanguage('marks the words of the query', async (target, lang) => {
    let checked = 0;
    for (const keyword of target.seeds[lang] ?? []) {
      for (const hit of hitsOf(await ask(target, { keyword, lang }))) {
        const marked = markedWords(hit);
        if (marked === null) continue;
        const known = [keyword, ...hit.corrections.map(({ found }) => found)];
        for (const word of marked) {
          expect(
            known.some((each) => isLike(word, each)),
            () => `"${keyword}" marks "${word}" in ${hit.routePath}.`,
          );
        }
        const isInContent = hit.content
          .toLowerCase()
          .split(/[^\p{L}\p{N}]+/u)
          .includes(keyword.toLowerCase());
        expect(marked.length > 0 || !isInContent, () => `"${keyword}" is not marked in ${hit.routePath}.`);
        checked += 1;
      }
    }
    return checked > 0 ? passed : skipped('no hit has places');
  }),
  inEachLanguage('gives every heading an id and a place at the start of a line', async (target, lang) => {
    for (const { routePath, content, toc } of await seedPages(target, lang)) {
      const ids = new Set<string>();
      for (const { text, id, charIndex } of toc) {
        expect(/^\S+$/.test(id) && !ids.has(id), () => `${routePath}: "${text}" has the id "${id}".`);
        ids.add(id);
        const isLineStart = charIndex === 0 || content.charAt(charIndex - 1) === '\n';
        expect(charIndex === -1 || isLineStart, () => `${routePath}: "${text}" starts at ${charIndex}.`);
      }
    }
    return passed;
  }),
  inEachLanguage('answers only pages of the language', async (target, lang) => {
    const others = Object.keys(target.seeds).filter((each) => each !== lang);
    if (others.length === 0) return skipped('one language is named');
    const pathsIn = async (asked: string) => {
      const seeds = Object.values(target.seeds).flat();
      const groups = await Promise.all(seeds.map((keyword) => ask(target, { keyword, lang: asked })));
      return groups.flatMap(hitsOf).map(({ domain, routePath }) => `${domain}${routePath}`);
    };
    const own = new Set(await pathsIn(lang));
    for (const other of others) {
      for (const path of await pathsIn(other))
        expect(!own.has(path), () => `${path} is a page of ${lang} and of ${other}.`);
    }
    return passed;
  }),
];
