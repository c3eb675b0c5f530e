import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { parseFrontmatter } from '../../frontmatter/parse-frontmatter.ts';
import type { Frontmatter } from '../../types.ts';
import { linkTarget } from '../link-target.ts';
import { draftOf } from '../page-draft.ts';
import type { CompileContext, PageDraft } from '../page-draft.ts';

/** Takes the frontmatter out of the tree and parses it; links in it are resolved like those of the body. */
export function readFrontmatter(context: CompileContext): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const draft = draftOf(file);
    const first = tree.children[0];
    const yaml = first?.type === 'yaml' ? first.value : '';
    if (first?.type === 'yaml') tree.children.shift();
    draft.yaml = parseFrontmatter(yaml, first?.type === 'yaml' ? 1 : 0);
    const sourceFile = `pages/${draft.sourcePath}`;
    draft.problems.push(...draft.yaml.issues.map((issue) => ({ file: sourceFile, ...issue })));
    if (draft.yaml.frontmatter === null) return;
    checkFeeds(draft, draft.yaml.frontmatter, context);
    draft.frontmatter = withResolvedLinks(draft, draft.yaml.frontmatter);
  };
}

function checkFeeds(draft: PageDraft, frontmatter: Frontmatter, context: CompileContext): void {
  const known = context.feeds.map((feed) => feed.id);
  frontmatter.feeds.forEach((id, index) => {
    if (known.includes(id)) return;
    draft.problems.push({
      file: `pages/${draft.sourcePath}`,
      ...frontmatterPlace(draft, ['link-rss', index]),
      what: `There is no feed "${id}"`,
      todo: `Use one of ${known.join(', ')}.`,
    });
  });
}

function withResolvedLinks(draft: PageDraft, frontmatter: Frontmatter): Frontmatter {
  const { hero, features } = frontmatter;
  return {
    ...frontmatter,
    ...(hero
      ? {
          hero: {
            ...hero,
            actions: hero.actions.map((action, index) => ({
              ...action,
              link: resolveLink(draft, action.link, ['hero', 'actions', index, 'link']),
            })),
          },
        }
      : {}),
    features: features.map((feature, index) =>
      feature.link === undefined
        ? feature
        : { ...feature, link: resolveLink(draft, feature.link, ['features', index, 'link']) },
    ),
  };
}

function resolveLink(draft: PageDraft, href: string, path: readonly PropertyKey[]): string {
  const target = linkTarget(href, draft);
  const place = { file: `pages/${draft.sourcePath}`, ...frontmatterPlace(draft, path) };
  switch (target.kind) {
    case 'outside':
      return href;
    case 'wrong':
      draft.problems.push({ ...place, what: target.what, todo: target.todo });
      return href;
    case 'asset':
      draft.links.push({ ...place, href, target });
      return href;
    case 'page':
      draft.links.push({
        ...place,
        href,
        target: { kind: 'page', routePath: target.routePath, id: target.id },
      });
      return target.href;
  }
}

function frontmatterPlace(
  draft: PageDraft,
  path: readonly PropertyKey[],
): { readonly line: number; readonly column: number } {
  return draft.yaml?.placeOf(path) ?? { line: 1, column: 1 };
}
