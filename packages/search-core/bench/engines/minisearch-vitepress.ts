import MiniSearch, { type Options } from 'minisearch';
import type { SearchDocument } from '../../src/index.ts';
import type { Engine, Handle } from './engine.ts';
import { jsonText } from './json-bytes.ts';

interface SectionEntry {
  readonly id: string;
  readonly title: string;
  /** Titles of the page and of the enclosing sections. */
  readonly titles: readonly string[];
  readonly text: string;
}

const options: Options<SectionEntry> = {
  fields: ['title', 'titles', 'text'],
  searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
};

function* sectionsOf({ routePath, title, content, toc }: SearchDocument): Generator<SectionEntry> {
  const located = toc.filter(({ charIndex }) => charIndex >= 0);
  yield { id: routePath, title, titles: [], text: content.slice(0, located[0]?.charIndex ?? content.length) };
  const around: { readonly depth: number; readonly text: string }[] = [];
  for (const [at, heading] of toc.entries()) {
    while ((around.at(-1)?.depth ?? 0) >= heading.depth) around.pop();
    const end = toc.slice(at + 1).find(({ charIndex }) => charIndex >= 0)?.charIndex;
    yield {
      // A heading may lack an anchor or share it with another.
      id: `${routePath}#${at}-${heading.id}`,
      title: heading.text,
      titles: [title, ...around.map(({ text }) => text)],
      text: heading.charIndex < 0 ? '' : content.slice(heading.charIndex, end),
    };
    around.push(heading);
  }
}

function handleOver(index: MiniSearch<SectionEntry>): Handle {
  return {
    rank(query, limit) {
      const pages = new Set<string>();
      for (const { id } of index.search(query)) {
        pages.add(String(id).replace(/#.*$/, ''));
        if (pages.size === limit) break;
      }
      return [...pages];
    },
    toBytes: () => new TextEncoder().encode(JSON.stringify(index)),
  };
}

export const minisearchVitepressEngine: Engine = {
  build(documents) {
    const index = new MiniSearch(options);
    for (const document of documents) index.addAll([...sectionsOf(document)]);
    return handleOver(index);
  },
  open: (bytes) => handleOver(MiniSearch.loadJSON(jsonText(bytes), options)),
};
