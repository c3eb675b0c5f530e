import { resolve } from 'node:path';
import type { ElementContent, Nodes, Root } from 'hast';
import type { Root as SourceRoot } from 'mdast';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { routePathOf } from '../../paths/index.ts';
import { glossaryEntries } from '../glossary-entries.ts';
import type { GlossaryEntry } from '../glossary-entries.ts';
import { draftOf } from '../page-draft.ts';
import type { CompileContext } from '../page-draft.ts';
import { readText } from '../read-text.ts';
import { rewriteSource } from '../source-step.ts';
import type { HastJsxText } from '../syntax-nodes.ts';
import { termFinder } from '../term-finder.ts';
import type { FoundTerm, TermFinder } from '../term-finder.ts';
import { headingAnchors } from './heading-anchors.ts';
import { openPage } from './open-page.ts';

/**
 * Wraps the first use of each glossary term in `<Term href="…" definition="…">`, which does not change the text. The
 * glossary is a dependency of all other pages.
 */
function attachMarking(this: Processor, context: CompileContext): (tree: Root, file: VFile) => void {
  const { glossary, pagesRoot } = context;
  /** Path of a glossary → its text, and the finder of its terms. */
  const finders = new Map<string, { readonly text: string; readonly find: TermFinder }>();

  return (tree, file) => {
    const draft = draftOf(file);
    const sourcePath = `${draft.locale}/${glossary?.page}.mdx`;
    if (glossary === null || sourcePath === draft.sourcePath) return;
    const absolutePath = resolve(pagesRoot, sourcePath);
    const text = readText(absolutePath);
    draft.includes.push({ absolutePath, text });
    if (text === null) return;
    let finder = finders.get(absolutePath);
    if (finder?.text !== text) {
      const entries = glossaryEntries(parse(this, absolutePath, text)).filter(
        ({ id }) => !glossary.unmarked.includes(id),
      );
      finder = { text, find: termFinder(entries, glossary.otherMeanings) };
      finders.set(absolutePath, finder);
    }
    markFirstUses(tree, finder.find, routePathOf(sourcePath));
  };

  /** The blocks of a glossary; headings have their ids. Empty if MDX cannot parse it, which its own compile reports. */
  function parse(processor: Processor, path: string, text: string): SourceRoot {
    const source = new VFile({ path, value: rewriteSource(text) });
    try {
      const tree = processor.parse(source) as SourceRoot;
      openPage(context)(tree, source);
      headingAnchors()(tree, source);
      return tree;
    } catch {
      return { type: 'root', children: [] };
    }
  }
}

export const markTerms: (context: CompileContext) => (tree: Root, file: VFile) => void = attachMarking;

/** Elements without prose, links, and content that may be hidden. */
const skipped: ReadonlySet<string | null> = new Set(
  'a button code h1 h2 h3 h4 h5 h6 kbd pre svg th details NextSteps Tabs'.split(' '),
);

function isSkipped(node: Nodes): boolean {
  if (node.type === 'element') return skipped.has(node.tagName);
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return false;
  return skipped.has(node.name) || node.attributes.some(({ value }) => value === 'details');
}

function markFirstUses(tree: Root, find: TermFinder, glossaryPath: string): void {
  const seen = new Set<GlossaryEntry>();
  visit(tree, (node, index, parent) => {
    if (isSkipped(node)) return SKIP;
    if (node.type !== 'text' || parent === undefined || index === undefined) return undefined;
    const found = find(node.value).filter(({ entry }) => !seen.has(entry) && seen.add(entry));
    if (found.length === 0) return undefined;
    const parts = [...split(node.value, found, glossaryPath)];
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}

function* split(text: string, found: readonly FoundTerm[], glossaryPath: string): Iterable<ElementContent> {
  let end = 0;
  for (const { name, start, entry } of found) {
    if (start > end) yield { type: 'text', value: text.slice(end, start) };
    yield termElement(name, entry, glossaryPath);
    end = start + name.length;
  }
  if (end < text.length) yield { type: 'text', value: text.slice(end) };
}

const termElement = (name: string, { id, definition }: GlossaryEntry, glossaryPath: string): HastJsxText => ({
  type: 'mdxJsxTextElement',
  name: 'Term',
  attributes: [
    { type: 'mdxJsxAttribute', name: 'href', value: `${glossaryPath}#${id}` },
    { type: 'mdxJsxAttribute', name: 'definition', value: definition },
  ],
  children: [{ type: 'text', value: name }],
});
