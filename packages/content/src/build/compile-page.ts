import { createProcessor } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import { localeOf, routePathOf } from '../paths/index.ts';
import { compileOptions } from '../mdx/compile-options.ts';
import type { CompileContext, CompiledPage } from '../mdx/page-draft.ts';
import { parseErrorProblem } from '../mdx/parse-error.ts';
import { hasOpenFrontmatter, rewriteSource } from '../mdx/source-step.ts';
import type { Problem } from '../problems/problem.ts';
import type { PageSource } from './read-sources.ts';

export type PageCompiler = (source: PageSource) => Promise<{
  readonly page: CompiledPage;
  /** Source of the page module; null if the page could not be parsed. */
  readonly code: string | null;
}>;

/** Compiles one page per call. If the page cannot be parsed, the parse error is its only problem. */
export function createPageCompiler(context: Omit<CompileContext, 'onPage'>): PageCompiler {
  let last: CompiledPage | null = null;
  const processor = createProcessor(
    compileOptions({
      ...context,
      onPage: (page) => {
        last = page;
      },
    }) as Parameters<typeof createProcessor>[0],
  );
  return async (source) => {
    last = null;
    const file = `pages/${source.sourcePath}`;
    if (hasOpenFrontmatter(source.text))
      return { page: unparsedPage(source, { file, ...openFrontmatter }), code: null };
    try {
      const text = new VFile({ path: source.absolutePath, value: rewriteSource(source.text) });
      const code = String(await processor.process(text));
      if (last === null) throw new Error(`${source.sourcePath}: the MDX compile did not call onPage`);
      return { page: last, code };
    } catch (error) {
      return { page: unparsedPage(source, parseErrorProblem(error, file)), code: null };
    }
  };
}

const openFrontmatter = {
  line: 1,
  column: 1,
  what: 'The frontmatter is not closed',
  todo: 'Add a line of --- after its last key.',
};

function unparsedPage(source: PageSource, problem: Problem): CompiledPage {
  const routePath = routePathOf(source.sourcePath);
  return {
    sourcePath: source.sourcePath,
    routePath,
    locale: localeOf(routePath),
    facts: null,
    content: '',
    links: [],
    ids: [],
    includes: [],
    problems: [problem],
  };
}
