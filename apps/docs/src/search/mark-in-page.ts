import type { SearchItem } from '@docs/ui/search';
import { contentReloadEvent } from '../document/signals.ts';

export interface WordPlace {
  readonly start: number;
  readonly end: number;
}

const lowercaseOrDigit = /[\p{Ll}\p{N}]/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
const wordCharacter = /^[a-z\p{N}]/iu;

/** Whether a word starts at an offset: `port` in `server.port` and `Port` in `devPort`, but not in `import`. */
function isWordStart(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  return !letterOrDigit.test(before) || !lowercaseOrDigit.test(text.charAt(at));
}

/**
 * Finds words in a text, ignoring case. Latin words match only at the start of a word.
 * @param words in lowercase
 * @param max matches per word
 */
export function findWords(text: string, words: readonly string[], max: number): readonly WordPlace[] {
  const lowercase = text.toLowerCase();
  // Some letters change their length in lowercase (İ): offsets would not be those of the text.
  if (lowercase.length !== text.length) return [];
  const places: WordPlace[] = [];
  for (const word of words) {
    const isLatin = wordCharacter.test(word);
    let count = 0;
    for (let at = lowercase.indexOf(word); at >= 0 && count < max; at = lowercase.indexOf(word, at + 1)) {
      if (isLatin && !isWordStart(text, at)) continue;
      places.push({ start: at, end: at + word.length });
      count += 1;
    }
  }
  return places;
}

/** Limits of the words that are highlighted in a page. */
const maxWordLength = 60;
const maxWords = 12;

/** The words to highlight in the page of a result: those marked in the result, then those of the query. */
export function markedWords(item: SearchItem, query: string): readonly string[] {
  const found = [...item.title, ...(item.excerpt ?? [])].filter(({ marked }) => marked);
  const typed = query.split(/\s+/).filter((word) => word.length > 1);
  const words = [...found.map(({ text }) => text.trim()), ...typed]
    .filter((word) => word !== '' && word.length <= maxWordLength)
    .map((word) => word.toLowerCase());
  return [...new Set(words)].slice(0, maxWords);
}

/** Name of `::highlight()` in the style sheet of the search dialog. */
const highlightName = 'docs-search';

/** Highlights per word and text node. */
const maxPlaces = 300;

function rangesIn(root: Element, words: readonly string[]): readonly Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (const { start, end } of findWords(node.data, words, maxPlaces)) {
      const range = new Range();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  }
  return ranges;
}

let controller = new AbortController();

/**
 * Highlights words in `main` until the next key press or page change, with the CSS Custom Highlight API: the DOM does
 * not change. Does nothing in browsers without that API.
 */
export function markInPage(words: readonly string[]): void {
  clearMarks();
  const root = document.querySelector('main');
  if (!root || !('highlights' in CSS)) return;
  CSS.highlights.set(highlightName, new Highlight(...rangesIn(root, words)));
  const { signal } = controller;
  const options = { capture: true, signal };
  addEventListener(contentReloadEvent, clearMarks, options);
  // A repeated keydown comes from the key that opened the result.
  addEventListener('keydown', (event) => !event.repeat && clearMarks(), options);
}

export function clearMarks(): void {
  controller.abort();
  controller = new AbortController();
  if ('highlights' in CSS) CSS.highlights.delete(highlightName);
}
