import type { Root } from 'hast';
import type { VFile } from 'vfile';
import type { FeedInfo } from '../../../site/index.ts';
import type { FeedLink, Frontmatter } from '../../types.ts';
import { counterpartOf } from '../counterpart.ts';
import { dateText } from '../date-text.ts';
import { visit } from 'unist-util-visit';
import { hasPhrase } from '../has-phrase.ts';
import { draftOf } from '../page-draft.ts';
import type { CompileContext, PageDraft } from '../page-draft.ts';
import { plainText } from '../plain-text.ts';

/** Collects `PageFacts` from the transformed tree and calls `onPage`. */
export function collectFacts(context: CompileContext): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const draft = draftOf(file);
    const { content, toc } = plainText(tree, draft.frontmatter?.description ?? '');
    draft.content = content;
    if (draft.frontmatter) checkKeywords(draft, draft.frontmatter);
    const { counterpart, missing } = counterpartOf(context.pagesRoot, draft);
    draft.includes.push(...missing);
    const dateOf = (iso: string | null) => (iso === null ? null : dateText(iso, draft.locale));
    if (draft.frontmatter) {
      draft.facts = {
        routePath: draft.routePath,
        sourcePath: draft.sourcePath,
        locale: draft.locale,
        counterpart,
        frontmatter: draft.frontmatter,
        toc,
        hasTabs: hasTabs(tree),
        lastUpdated: dateOf(context.lastUpdated(draft.sourcePath)),
        published: dateOf(draft.frontmatter.publishedAt ?? null),
        feeds: feedLinks(draft, draft.frontmatter, context),
      };
    }
    const { sourcePath, locale, routePath, facts, links, ids, includes, problems } = draft;
    context.onPage({ sourcePath, locale, routePath, facts, content, links, ids, includes, problems });
  };
}

function checkKeywords({ yaml, sourcePath, problems, content }: PageDraft, frontmatter: Frontmatter): void {
  const text = `${frontmatter.title}\n${content}`;
  for (const [index, keyword] of (frontmatter.keywords ?? []).entries()) {
    if (!hasPhrase(text, keyword)) continue;
    problems.push({
      file: `pages/${sourcePath}`,
      ...(yaml?.placeOf(['keywords', index]) ?? { line: 1, column: 1 }),
      what: `The page has the keyword "${keyword}" in its text`,
      todo: 'Remove it, search finds the page by its text.',
    });
  }
}

const tabComponents: ReadonlySet<string | null> = new Set(['Tabs', 'PackageManagerTabs']);

function hasTabs(tree: Root): boolean {
  let found = false;
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' && tabComponents.has(node.name)) found = true;
    return !found;
  });
  return found;
}

function feedLinks(draft: PageDraft, frontmatter: Frontmatter, context: CompileContext): readonly FeedLink[] {
  const isItem = (feed: FeedInfo): boolean =>
    frontmatter.publishedAt !== undefined && draft.routePath.startsWith(feed.routePrefix);
  return context.feeds
    .filter((feed) => frontmatter.feeds.includes(feed.id) || isItem(feed))
    .map(({ path, mime, language }) => ({ url: context.host + path, mime, language }));
}
