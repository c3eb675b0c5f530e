import { attributeOf, classesOf, isElement, words } from './html-nodes.ts';
import type { HtmlElement } from './html-nodes.ts';

const leftOut = words(
  'nav footer script style template noscript noframes noembed svg math select dialog iframe object canvas audio video rp rt',
);

/** Attributes that leave an element out of this index, or of the index of Pagefind. */
const ignoreAttributes = ['data-search-ignore', 'data-pagefind-ignore'];

/**
 * What stands beside or in code and is none of it, where a generator leaves no other trace than the class of the
 * element. Some need the beginning of the class of its parent.
 */
const codeFurniture = [
  { generator: 'VitePress', what: 'the language', name: 'lang', parent: 'language-' },
  { generator: 'Starlight', what: '“Terminal window”', name: 'sr-only', parent: 'header' },
  { generator: 'Sphinx, MkDocs', what: 'line numbers', name: 'linenos', parent: '' },
  { generator: 'Hugo', what: 'line numbers', name: 'ln', parent: 'line' },
];

/** An `aside` is beside the text, such as a list of sections, but for these in it that only a class tells. */
const notes = [
  { generator: 'Starlight', what: ':::note', name: 'starlight-aside' },
  { generator: 'Sphinx', what: 'footnotes', name: 'footnote-list' },
];

/** Whether nothing in an element is indexed, neither text nor another `main`. */
export function isLeftOut(element: HtmlElement): boolean {
  return (
    leftOut.has(element.tagName) ||
    (element.tagName === 'aside' && !isNote(element)) ||
    isHidden(element) ||
    isCodeFurniture(element) ||
    ignoreAttributes.some((name) => attributeOf(element, name) !== undefined)
  );
}

/** For good: readers open the other panels of tabs, and their browser finds what is hidden `until-found`. */
function isHidden(element: HtmlElement): boolean {
  if (attributeOf(element, 'role') === 'tabpanel') return false;
  const hidden = attributeOf(element, 'hidden')?.toLowerCase();
  return (hidden !== undefined && hidden !== 'until-found') || attributeOf(element, 'aria-hidden') === 'true';
}

function isNote(aside: HtmlElement): boolean {
  if (['note', 'doc-footnote'].includes(attributeOf(aside, 'role') ?? '')) return true;
  return notes.some(({ name }) => classesOf(aside).includes(name));
}

/** Hugo writes the numbers of lines as `<span style="user-select:none">` unless it is told to write classes. */
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
