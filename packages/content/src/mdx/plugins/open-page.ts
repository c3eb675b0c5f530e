import { relative, sep } from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { localeOf, routePathOf } from '../../paths/index.ts';
import type { CompileContext } from '../page-draft.ts';

/** Starts the draft of a page; the first plugin of every compile. */
export function openPage(context: CompileContext): (tree: Root, file: VFile) => void {
  return (_tree, file) => {
    const sourcePath = relative(context.pagesRoot, file.path).split(sep).join('/');
    const routePath = routePathOf(sourcePath);
    file.data.pageDraft = {
      sourcePath,
      locale: localeOf(routePath),
      routePath,
      problems: [],
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
