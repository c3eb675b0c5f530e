import type { Term } from '../../site/terms.ts';
import type { Problem } from '../../src/problems/problem.ts';
import type { PageText } from '../page-text.ts';

/** Names each place where a page uses another word for a listed term; code is not prose. */
export function checkTerms(page: PageText, terms: readonly Term[]): readonly Problem[] {
  return terms.flatMap((term) => {
    const [word, instead] = page.locale === 'zh' ? [term.zh, term.insteadZh] : [term.en, term.insteadEn];
    return (instead ?? []).flatMap((wrong) =>
      page.prose
        .filter(({ text }) => holds(text, wrong))
        .map(({ line }) => ({
          file: page.file,
          line,
          column: 1,
          what: `"${wrong}" is not the word of this documentation`,
          todo: `Write "${word}" (site/terms.ts).`,
        })),
    );
  });
}

/** Latin words whole, but not as the id of a heading; Chinese ones anywhere. */
function holds(text: string, word: string): boolean {
  if (!/^[\x20-\x7e]+$/.test(word)) return text.includes(word);
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\w@/.#-])${escaped}(?![\\w/-]|\\.\\w)`).test(text);
}
