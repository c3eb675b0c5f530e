/**
 * Reads a page from its source. Shares only `rewriteSource` with the page compile, so that the checks do not depend on
 * the compile plugins.
 */
import GithubSlugger from 'github-slugger';
import type { Code, Heading, Nodes, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import { rewriteSource } from '../src/mdx/source-step.ts';
import { parseFence } from './samples/fence.ts';
import type { Sample } from './samples/fence.ts';

interface Placed {
  /** From 1. */
  readonly line: number;
}

interface PageHeading extends Placed {
  readonly depth: number;
  readonly id: string;
}

/** `rows` does not count the header row. */
interface PageTable extends Placed {
  readonly columns: number;
  readonly rows: number;
}

export interface PageText {
  /** Relative to the package, separated by `/`: `pages/en/config/server/port.mdx`. */
  readonly file: string;
  readonly locale: 'en' | 'zh';
  /** Path below the locale's folder, without extension: `config/server/port`. */
  readonly key: string;
  readonly frontmatter: Readonly<Record<string, unknown>>;
  /** Of the frontmatter; null in partials. */
  readonly description: (Placed & { readonly text: string }) | null;
  readonly headings: readonly PageHeading[];
  readonly samples: readonly Sample[];
  readonly tables: readonly PageTable[];
  readonly containers: readonly (Placed & { readonly kind: string })[];
  /** Includes images. */
  readonly components: readonly (Placed & { readonly name: string })[];
  readonly links: readonly (Placed & { readonly href: string })[];
  /** Lines of shell samples, and commands of `<PackageManagerTabs>`. */
  readonly commands: readonly (Placed & { readonly text: string })[];
  readonly inlineCode: readonly (Placed & { readonly text: string })[];
  /** Displayed text outside code, including title and description. A text may span lines. */
  readonly prose: readonly (Placed & { readonly text: string })[];
  readonly source: string;
}

const processor = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx);

/** Throws the errors of the MDX parser. @param file relative to the package */
export function readPageText(file: string, source: string): PageText {
  const rewritten = rewriteSource(source);
  const tree = processor.parse(rewritten);
  const slugger = new GithubSlugger();
  const headings: PageHeading[] = [];
  const samples: Sample[] = [];
  const tables: PageTable[] = [];
  const components: (Placed & { name: string })[] = [];
  const links: (Placed & { href: string })[] = [];
  const commands: (Placed & { text: string })[] = [];
  const inlineCode: (Placed & { text: string })[] = [];
  const prose: (Placed & { text: string })[] = [];
  visit(tree, (node) => {
    const line = lineOf(node);
    if (node.type === 'heading') headings.push(readHeading(node, slugger));
    else if (node.type === 'code') samples.push(readSample(file, node));
    else if (node.type === 'table') tables.push(readTable(node));
    else if (node.type === 'image') components.push({ line, name: 'img' });
    else if (node.type === 'link') links.push({ line, href: node.url });
    else if (node.type === 'inlineCode') inlineCode.push({ line, text: node.value });
    else if (node.type === 'text') prose.push({ line, text: node.value });
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      components.push({ line, name: node.name ?? '' });
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
        if (attribute.name === 'command') commands.push({ line, text: attribute.value });
        if (attribute.name === 'href') links.push({ line, href: attribute.value });
        if (['title', 'description', 'alt'].includes(attribute.name)) {
          prose.push({ line, text: attribute.value });
        }
      }
    }
  });
  const frontmatter = readYaml(tree);
  const containers = readContainers(rewritten, samples);
  return {
    file,
    locale: file.startsWith('pages/zh/') ? 'zh' : 'en',
    key: pageKeyOf(file),
    frontmatter,
    description: readDescription(frontmatter, source),
    headings,
    samples,
    tables,
    containers,
    components,
    links,
    commands: [...commands, ...samples.flatMap(readCommands)],
    inlineCode,
    prose: [...readShown(frontmatter), ...prose, ...readTitles(rewritten, containers)],
    source,
  };
}

function readDescription(
  { description }: Readonly<Record<string, unknown>>,
  source: string,
): PageText['description'] {
  if (typeof description !== 'string') return null;
  const index = source.split('\n').findIndex((text) => text.startsWith('description:'));
  return { line: index + 1, text: description };
}

function readShown({ title, description }: Readonly<Record<string, unknown>>): (Placed & { text: string })[] {
  return [title, description].flatMap((text) => (typeof text === 'string' ? [{ line: 1, text }] : []));
}

/** `pages/en/config/server/port.mdx` → `config/server/port` */
export function pageKeyOf(file: string): string {
  return file.replace(/^pages\/\w+\//, '').replace(/\.mdx$/, '');
}

function readHeading(node: Heading, slugger: GithubSlugger): PageHeading {
  const text = toString(node).trim();
  const written = /\{#([^\s{}]+)\}$/.exec(text)?.[1];
  return { line: lineOf(node), depth: node.depth, id: written ?? slugger.slug(text) };
}

function readSample(file: string, node: Code): Sample {
  return { ...parseFence(node.lang ?? '', node.meta ?? ''), file, line: lineOf(node), code: node.value };
}

function readCommands({ language, code, line }: Sample): (Placed & { text: string })[] {
  if (!['sh', 'bash'].includes(language)) return [];
  return code.split('\n').map((text, index) => ({ line: line + 1 + index, text }));
}

function readTable(node: Table): PageTable {
  return {
    line: lineOf(node),
    columns: node.children[0]?.children.length ?? 0,
    rows: node.children.length - 1,
  };
}

function readContainers(source: string, samples: readonly Sample[]): (Placed & { kind: string })[] {
  const inSample = (line: number): boolean =>
    samples.some((sample) => line > sample.line && line <= sample.line + sample.code.split('\n').length);
  return source.split('\n').flatMap((text, index) => {
    const kind = /^[\s>]*:{3,}([a-z]+)/.exec(text)?.[1];
    return kind === undefined || inSample(index + 1) ? [] : [{ line: index + 1, kind }];
  });
}

/** Titles of containers: `rewriteSource` has made them attributes. */
function readTitles(source: string, containers: readonly Placed[]): (Placed & { text: string })[] {
  const lines = source.split('\n');
  return containers.flatMap(({ line }) => {
    const text = /\{title="(.*)"\}$/.exec(lines[line - 1] ?? '')?.[1];
    return text === undefined ? [] : [{ line, text }];
  });
}

function readYaml(tree: Root): Readonly<Record<string, unknown>> {
  const node = tree.children.find((child) => child.type === 'yaml');
  const value: unknown = node ? parseYaml(node.value) : null;
  return isRecord(value) ? value : {};
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}
