import type { Nodes } from 'mdast';
import type { VFile } from 'vfile';
import type { FeedInfo } from '../../site/index.ts';
import type { ParsedFrontmatter } from '../frontmatter/parse-frontmatter.ts';
import type { Problem, ProblemPlace } from '../problems/problem.ts';
import type { LinkTarget } from './link-target.ts';
import type { Frontmatter, Locale, PageFacts } from '../types.ts';

/** What a compile needs to know from outside. */
export interface CompileContext {
  /** Absolute path of the folder that holds `en/` and `zh/`. */
  readonly pagesRoot: string;
  /** What absolute URLs start with: scheme, host and base, without a slash at the end. */
  readonly host: string;
  readonly feeds: readonly FeedInfo[];
  readonly lastUpdated: (sourcePath: string) => string | null;
  /** Called once per compiled page, before its module is printed. */
  readonly onPage: (page: CompiledPage) => void;
}

/** A link to this site, where it stands and where it leads. */
export interface PageLink {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly href: string;
  readonly target:
    | { readonly kind: 'page'; readonly routePath: string; readonly id: string | null }
    | { readonly kind: 'file'; readonly path: string };
}

/** A file that the compile depends on, besides the page's own. */
export interface IncludedFile {
  readonly absolutePath: string;
  /** Its text when it was read; null when it could not be. */
  readonly text: string | null;
}

/** All that one compile says about a page, apart from its code. */
export interface CompiledPage {
  readonly sourcePath: string;
  readonly locale: Locale;
  readonly routePath: string;
  /** Null when the frontmatter is wrong. */
  readonly facts: PageFacts | null;
  /** Plain text: the description, then one block per line. */
  readonly content: string;
  readonly links: readonly PageLink[];
  /** Ids that a hash can name. */
  readonly ids: readonly string[];
  readonly includes: readonly IncludedFile[];
  readonly problems: readonly Problem[];
}

/** What the plugins of one compile write down for each other; it lives on the vfile. */
export interface PageDraft {
  readonly sourcePath: string;
  readonly locale: Locale;
  readonly routePath: string;
  readonly problems: Problem[];
  readonly links: PageLink[];
  readonly ids: string[];
  readonly includes: IncludedFile[];
  /** Nodes that came from a partial → the partial's source path. */
  readonly origins: WeakMap<Nodes, string>;
  /** Rewritten text per source path, the page's own and those of partials. */
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

/** Records where a link leads, or what is wrong with it. @returns the href to print */
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

/** The file that a node was written in. */
export function originOf(draft: PageDraft, node: Nodes): string {
  return draft.origins.get(node) ?? draft.sourcePath;
}

/** Where a node was written, in the words of a problem. */
export function placeOf(draft: PageDraft, node: Nodes, position = node.position): ProblemPlace {
  return {
    file: `pages/${originOf(draft, node)}`,
    line: position?.start.line ?? 1,
    column: position?.start.column ?? 1,
  };
}
