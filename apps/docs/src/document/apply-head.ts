import type { PageFacts } from '@docs/content/types';
import { counterpartOf, headElements, headElementsSelector, headOf } from './head.ts';

/** Replaces the elements of the head that differ between pages. */
export function applyHead(facts: PageFacts): void {
  for (const element of document.head.querySelectorAll(headElementsSelector)) element.remove();
  for (const { tag, attributes } of headElements(
    headOf(facts, counterpartOf(facts), import.meta.env.SITE_HOST),
  )) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}
