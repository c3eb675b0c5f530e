import type { SearchItem } from '@docs/ui/search';

export interface WordPlace {
  readonly start: number;
  readonly end: number;
}

const smallOrDigit = /[\p{Ll}\p{N}]/u;
const letterOrDigit = /[\p{L}\p{N}]/u;
const wordCharacter = /^[a-z\p{N}]/iu;

/** Whether a word begins here: `port` in `server.port` and `Port` in `devPort`, but not in `import`. */
function isBeginning(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  return !letterOrDigit.test(before) || !smallOrDigit.test(text.charAt(at));
}

/**
 * All places of the words, which must be in lower case, in a text of whatever case: a Latin word only where one
 * begins. At most `most` of each word.
 */
export function findWords(text: string, words: readonly string[], most: number): readonly WordPlace[] {
  const folded = text.toLowerCase();
  // Some letters change their length with their case, and places would not be those of the text any more.
  if (folded.length !== text.length) return [];
  const places: WordPlace[] = [];
  for (const word of words) {
    const isLatin = wordCharacter.test(word);
    let count = 0;
    for (let at = folded.indexOf(word); at >= 0 && count < most; at = folded.indexOf(word, at + 1)) {
      if (isLatin && !isBeginning(text, at)) continue;
      places.push({ start: at, end: at + word.length });
      count += 1;
    }
  }
  return places;
}

/** Longest word, and most of them, that are looked for in a page. */
const maxWordLength = 60;
const maxWords = 12;

/** What to mark in a page that a row led to: what the row has marked, and the words of the question. */
export function markedWords(item: SearchItem, query: string): readonly string[] {
  const found = [...item.title, ...(item.excerpt ?? [])].filter(({ marked }) => marked);
  const typed = query.split(/\s+/).filter((word) => word.length > 1);
  const words = [...found.map(({ text }) => text.trim()), ...typed]
    .filter((word) => word !== '' && word.length <= maxWordLength)
    .map((word) => word.toLowerCase());
  return [...new Set(words)].slice(0, maxWords);
}

/** As in the style sheet of the search dialog. */
const highlightName = 'docs-search';

/** Code units of a page that are read, and places of one word that are marked. */
const maxText = 400_000;
const maxPlaces = 300;

/** What stands in one of these stands apart from the text around it. */
const block = 'p,li,pre,h1,h2,h3,h4,h5,h6,td,th,dt,dd,summary,figcaption,div,section';

/** Text nodes in order, and where each begins in their joined text. */
interface JoinedText {
  readonly text: string;
  readonly nodes: readonly { readonly node: Text; readonly start: number }[];
}

/** Joined, because a word may go through several elements, as an identifier does in coloured code. */
function joinedText(root: Element): JoinedText {
  const nodes: { node: Text; start: number }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let text = '';
  let before: Element | null = null;
  while (text.length < maxText && walker.nextNode()) {
    const node = walker.currentNode;
    if (!(node instanceof Text) || node.data === '') continue;
    const parent: Element | null = node.parentElement?.closest(block) ?? null;
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

let stop = new AbortController();

/**
 * Marks words in the text of the page until the next key press or the next page, by ranges that the browser
 * paints: nothing in the document changes. A browser that cannot do that shows the page as it is.
 */
export function markInPage(words: readonly string[]): void {
  clearMarks();
  const root = document.querySelector('main');
  if (!root || !('highlights' in CSS) || words.length === 0) return;
  const ranges = rangesOf(joinedText(root), words);
  if (ranges.length === 0) return;
  CSS.highlights.set(highlightName, new Highlight(...ranges));
  const { signal } = stop;
  const options = { capture: true, signal };
  // A key that is still held down is the one that led here.
  addEventListener('keydown', (event) => !event.repeat && clearMarks(), options);
}

export function clearMarks(): void {
  stop.abort();
  stop = new AbortController();
  if ('highlights' in CSS) CSS.highlights.delete(highlightName);
}
