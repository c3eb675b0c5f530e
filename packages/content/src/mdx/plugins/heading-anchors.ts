import GithubSlugger from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { draftOf, placeOf } from '../page-draft.ts';
import type { PageDraft } from '../page-draft.ts';
import { isJsx } from '../syntax-nodes.ts';

/**
 * Gives every heading its id: the one written behind it, `{#id}`, or a slug of its text. Written ids are taken
 * first, so that a slug never takes one of them; equal slugs get `-1`, `-2`.
 */
export function headingAnchors(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const draft = draftOf(file);
    const headings: Heading[] = [];
    visit(tree, 'heading', (node) => {
      headings.push(node);
    });
    const slugger = new GithubSlugger();
    const written = new Map(headings.map((heading) => [heading, takeWrittenId(heading)]));
    for (const [heading, id] of written) if (id !== null) claim(draft, slugger, heading, id);
    for (const heading of headings) {
      const id = written.get(heading) ?? slugOf(draft, slugger, heading);
      draft.ids.push(id);
      heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
    }
    collectElementIds(draft, tree);
  };
}

/** Cuts `{#id}` off the end of the heading's text. */
function takeWrittenId(heading: Heading): string | null {
  const last = heading.children.at(-1);
  const match = last?.type === 'text' ? /\s*\{#([^\s{}]+)\}\s*$/.exec(last.value) : null;
  if (last?.type !== 'text' || !match) return null;
  last.value = last.value.slice(0, match.index);
  if (last.value === '') heading.children.pop();
  return match[1] ?? null;
}

function claim(draft: PageDraft, slugger: GithubSlugger, heading: Heading, id: string): void {
  if (Object.hasOwn(slugger.occurrences, id)) {
    draft.problems.push({
      ...placeOf(draft, heading),
      what: `The heading id "${id}" is used twice on this page`,
      todo: 'Give one of the headings another {#id}.',
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
      what: text === '' ? 'A heading has no text' : `The heading "${text}" gives no id`,
      todo: 'Write words in it, and an id such as {#name} behind them.',
    });
  }
  return id;
}

/** Ids written on elements can be linked to as well. */
function collectElementIds(draft: PageDraft, tree: Root): void {
  visit(tree, (node) => {
    if (!isJsx(node)) return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== 'id') continue;
      if (typeof attribute.value === 'string') draft.ids.push(attribute.value);
    }
  });
}
