import type { SearchItem } from '@docs/ui/search';

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

/** Code units of a page that are searched, and highlights per word. */
const maxText = 400_000;
const maxPlaces = 300;

/** Elements whose text does not join the text around them. */
const blockSelector = 'p,li,pre,h1,h2,h3,h4,h5,h6,td,th,dt,dd,summary,figcaption,div,section';

/** Text nodes in order, and the offset of each in their joined text. */
interface JoinedText {
  readonly text: string;
  readonly nodes: readonly { readonly node: Text; readonly start: number }[];
}

/** Joins text nodes, because a word may span several elements, such as an identifier in highlighted code. */
function joinedText(root: Element): JoinedText {
  const nodes: { node: Text; start: number }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let text = '';
  let before: Element | null = null;
  while (text.length < maxText && walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text) || node.data === '') continue;
    const parent: Element | null = node.parentElement?.closest(blockSelector) ?? null;
    if (parent !== before) text += '\n';
    before = parent;
    nodes.push({ node, start: text.length });
    text += node.data;
  }
  return { text, nodes };
}

function rangesOf({ text, nodes }: JoinedText, words: readonly string[]): readonly Range[] {
  const placeAt = (offset: number) => {
    let [first, last] = [0, nodes.length - 1];
    while (first < last) {
      const middle = (first + last + 1) >> 1;
      if ((nodes[middle]?.start ?? 0) <= offset) first = middle;
      else last = middle - 1;
    }
    const found = nodes[first];
    return found && { node: found.node, offset: Math.min(offset - found.start, found.node.length) };
  };
  return findWords(text, words, maxPlaces).flatMap(({ start, end }) => {
    const [from, to] = [placeAt(start), placeAt(end - 1)];
    if (!from || !to || from.offset < 0) return [];
    const range = new Range();
    range.setStart(from.node, from.offset);
    range.setEnd(to.node, Math.min(to.offset + 1, to.node.length));
    return [range];
  });
}

let controller = new AbortController();

/**
 * Highlights words in `main` until the next key press, with the CSS Custom Highlight API: the DOM does not change.
 * Does nothing in browsers without that API.
 */
export function markInPage(words: readonly string[]): void {
  clearMarks();
  const root = document.querySelector('main');
  if (!root || !('highlights' in CSS) || words.length === 0) return;
  const ranges = rangesOf(joinedText(root), words);
  if (ranges.length === 0) return;
  CSS.highlights.set(highlightName, new Highlight(...ranges));
  const { signal } = controller;
  const options = { capture: true, signal };
  // A repeated keydown comes from the key that opened the result.
  addEventListener('keydown', (event) => !event.repeat && clearMarks(), options);
}

export function clearMarks(): void {
  controller.abort();
  controller = new AbortController();
  if ('highlights' in CSS) CSS.highlights.delete(highlightName);
}
