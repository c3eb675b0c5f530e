import { join } from 'node:path';
import { createPageCompiler } from '../src/build/compile-page.ts';
import { formatProblems } from '../src/problems/problem.ts';
import { fixtureFolders, fixtureHost, fixtureSite } from './fixture-site.ts';
import { renderModule } from './render-module.ts';

/** Lines that `compileBody` adds before the body: body line 1 is file line 5. */
export const FRONTMATTER_LINES = 4;

type Compilation = ReturnType<ReturnType<typeof createPageCompiler>>;

const compile = createPageCompiler({
  pagesRoot: fixtureFolders.pagesRoot,
  host: fixtureHost,
  feeds: fixtureSite.feeds,
  glossary: fixtureSite.glossary,
  lastUpdated: () => null,
});

export function compileText(text: string, sourcePath = 'en/guide/page.mdx'): Compilation {
  return compile({ sourcePath, absolutePath: join(fixtureFolders.pagesRoot, sourcePath), text });
}

/** Compiles a body with valid frontmatter; the description is `Lead.`. */
export function compileBody(body: string, sourcePath?: string): Compilation {
  return compileText(`---\ntitle: Page\ndescription: Lead.\n---\n${body}`, sourcePath);
}

/** Returns the HTML of a body. Throws if there are problems. */
export async function renderBody(body: string, sourcePath?: string): Promise<string> {
  const { page, code } = await compileBody(body, sourcePath);
  if (code === null || page.problems.length > 0) throw new Error(formatProblems(page.problems));
  return renderModule(code).html;
}

/** Returns the problems of a body, formatted as one line each. */
export async function problemsOf(body: string, sourcePath?: string): Promise<readonly string[]> {
  const { page } = await compileBody(body, sourcePath);
  return page.problems.length === 0 ? [] : formatProblems(page.problems).split('\n');
}
