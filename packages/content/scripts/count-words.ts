/**
 * Prints how many pages contain each term of `site/terms.ts` and of the table in WRITING.md, also at another commit:
 *   npm run words -w @docs/content -- --before COMMIT
 */
import { execFileSync } from 'node:child_process';
import { terms as siteTerms } from '../site/terms.ts';
import { packageRoot } from '../src/build/package-root.ts';
import { readPageText } from '../truth/page-text.ts';
import type { PageText } from '../truth/page-text.ts';
import { readPages } from '../truth/read-pages.ts';
import { countPages } from '../truth/terms/count-pages.ts';
import { readTerms } from '../truth/terms/read-terms.ts';

export function main([flag, commit]: string[]): Promise<number> {
  if (flag !== undefined && (flag !== '--before' || commit === undefined)) {
    console.error('usage: npm run words -w @docs/content -- [--before COMMIT]');
    return Promise.resolve(1);
  }
  const terms = [...new Map([...siteTerms, ...readTerms().terms].map((term) => [term.en, term])).values()];
  const now = countPages(readPages().pages, terms);
  const before = commit === undefined ? [] : countPages(pagesAt(commit), terms);
  const rows = now.map(({ term, pages }, index) => ({
    term: term.en,
    ...columns('en', before[index]?.pages.en, pages.en),
    术语: term.zh,
    ...columns('zh', before[index]?.pages.zh, pages.zh),
  }));
  console.table(rows);
  return Promise.resolve(0);
}

const columns = (locale: string, before: number | undefined, now: number) => ({
  ...(before === undefined ? {} : { [`${locale} before`]: before }),
  [`${locale} now`]: now,
});

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: packageRoot, encoding: 'utf8', maxBuffer: 2 ** 26 });

/** The pages of a commit. */
function pagesAt(commit: string): readonly PageText[] {
  return git('ls-tree', '-r', '--name-only', commit, '--', 'pages')
    .split('\n')
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => readPageText(file, git('show', `${commit}:./${file}`)));
}
