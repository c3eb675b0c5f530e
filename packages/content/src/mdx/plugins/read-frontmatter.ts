import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { parseFrontmatter } from '../../frontmatter/parse-frontmatter.ts';
import type { ProblemPlace } from '../../problems/problem.ts';
import type { Frontmatter, HeroImage } from '../../types.ts';
import { linkTarget, sourceSetUrls, sourceTarget } from '../link-target.ts';
import { draftOf, recordLink } from '../page-draft.ts';
import type { CompileContext, PageDraft } from '../page-draft.ts';

/** Removes the frontmatter from the tree, parses it and resolves its links. */
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
      ...problemPlace(draft, ['link-rss', index]),
      what: `There is no feed "${id}"`,
      todo: `Use one of ${known.join(', ')}.`,
    });
  });
}

function withResolvedLinks(draft: PageDraft, frontmatter: Frontmatter): Frontmatter {
  const { hero, features } = frontmatter;
  if (hero?.image) checkHeroImage(draft, hero.image);
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
  return recordLink(draft, problemPlace(draft, path), href, linkTarget(href, draft));
}

function checkHeroImage(draft: PageDraft, { src, srcset = [] }: HeroImage): void {
  const check = (address: string, ...path: readonly PropertyKey[]) =>
    recordLink(draft, problemPlace(draft, ['hero', 'image', ...path]), address, sourceTarget(address));
  if (typeof src === 'string') check(src, 'src');
  else for (const theme of ['light', 'dark'] as const) check(src[theme], 'src', theme);
  for (const [index, candidate] of srcset.entries()) {
    for (const url of sourceSetUrls(candidate)) check(url, 'srcset', index);
  }
}

function problemPlace(draft: PageDraft, path: readonly PropertyKey[]): ProblemPlace {
  return { file: `pages/${draft.sourcePath}`, ...(draft.yaml?.placeOf(path) ?? { line: 1, column: 1 }) };
}
