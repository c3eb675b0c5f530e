import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { nearest } from '../../problems/nearest.ts';
import { attributeFindings } from '../attribute-findings.ts';
import type { Finding } from '../attribute-findings.ts';
import { forbiddenElements, pageComponents } from '../components.ts';
import { draftOf, placeOf } from '../page-draft.ts';
import { isJsx } from '../syntax-nodes.ts';
import type { JsxNode } from '../syntax-nodes.ts';

/** Reports syntax that MDX supports but pages must not use. */
export function checkSyntax(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const draft = draftOf(file);
    const ownsTitle = ['custom', 'blank'].includes(draft.frontmatter?.pageType ?? '');
    let level = 1;
    visit(tree, (node) => {
      if (node.type === 'heading') {
        if (node.depth > level + 1)
          draft.problems.push({ ...placeOf(draft, node), ...skippedLevel(node.depth, level) });
        level = node.depth;
      }
      for (const finding of findingsOf(node, ownsTitle))
        draft.problems.push({ ...placeOf(draft, node), ...finding });
      if (isJsx(node) && node.name === 'Tabs') {
        for (const [tab, value] of repeatedTabs(node)) {
          draft.problems.push({
            ...placeOf(draft, tab),
            what: `Two tabs of a set have the value "${value}"`,
            todo: 'Give each <Tab> its own label or value.',
          });
        }
      }
    });
  };
}

/** @param ownsTitle whether the page may contain a level-one heading */
function findingsOf(node: Nodes, ownsTitle: boolean): readonly Finding[] {
  if (isJsx(node)) return jsxFindings(node, ownsTitle);
  if (node.type === 'heading') return node.depth === 1 && !ownsTitle ? [levelOne] : [];
  if (node.type === 'mdxjsEsm') return [moduleSyntax];
  if (node.type === 'footnoteDefinition') return [footnote];
  if (node.type === 'image' || node.type === 'imageReference') return node.alt?.trim() ? [] : [noText];
  if (node.type === 'paragraph') return strayFence(node.children[0]);
  return [];
}

const componentList = Object.keys(pageComponents).join(', ');

const levelOne: Finding = {
  what: 'The body has a level-one heading',
  todo: 'Remove it, the title comes from the frontmatter; headings of the body start with ##.',
};

const skippedLevel = (level: number, before: number): Finding => ({
  what: `The heading has level ${level}, but ${before === 1 ? 'there is none before' : `the one before has level ${before}`}`,
  todo: `Write ${'#'.repeat(before + 1)}.`,
});

const moduleSyntax: Finding = {
  what: 'A page has an import or an export',
  todo: `Remove it; pages use these components without import: ${componentList}.`,
};

const footnote: Finding = {
  what: 'A page has a footnote',
  todo: 'Move it into the text, or into a container such as :::note.',
};

/** `alt=""` is how HTML marks an image as decorative. */
const noText: Finding = {
  what: 'The image has no alternative text',
  todo: 'Describe it in the brackets or in alt; write <img src="…" alt="" /> if it is decorative.',
};

function strayFence(first: Nodes | undefined): readonly Finding[] {
  if (first?.type !== 'text' || !first.value.startsWith(':::')) return [];
  return [
    {
      what: 'A line of ::: opens or closes no container',
      todo: 'Open a container with :::tip on a separate line and close it with the same number of colons.',
    },
  ];
}

function jsxFindings(node: JsxNode, ownsTitle: boolean): readonly Finding[] {
  const { name } = node;
  if (name === null) return [];
  const findings: Finding[] = [];
  if (name === 'h1' && !ownsTitle) findings.push(levelOne);
  if (name === 'img' && !node.attributes.some((attribute) => 'name' in attribute && attribute.name === 'alt'))
    findings.push(noText);
  if (forbiddenElements.includes(name)) {
    findings.push({
      what: `A page must not contain <${name}>`,
      todo: 'Remove it; use Markdown or a component.',
    });
  }
  if (/^[A-Z]|\./.test(name) && !Object.hasOwn(pageComponents, name)) {
    const near = nearest(name, Object.keys(pageComponents));
    findings.push({
      what: `There is no component <${name}>`,
      todo: `${near === null ? '' : `Did you mean <${near}>? `}Components are ${componentList}.`,
    });
  }
  return [...findings, ...attributeFindings(node)];
}

/** The tabs of a set, with their value, that an earlier tab hides: the first one of a value is selected. */
function repeatedTabs({ children }: JsxNode): readonly (readonly [JsxNode, string])[] {
  const values = new Set<string>();
  return children.flatMap((child) => {
    if (!isJsx(child) || child.name !== 'Tab') return [];
    const value = textOf(child, 'value') ?? textOf(child, 'label');
    if (value === null || values.size < values.add(value).size) return [];
    return [[child, value] as const];
  });
}

/** Value of a string attribute; null if it is missing or an expression. */
function textOf(node: JsxNode, name: string): string | null {
  const found = node.attributes.find((attribute) => 'name' in attribute && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : null;
}
