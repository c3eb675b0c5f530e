import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { CompileContext, CompiledPage, IncludedFile } from '../mdx/page-draft.ts';
import { packageRoot } from './package-root.ts';

/** One compile: what it says about the page, and the page's module. */
export interface PageCompilation {
  readonly page: CompiledPage;
  readonly code: string;
}

type Inputs = Pick<CompileContext, 'pagesRoot' | 'host' | 'feeds' | 'lastUpdated'>;

/** As written to disk: no absolute path, so that the same pages give the same text in every folder. */
interface KeptPage {
  readonly key: string;
  /** The host that the page names, in the links to its feeds; null on most pages, which are good for any. */
  readonly host: string | null;
  readonly includes: readonly { readonly path: string; readonly hash: string | null }[];
  readonly page: Omit<CompiledPage, 'includes'>;
  readonly code: string;
}

/**
 * Compiled pages on disk, `dist/compiled/<source path>.json`: the build of the facts leaves them and the bundler
 * reads them, so a page is compiled once. One is good for the same text, included files and surroundings, by the
 * same compiler.
 */
export function compiledPages(distRoot: string, inputs: Inputs) {
  const keyOf = (sourcePath: string, text: string): string =>
    hashOf(
      JSON.stringify([compilerVersion(), sourcePath, text, inputs.feeds, inputs.lastUpdated(sourcePath)]),
    );
  return {
    /** @param text of the page after the source step */
    read: (sourcePath: string, text: string): PageCompilation | null => {
      const written = readText(join(distRoot, artifactOf(sourcePath)));
      if (written === null) return null;
      const kept = JSON.parse(written) as KeptPage;
      if (kept.key !== keyOf(sourcePath, text) || (kept.host ?? inputs.host) !== inputs.host) return null;
      const includes = kept.includes.map(({ path, hash }) => {
        const absolutePath = join(inputs.pagesRoot, path);
        return { absolutePath, text: readText(absolutePath), hash };
      });
      if (!includes.every((file) => hashOfText(file.text) === file.hash)) return null;
      return {
        page: { ...kept.page, includes: includes.map(({ absolutePath, text }) => ({ absolutePath, text })) },
        code: kept.code,
      };
    },
    /** Path below `dist/` and text of the file that `read` reads. */
    artifact: (text: string, { page, code }: PageCompilation): readonly [string, string] => {
      const { includes, ...rest } = page;
      const kept: KeptPage = {
        key: keyOf(page.sourcePath, text),
        host: page.facts?.feeds.length ? inputs.host : null,
        includes: includes.map((file) => keptInclude(inputs.pagesRoot, file)),
        page: rest,
        code,
      };
      return [artifactOf(page.sourcePath), `${JSON.stringify(kept)}\n`];
    },
  };
}

const artifactOf = (sourcePath: string): string => `compiled/${sourcePath}.json`;

const keptInclude = (pagesRoot: string, { absolutePath, text }: IncludedFile) => ({
  path: relative(pagesRoot, absolutePath).split(sep).join('/'),
  hash: hashOfText(text),
});

let version: string | null = null;

/** Changes with our own code and with the versions of what it uses, which package.json pins. */
function compilerVersion(): string {
  if (version !== null) return version;
  const hash = createHash('sha256').update(readFileSync(join(packageRoot, 'package.json')));
  const sources = readdirSync(join(packageRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .toSorted();
  for (const path of sources) hash.update(path).update(readFileSync(join(packageRoot, 'src', path)));
  version = hash.digest('hex');
  return version;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
const hashOfText = (text: string | null): string | null => (text === null ? null : hashOf(text));

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
