import type { Term } from '../../site/terms.ts';
import type { Problem } from '../../src/problems/problem.ts';
import type { PageText } from '../page-text.ts';

/** Reports synonyms of glossary terms in the prose of a page. */
export function checkTerms(page: PageText, terms: readonly Term[]): readonly Problem[] {
  return terms.flatMap((term) => {
    const [word, instead] = page.locale === 'zh' ? [term.zh, term.insteadZh] : [term.en, term.insteadEn];
    return (instead ?? []).flatMap((wrong) =>
      page.prose
        .filter(({ text }) => contains(text, wrong))
        .map(({ line }) => ({
          file: page.file,
          line,
          column: 1,
          what: `"${wrong}" is not a term of this documentation`,
          todo: `Write "${word}" (site/terms.ts).`,
        })),
    );
  });
}

/** Latin words match as whole words, but not in heading ids; Chinese words match anywhere. */
function contains(text: string, word: string): boolean {
  if (!/^[\x20-\x7e]+$/.test(word)) return text.includes(word);
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\w@/.#-])${escaped}(?![\\w/-]|\\.\\w)`).test(text);
}
