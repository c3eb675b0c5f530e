import { attributeOf, classesOf, isElement, words } from './html-nodes.ts';
import type { HtmlElement } from './html-nodes.ts';

const leftOut = words(
  'nav footer script style template noscript noframes noembed svg math select dialog iframe object canvas audio video rp rt',
);

/** Attributes that exclude an element from this index, or from the index of Pagefind. */
const ignoreAttributes = ['data-search-ignore', 'data-pagefind-ignore'];

/**
 * Elements next to or inside code that are not part of it and that only the class of the element tells. Some require a
 * prefix of the class of the parent.
 */
const codeFurniture = [
  { generator: 'VitePress', what: 'the language', name: 'lang', parent: 'language-' },
  { generator: 'Starlight', what: '“Terminal window”', name: 'sr-only', parent: 'header' },
  { generator: 'Sphinx, MkDocs', what: 'line numbers', name: 'linenos', parent: '' },
  { generator: 'Hugo', what: 'line numbers', name: 'ln', parent: 'line' },
];

/** An `aside` is separate from the text, such as a list of sections, except for notes, which only a class tells. */
const notes = [
  { generator: 'Starlight', what: ':::note', name: 'starlight-aside' },
  { generator: 'Sphinx', what: 'footnotes', name: 'footnote-list' },
];

/** Whether nothing in an element is indexed, not even another `main`. */
export function isLeftOut(element: HtmlElement): boolean {
  return (
    leftOut.has(element.tagName) ||
    (element.tagName === 'aside' && !isNote(element)) ||
    isHidden(element) ||
    isCodeFurniture(element) ||
    ignoreAttributes.some((name) => attributeOf(element, name) !== undefined)
  );
}

/**
 * Whether an element is permanently hidden: readers open other tab panels, and browsers find text that is hidden
 * `until-found`.
 */
function isHidden(element: HtmlElement): boolean {
  if (attributeOf(element, 'role') === 'tabpanel') return false;
  const hidden = attributeOf(element, 'hidden')?.toLowerCase();
  return (hidden !== undefined && hidden !== 'until-found') || attributeOf(element, 'aria-hidden') === 'true';
}

function isNote(aside: HtmlElement): boolean {
  if (['note', 'doc-footnote'].includes(attributeOf(aside, 'role') ?? '')) return true;
  return notes.some(({ name }) => classesOf(aside).includes(name));
}

/** Hugo writes line numbers as `<span style="user-select:none">` unless it is configured to write classes. */
function isCodeFurniture(element: HtmlElement): boolean {
  if (element.tagName === 'span' && /user-select:\s*none/.test(attributeOf(element, 'style') ?? ''))
    return true;
  const names = classesOf(element);
  return codeFurniture.some(
    ({ name, parent }) => names.includes(name) && parentClassOf(element).startsWith(parent),
  );
}

const parentClassOf = ({ parentNode }: HtmlElement): string =>
  parentNode !== null && isElement(parentNode) ? (attributeOf(parentNode, 'class') ?? '') : '';
