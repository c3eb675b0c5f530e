import type { Problem } from '../../src/problems/problem.ts';
import type { Term } from '../../site/terms.ts';
import type { PageText } from '../page-text.ts';

/** Reports paraphrases and synonyms of terms in the prose of pages. */
export function checkTerms(pages: readonly PageText[], terms: readonly Term[]): readonly Problem[] {
  return terms.flatMap(({ en, zh, insteadEn = [], insteadZh = [] }) => [
    ...insteadEn.flatMap((phrase) => found(pages, 'en', phrase, en)),
    ...insteadZh.flatMap((phrase) => found(pages, 'zh', phrase, zh)),
  ]);
}

function found(
  pages: readonly PageText[],
  locale: PageText['locale'],
  phrase: string,
  term: string,
): readonly Problem[] {
  const pattern = patternOf(phrase);
  return pages.flatMap((page) =>
    (page.locale === locale ? page.prose : []).flatMap(({ line, text }) =>
      [...text.matchAll(pattern)].map(({ index }) => ({
        file: page.file,
        line: line + text.slice(0, index).split('\n').length - 1,
        column: 1,
        what: `"${phrase}" is not a term of this documentation`,
        todo: `Write "${term}" (table of terms in WRITING.md, or site/terms.ts).`,
      })),
    ),
  );
}

/**
 * Latin words match as whole words, but not in heading ids and file names; Chinese words match anywhere. A first letter
 * in lowercase also matches a capital; a space also matches a line break.
 */
function patternOf(phrase: string): RegExp {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`);
  if (!/^[\x20-\x7e]+$/.test(phrase)) return new RegExp(escaped, 'g');
  const anyCase = escaped.replace(/^[a-z]/, (letter) => `[${letter}${letter.toUpperCase()}]`);
  return new RegExp(String.raw`(?<![\w@/.#-])${anyCase}(?![\w/-]|\.\w)`, 'g');
}
