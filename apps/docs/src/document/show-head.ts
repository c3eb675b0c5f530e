import { locales } from '@docs/content/site';
import type { PageFacts } from '@docs/content/types';
import { titleOf } from './page-title.ts';
import { rootData } from './signals.ts';

/** The route whose head the document has. */
let shown: string | undefined;

/**
 * Makes the document's head what a full load of the page would have: title and language at once, metadata once its code
 * is loaded. The head of the document's own page is in its HTML.
 */
export async function showHead(facts: PageFacts): Promise<void> {
  const { routePath } = facts;
  if (routePath === (shown ?? rootData().route)) return;
  document.title = titleOf(facts);
  document.documentElement.lang = locales[facts.locale].lang;
  shown = routePath;
  const { applyHead } = await import('./apply-head.ts');
  if (shown === routePath) applyHead(facts);
}
