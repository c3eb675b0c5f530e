import type { SearchDocument, TocEntry } from '../../src/index.ts';
import type { CorpusSource } from './corpus.ts';
import { queryMix } from './query-mix.ts';
import { between, seededRandom, zipfRank } from './seeded.ts';

/** Sections of a page: the lead and nine headings. */
const sectionsPerPage = 10;
const latinVocabulary = 40_000;
const hanVocabulary = 20_000;
const hanCharacters = 3000;

type Random = () => number;
type Words = readonly string[];

/** Distinct words by frequency; `attempt` may return an existing one. */
function vocabulary(count: number, attempt: () => string): Words {
  const words = new Set<string>();
  while (words.size < count) words.add(attempt());
  return [...words];
}

function latinWords(random: Random): Words {
  const pick = (letters: string) => letters.charAt(between(random, 0, letters.length - 1));
  const syllable = () => pick('bcdfghklmnprstvw') + pick('aeiou') + (random() < 0.35 ? pick('lmnrst') : '');
  return vocabulary(latinVocabulary, () =>
    Array.from({ length: between(random, 1, 4) }, () => syllable()).join(''),
  );
}

/** Mostly words of two characters; the frequencies of characters are as uneven as those of words. */
function hanWords(random: Random): Words {
  const character = () => String.fromCodePoint(0x4e00 + zipfRank(random, hanCharacters) * 6);
  return vocabulary(hanVocabulary, () =>
    Array.from({ length: random() < 0.7 ? 2 : between(random, 1, 4) }, () => character()).join(''),
  );
}

/** `buildCache`, `build.cache`, `build-cache` or `build_cache`. */
function identifier(random: Random, words: Words): string {
  const [first, second] = [words[zipfRank(random, 2000)] ?? '', words[zipfRank(random, 2000)] ?? ''];
  const joint = between(random, 0, 3);
  return joint === 0
    ? first + second.charAt(0).toUpperCase() + second.slice(1)
    : first + ['', '.', '-', '_'][joint] + second;
}

function section(random: Random, words: Words, latin: Words, han: boolean): string {
  const sentence = () =>
    Array.from({ length: between(random, 6, 16) }, () =>
      random() < 0.03
        ? identifier(random, latin)
        : ((han && random() < 0.05 ? latin : words)[zipfRank(random, words.length)] ?? ''),
    ).join(han ? '' : ' ') + (han ? '。' : '.');
  return Array.from({ length: between(random, 3, 8) }, sentence).join('\n');
}

/**
 * Alternating pages of Latin and Han text, with words by Zipf's law, generated while they are read. Deterministic for
 * the number of sections; a larger corpus begins with the pages of a smaller one.
 */
export function generatedPages(sections: number): Iterable<SearchDocument> {
  const latin = latinWords(seededRandom(1));
  const han = hanWords(seededRandom(2));
  return {
    *[Symbol.iterator]() {
      for (let page = 0; page < Math.ceil(sections / sectionsPerPage); page += 1)
        yield generatePage(page, latin, han);
    },
  };
}

function generatePage(page: number, latin: Words, han: Words): SearchDocument {
  const random = seededRandom(1000 + page);
  const isHan = page % 2 === 1;
  const words = isHan ? han : latin;
  // Words of titles and headings are rarer than those of the text.
  const phrase = (length: number) =>
    Array.from({ length }, () => words[50 + zipfRank(random, words.length - 50)]).join(isHan ? '' : ' ');
  let content = section(random, words, latin, isHan);
  const toc = Array.from({ length: sectionsPerPage - 1 }, (_, at): TocEntry => {
    const text = phrase(between(random, 1, 3));
    const charIndex = content.length + 1;
    content += `\n${text}\n${section(random, words, latin, isHan)}`;
    return { text, id: `s${at}`, depth: at % 3 === 0 ? 2 : 3, charIndex };
  });
  return { routePath: `/page-${page}`, title: phrase(between(random, 2, 4)), content, toc, domain: '' };
}

export const generateDocuments = (sections: number): readonly SearchDocument[] => [
  ...generatedPages(sections),
];

/** Uses the Chinese analysis, as a site with both scripts would. */
export const generatedCorpus = (sections: number): CorpusSource => ({
  name: `generated-${sections}`,
  load() {
    const documents = generateDocuments(sections);
    return {
      name: `generated-${sections}`,
      locale: 'zh',
      documents,
      queries: queryMix(documents),
      judged: false,
    };
  },
});
