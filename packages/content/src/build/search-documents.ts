import { createHash } from 'node:crypto';
import type { Frontmatter, Locale, SearchDocument } from '../types.ts';
import type { PageRecord } from './records.ts';

const UNSEARCHED: ReadonlySet<string> = new Set(['home', '404', 'blank']);

const isSearched = ({ pageType, unlisted }: Frontmatter): boolean => !unlisted && !UNSEARCHED.has(pageType);

/** @param groups route path → words of the sidebar group, which results are labelled with */
export function searchDocuments(
  records: readonly PageRecord[],
  locale: Locale,
  groups: ReadonlyMap<string, string>,
): readonly SearchDocument[] {
  return records
    .filter(({ facts }) => facts.locale === locale && isSearched(facts.frontmatter))
    .map(({ facts, content }) => {
      const group = groups.get(facts.routePath);
      return {
        routePath: facts.routePath,
        title: facts.frontmatter.title,
        content,
        toc: facts.toc,
        domain: '',
        ...(group === undefined ? {} : { group }),
      };
    });
}

/** Names one state of the documents; 12 hexadecimal digits. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
