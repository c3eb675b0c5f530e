import { createHash } from 'node:crypto';
import type { Term } from '../../site/terms.ts';
import { hasPhrase } from '../mdx/has-phrase.ts';
import type { Frontmatter, Locale, SearchDocument } from '../types.ts';
import type { PageRecord } from './records.ts';

const EXCLUDED_TYPES: ReadonlySet<string> = new Set(['home', 'blank']);

const isSearchable = ({ pageType, unlisted }: Frontmatter): boolean =>
  !unlisted && !EXCLUDED_TYPES.has(pageType);

/** @param groups route path → title of the sidebar group, shown with the result */
export function searchDocuments(
  records: readonly PageRecord[],
  locale: Locale,
  groups: ReadonlyMap<string, string>,
  terms: readonly Term[],
): readonly SearchDocument[] {
  return records
    .filter(({ facts }) => facts.locale === locale && isSearchable(facts.frontmatter))
    .map((record) => {
      const { facts, content } = record;
      const group = groups.get(facts.routePath);
      const { keywords } = facts.frontmatter;
      const synonyms = synonymsOf(record, terms);
      return {
        routePath: facts.routePath,
        title: facts.frontmatter.title,
        content,
        toc: facts.toc,
        domain: '',
        ...(keywords === undefined ? {} : { keywords }),
        ...(synonyms.length === 0 ? {} : { synonyms }),
        ...(group === undefined ? {} : { group }),
      };
    });
}

/**
 * Other names of the terms in the title and the description. Those that the page has in its text are left out, as are
 * spellings that search knows to be the same: `nodejs` for `Node.js`.
 */
function synonymsOf({ facts, content }: PageRecord, terms: readonly Term[]): readonly string[] {
  const { title, description } = facts.frontmatter;
  return terms.flatMap(({ en, zh, insteadEn = [], insteadZh = [] }) => {
    const [term, names] = facts.locale === 'zh' ? [zh, insteadZh] : [en, insteadEn];
    if (!hasPhrase(`${title}\n${description}`, term)) return [];
    return names.filter((name) => joined(name) !== joined(term) && !hasPhrase(`${title}\n${content}`, name));
  });
}

const joined = (name: string): string => name.toLowerCase().replace(/[.-]/g, '');

/** 12 hexadecimal digits. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
