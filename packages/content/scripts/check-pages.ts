/**
 * `check-pages.ts PREFIX` checks the pages whose path starts with PREFIX (`config/output`). Links to pages that a
 * sidebar lists but that are not written yet are allowed.
 */
import { join } from 'node:path';
import * as site from '../site/build-data.ts';
import { packageRoot } from '../src/build/package-root.ts';
import { createPageCompiler } from '../src/build/compile-page.ts';
import { readPublicFiles, readSources } from '../src/build/read-sources.ts';
import type { CompiledPage } from '../src/mdx/page-draft.ts';
import { formatProblems } from '../src/problems/problem.ts';
import type { Problem } from '../src/problems/problem.ts';
import { checkLinks } from '../src/check/check-links.ts';
import { checkParity } from '../src/check/check-parity.ts';
import { siteRoot } from '../src/site-data/site-data.ts';
import { sidebarPages } from '../src/site-data/sidebar-pages.ts';
import { routePathOf } from '../src/paths/index.ts';
import { checkExperiments } from '../truth/experiments/check-experiments.ts';
import { checkPages } from '../truth/check-pages.ts';
import { installPackages } from '../truth/packages-folder.ts';
import { pageKeyOf } from '../truth/page-text.ts';
import { readPages } from '../truth/read-pages.ts';

export async function main([prefix = '']: string[]): Promise<number> {
  const { pages, unreadable } = readPages(prefix);
  if (pages.length + unreadable.length === 0) {
    console.error(
      `No page starts with "${prefix}". Write a path without language and extension: config/output.`,
    );
    return 1;
  }
  installPackages();
  const pagesRoot = join(packageRoot, 'pages');
  const sources = (await readSources(pagesRoot, site.localeList)).filter(({ sourcePath }) =>
    pageKeyOf(`pages/${sourcePath}`).startsWith(prefix),
  );
  const compile = createPageCompiler({
    pagesRoot,
    host: siteRoot(site.siteConfig),
    feeds: site.feeds,
    glossary: site.glossary,
    lastUpdated: () => null,
  });
  const compiled: CompiledPage[] = [];
  for (const source of sources) compiled.push((await compile(source)).page);
  const compiledFiles = new Set(sources.map(({ sourcePath }) => `pages/${sourcePath}`));
  const { problems, report } = await checkPages(pages);
  const experiments = await checkExperiments(prefix);
  const all: readonly Problem[] = [
    ...compiled.flatMap((page) => page.problems),
    // The compiler reports unreadable pages, so only partials remain.
    ...unreadable
      .filter(({ file }) => !compiledFiles.has(file))
      .map(({ file, message }) => ({
        file,
        line: 1,
        column: 1,
        what: message,
        todo: 'Correct the partial.',
      })),
    ...checkParity(compiled, site.localeList),
    ...checkLinks(
      [...compiled, ...placeholders(compiled)],
      [...(await readPublicFiles(join(packageRoot, 'public'))), ...site.feeds.map(({ path }) => path)],
    ),
    ...problems,
    ...experiments.problems,
  ];
  console.log([...report, `${experiments.count} experiments`].join('\n'));
  if (all.length > 0) console.log(formatProblems(all));
  console.log(`${compiled.length} pages, ${all.length} problems`);
  return all.length === 0 ? 0 : 1;
}

/** Placeholders for listed pages that were not compiled. Without `facts`, links to their ids are not checked. */
function placeholders(compiled: readonly CompiledPage[]): readonly CompiledPage[] {
  const known = new Set(compiled.map(({ sourcePath }) => sourcePath));
  const keys = ['index', ...site.sidebars.flatMap(({ items }) => sidebarPages(items))];
  return site.localeList
    .flatMap((locale) => keys.map((key) => ({ locale, sourcePath: `${locale}/${key}.mdx` })))
    .filter(({ sourcePath }) => !known.has(sourcePath))
    .map(({ locale, sourcePath }) => ({
      sourcePath,
      locale,
      routePath: routePathOf(sourcePath),
      facts: null,
      content: '',
      links: [],
      ids: [],
      includes: [],
      problems: [],
    }));
}
