import { locales } from '@docs/content/site';
import type { PageFacts } from '@docs/content/types';
import { titleOf } from './page-title.ts';
import { rootData } from './signals.ts';

/** Route path of the page whose head the document has. */
let currentRoute: string | undefined;

/**
 * Updates the head after a navigation: title and language at once, metadata once its chunk is loaded. The HTML contains
 * the head of the first page.
 */
export async function showHead(facts: PageFacts): Promise<void> {
  const { routePath } = facts;
  if (routePath === (currentRoute ?? rootData().route)) return;
  document.title = titleOf(facts);
  document.documentElement.lang = locales[facts.locale].lang;
  currentRoute = routePath;
  const { headElements, headElementsSelector, headOf } = await import('./head.ts');
  if (currentRoute !== routePath) return;
  for (const element of document.head.querySelectorAll(headElementsSelector)) element.remove();
  for (const { tag, attributes } of headElements(headOf(facts, import.meta.env.SITE_HOST))) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}
