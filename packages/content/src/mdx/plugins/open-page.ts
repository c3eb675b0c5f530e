import { relative, sep } from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { localeOf, routePathOf } from '../../paths/index.ts';
import type { Problem } from '../../problems/problem.ts';
import type { CompileContext } from '../page-draft.ts';

/** Creates the `PageDraft`. Must be the first plugin that uses it. */
export function openPage(context: CompileContext): (tree: Root, file: VFile) => void {
  return (_tree, file) => {
    const sourcePath = relative(context.pagesRoot, file.path).split(sep).join('/');
    const routePath = routePathOf(sourcePath);
    file.data.pageDraft = {
      sourcePath,
      locale: localeOf(routePath),
      routePath,
      problems: sourcePath.replace(/\.mdx$/, '').includes('.') ? [dotProblem(sourcePath)] : [],
      links: [],
      ids: [],
      includes: [],
      origins: new WeakMap(),
      texts: new Map([[sourcePath, String(file.value)]]),
      yaml: null,
      frontmatter: null,
      facts: null,
      content: '',
    };
  };
}

/** A dot in a path distinguishes files from pages, in links and on servers. */
const dotProblem = (sourcePath: string): Problem => ({
  file: `pages/${sourcePath}`,
  line: 1,
  column: 1,
  what: 'The path of the page has a dot, which only files may have',
  todo: `Rename it to pages/${sourcePath.replace(/\.(?!mdx$)/g, '-')}.`,
});
