import type { Term } from '../../site/terms.ts';
import { termFinder } from '../../src/mdx/term-finder.ts';
import type { PageText } from '../page-text.ts';

export interface TermPages {
  readonly term: Pick<Term, 'en' | 'zh'>;
  /** Number of pages with the term in their prose. */
  readonly pages: Readonly<Record<PageText['locale'], number>>;
}

/** Counts the pages with each term in title, description or text outside code; ignores case, includes English plurals. */
export function countPages(pages: readonly PageText[], terms: readonly Term[]): readonly TermPages[] {
  const texts = (locale: PageText['locale']) =>
    pages
      .filter((page) => page.locale === locale && !page.file.includes('/_partials/'))
      .map(({ prose }) => prose.map(({ text }) => text).join('\n\n'));
  const [english, chinese] = [texts('en'), texts('zh')];
  return terms.map((term) => ({
    term,
    pages: { en: countTexts(english, term.en), zh: countTexts(chinese, term.zh) },
  }));
}

function countTexts(texts: readonly string[], name: string): number {
  const find = termFinder([{ id: '', names: [name], definition: '' }], []);
  return texts.filter((text) => find(text).length > 0).length;
}
