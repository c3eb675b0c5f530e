import GithubSlugger from 'github-slugger';
import type { Heading, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { draftOf, placeOf } from '../page-draft.ts';
import type { PageDraft } from '../page-draft.ts';
import { isJsx } from '../syntax-nodes.ts';
import type { JsxNode } from '../syntax-nodes.ts';

/** Prefixes of ids in the shell (`docs-`) and from React's `useId` (`_`). */
const RESERVED_ID = /^(?:docs-|_)/;

/**
 * Sets heading ids: `{#id}` after the text, or a slug. Explicit ids are registered first, so that slugs avoid them; equal
 * slugs get the suffix `-1`, `-2`.
 */
export function headingAnchors(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const draft = draftOf(file);
    const slugger = new GithubSlugger();
    const headings: Heading[] = [];
    const elements: { readonly node: JsxNode; readonly id: string }[] = [];
    visit(tree, (node) => {
      if (node.type === 'heading') headings.push(node);
      else if (isJsx(node)) for (const id of elementIds(node)) elements.push({ node, id });
    });
    const explicit = new Map(headings.map((heading) => [heading, takeExplicitId(heading)]));
    for (const [heading, id] of explicit) if (id !== null) claimId(draft, slugger, heading, id);
    for (const { node, id } of elements) claimId(draft, slugger, node, id);
    for (const heading of headings) {
      const id = explicit.get(heading) ?? slugOf(draft, slugger, heading);
      addId(draft, heading, id);
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
    }
    for (const { node, id } of elements) addId(draft, node, id);
  };
}

/** Removes `{#id}` from the end of the heading. */
function takeExplicitId(heading: Heading): string | null {
  const last = heading.children.at(-1);
  const match = last?.type === 'text' ? /\s*\{#([^\s{}]+)\}\s*$/.exec(last.value) : null;
  if (last?.type !== 'text' || !match) return null;
  last.value = last.value.slice(0, match.index);
  if (last.value === '') heading.children.pop();
  return match[1] ?? null;
}

function elementIds(node: JsxNode): readonly string[] {
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && attribute.name === 'id' && typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );
}

function claimId(draft: PageDraft, slugger: GithubSlugger, node: Nodes, id: string): void {
  if (Object.hasOwn(slugger.occurrences, id)) {
    draft.problems.push({
      ...placeOf(draft, node),
      what: `The id "${id}" is used twice on this page`,
      todo: 'Choose another id; for a heading, write {#id} after its text.',
    });
  }
  slugger.occurrences[id] = 0;
}

function slugOf(draft: PageDraft, slugger: GithubSlugger, heading: Heading): string {
  const text = toString(heading).trim();
  const id = slugger.slug(text);
  if (text === '' || /^-*\d*$/.test(id)) {
    draft.problems.push({
      ...placeOf(draft, heading),
      what: text === '' ? 'A heading has no text' : `The heading "${text}" has no letters for an id`,
      todo: 'Write words in it, followed by an id such as {#name}.',
    });
  }
  return id;
}

function addId(draft: PageDraft, node: Nodes, id: string): void {
  draft.ids.push(id);
  if (!RESERVED_ID.test(id)) return;
  draft.problems.push({
    ...placeOf(draft, node),
    what: `The id "${id}" is reserved for the site shell`,
    todo: 'Choose one that does not start with docs- or _; for a heading, write {#id} after its text.',
  });
}
