import { seededRandom } from '../bench/corpora/seeded.ts';
import type { SearchDocument } from '../src/index.ts';

const syllables = ['ba', 'co', 'di', 'fel', 'gar', 'hon', 'lu', 'mer', 'nos', 'pi', 'ral', 'su', 'tan', 'vo'];

/** A vocabulary of up to `14 + 14^2 + 14^3` words; low ranks are short and frequent. */
function word(random: () => number, vocabulary: number): string {
  let rank = Math.floor((vocabulary + 1) ** random()) - 1;
  let text = '';
  do {
    text += syllables[rank % syllables.length];
    rank = Math.floor(rank / syllables.length) - 1;
  } while (rank >= 0);
  return text;
}

/** Deterministic pages with words by Zipf's law, two headings each and a name in camelCase. */
export function seededCorpus(pages: number, seed = 1): readonly SearchDocument[] {
  const random = seededRandom(seed);
  const words = (count: number) => Array.from({ length: count }, () => word(random, 1500));
  return Array.from({ length: pages }, (_, at) => {
    const headings = [words(2).join(' '), words(3).join(' ')];
    const [first = '', second = ''] = words(2);
    const name = first + second.charAt(0).toUpperCase() + second.slice(1);
    const body = () => words(20 + Math.floor(random() * 120)).join(' ');
    const content = `${body()}\n${headings[0]}\n${body()} ${name}\n${headings[1]}\n${body()}`;
    const toc = headings.map((text, id) => ({
      text,
      id: `${id}`,
      depth: 2,
      charIndex: content.indexOf(text),
    }));
    return { routePath: `/${at}`, title: words(1 + (at % 3)).join(' '), content, toc, domain: '' };
  });
}

/** Titles, complete and unfinished, with a typo, phrases, names and questions, cut from the pages in turn. */
export function seededQueries(documents: readonly SearchDocument[], count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => {
    const { title, content, toc } = documents[(at * 7) % documents.length] ?? {
      title: '',
      content: '',
      toc: [],
    };
    const words = content.split(/\s+/);
    const from = (at * 13) % words.length;
    const kinds = [
      title,
      title.slice(0, Math.ceil(title.length * 0.6)),
      `${title.slice(1, 2)}${title.slice(0, 1)}${title.slice(2)}`,
      words.slice(from, from + 5).join(' '),
      words.slice(from, from + 11).join(' '),
      /\w+[A-Z]\w+/.exec(content)?.[0] ?? '',
      toc[0]?.text ?? '',
      title.slice(0, 1),
    ];
    return kinds[at % kinds.length] ?? '';
  });
}
