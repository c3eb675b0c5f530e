import type { PageFacts } from '@docs/content/types';
import { headElements, headElementsSelector, headOf } from './head.ts';
import { rootData } from './signals.ts';

/** Route path of the page whose head the document has. */
let currentRoute: string | undefined;

/** Updates the head after a navigation. The HTML contains the head of the first page. */
export function showHead(facts: PageFacts): void {
  const { routePath } = facts;
  if (routePath === (currentRoute ?? rootData().route)) return;
  currentRoute = routePath;
  const head = headOf(facts, import.meta.env.SITE_HOST);
  document.title = head.title;
  document.documentElement.lang = head.lang;
  for (const element of document.head.querySelectorAll(headElementsSelector)) element.remove();
  for (const { tag, attributes } of headElements(head)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}
