import * as site from '../site/build-data.ts';
import { createContentBuilder } from '../src/build/content-builder.ts';
import { packageRoot } from '../src/build/package-root.ts';
import { contentFolders } from '../src/site-data/site-data.ts';
import { writeArtifacts } from '../src/build/write-artifacts.ts';
import { formatProblems } from '../src/problems/problem.ts';

const PAGES_PER_LINE = 10;

/** Compiles and checks all pages, then writes the artifacts. If there are problems, prints them and writes nothing. */
export async function main(): Promise<number> {
  const start = performance.now();
  const folders = contentFolders(packageRoot);
  const { artifacts, problems, pages } = await createContentBuilder(folders).build(
    site,
    (compiled, total) => {
      if (compiled % PAGES_PER_LINE === 0 || compiled === total) {
        console.log(`pages compiled ${compiled}/${total}`);
      }
    },
  );
  if (problems.length > 0) {
    console.error(formatProblems(problems));
    console.error(
      `content: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}, no artifacts written`,
    );
    return 1;
  }
  writeArtifacts(folders.distRoot, artifacts);
  const milliseconds = Math.round(performance.now() - start);
  console.log(`content: ${pages} pages, ${site.localeList.length} locales, ${milliseconds} ms`);
  return 0;
}
