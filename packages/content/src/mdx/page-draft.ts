import type { Nodes } from 'mdast';
import type { VFile } from 'vfile';
import type { FeedInfo, Glossary } from '../../site/index.ts';
import type { ParsedFrontmatter } from '../frontmatter/parse-frontmatter.ts';
import type { Problem, ProblemPlace } from '../problems/problem.ts';
import type { LinkTarget } from './link-target.ts';
import type { Frontmatter, Locale, PageFacts } from '../types.ts';

/** Inputs of a compile, shared by all pages. */
export interface CompileContext {
  /** Absolute path of the folder with `en/` and `zh/`. */
  readonly pagesRoot: string;
  /** Prefix of absolute URLs: scheme, host and base, without a trailing slash. */
  readonly host: string;
  readonly feeds: readonly FeedInfo[];
  /** Null on a site without a glossary. */
  readonly glossary: Glossary | null;
  readonly lastUpdated: (sourcePath: string) => string | null;
  /** Called once per page, before the compile returns its module. */
  readonly onPage: (page: CompiledPage) => void;
}

/** An internal link: source position and target. */
export interface PageLink {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly href: string;
  readonly target:
    | { readonly kind: 'page'; readonly routePath: string; readonly id: string | null }
    | { readonly kind: 'file'; readonly path: string };
}

/** A dependency of a page. */
export interface IncludedFile {
  readonly absolutePath: string;
  /** Null if the file could not be read. */
  readonly text: string | null;
}

/** Result of a compile, apart from the code. */
export interface CompiledPage {
  readonly sourcePath: string;
  readonly locale: Locale;
  readonly routePath: string;
  /** Null if the frontmatter is invalid. */
  readonly facts: PageFacts | null;
  /** Plain text: the description, then one block per line. */
  readonly content: string;
  readonly links: readonly PageLink[];
  /** Ids that a hash can link to. */
  readonly ids: readonly string[];
  readonly includes: readonly IncludedFile[];
  readonly problems: readonly Problem[];
}

/** Mutable state that the plugins of one compile share, stored in `file.data`. */
export interface PageDraft {
  readonly sourcePath: string;
  readonly locale: Locale;
  readonly routePath: string;
  readonly problems: Problem[];
  readonly links: PageLink[];
  readonly ids: string[];
  readonly includes: IncludedFile[];
  /** Node → source path of the partial that it comes from. */
  readonly origins: WeakMap<Nodes, string>;
  /** Source path of the page or a partial → its text after `rewriteSource`. */
  readonly texts: Map<string, string>;
  yaml: ParsedFrontmatter | null;
  frontmatter: Frontmatter | null;
  facts: PageFacts | null;
  content: string;
}

declare module 'vfile' {
  interface DataMap {
    pageDraft: PageDraft;
  }
}

export function draftOf(file: VFile): PageDraft {
  const draft = file.data.pageDraft;
  if (!draft) throw new Error(`${file.path}: the plugin openPage must run before all others`);
  return draft;
}

/** Records a link or its problem. @returns the href to render */
export function recordLink(draft: PageDraft, place: ProblemPlace, href: string, target: LinkTarget): string {
  switch (target.kind) {
    case 'outside':
      return href;
    case 'wrong':
      draft.problems.push({ ...place, what: target.what, todo: target.todo });
      return href;
    case 'file':
      draft.links.push({ ...place, href, target: { kind: 'file', path: target.path } });
      return target.href;
    case 'page': {
      const { kind, routePath, id } = target;
      draft.links.push({ ...place, href, target: { kind, routePath, id } });
      return target.href;
    }
  }
}

/** Source path of the page or partial that contains a node. */
export function originOf(draft: PageDraft, node: Nodes): string {
  return draft.origins.get(node) ?? draft.sourcePath;
}

export function placeOf(draft: PageDraft, node: Nodes, position = node.position): ProblemPlace {
  return {
    file: `pages/${originOf(draft, node)}`,
    line: position?.start.line ?? 1,
    column: position?.start.column ?? 1,
  };
}
