import { createHash } from 'node:crypto';
import { plainInline } from '../mdx/plain-inline.ts';
import type { Locale, SearchDocument } from '../types.ts';
import type { PageRecord } from './records.ts';

const UNSEARCHED: ReadonlySet<string> = new Set(['home', '404', 'blank']);

export function searchDocuments(records: readonly PageRecord[], locale: Locale): readonly SearchDocument[] {
  return records
    .filter(({ facts }) => facts.locale === locale && !UNSEARCHED.has(facts.frontmatter.pageType))
    .map(({ facts, content }) => ({
      routePath: facts.routePath,
      title: plainInline(facts.frontmatter.title),
      content,
      toc: facts.toc,
      domain: '',
    }));
}

/** Names one state of the documents; 12 hexadecimal digits. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
