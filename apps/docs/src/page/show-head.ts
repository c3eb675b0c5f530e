import { locales } from '@docs/content/site';
import type { PageFacts } from '@docs/content/types';
import { titleOf } from './page-title.ts';

/** The route whose head the document has. */
let shown: string | undefined;

/**
 * Brings the document's head to what a full load of the page would have had: title and language at once, what
 * only machines read when its code has come. The head that came with the document is right already.
 */
export async function showHead(facts: PageFacts): Promise<void> {
  const { routePath } = facts;
  if (routePath === (shown ?? document.documentElement.dataset['route'])) return;
  document.title = titleOf(facts);
  document.documentElement.lang = locales[facts.locale].lang;
  shown = routePath;
  const { applyHead } = await import('./apply-head.ts');
  if (shown === routePath) applyHead(facts);
}
