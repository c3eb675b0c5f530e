import { createHash } from 'node:crypto';
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
): readonly SearchDocument[] {
  return records
    .filter(({ facts }) => facts.locale === locale && isSearchable(facts.frontmatter))
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

/** 12 hexadecimal digits. */
export function contentHash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
