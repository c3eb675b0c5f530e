import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { CompileContext, CompiledPage, IncludedFile } from '../mdx/page-draft.ts';
import { readText } from '../mdx/read-text.ts';
import { packageRoot } from './package-root.ts';

export interface PageCompilation {
  readonly page: CompiledPage;
  /** Minified. */
  readonly code: string;
}

interface CachedCompilation extends PageCompilation {
  readonly artifact: CacheFile;
}

/** Path below `dist/`, and text. */
export type CacheFile = readonly [string, string];

type Inputs = Pick<CompileContext, 'pagesRoot' | 'host' | 'feeds' | 'glossary' | 'lastUpdated'>;

/** Cache file of a page. Paths are relative, so that the text does not depend on the location of the repository. */
interface CachedPage {
  readonly key: string;
  /** Host in the feed links of the page; null for pages without feeds, which are valid for any host. */
  readonly host: string | null;
  readonly includes: readonly { readonly path: string; readonly hash: string | null }[];
  readonly page: Omit<CompiledPage, 'includes'>;
  readonly code: string;
}

/**
 * Cache of compiled pages, `dist/compiled/<source path>.json`. The content build writes it and the bundler reads it, so
 * a page is compiled once. An entry is valid while the page text, the included files, the inputs and the compiler are
 * unchanged.
 */
export function compiledPages(distRoot: string, inputs: Inputs) {
  const keyOf = (sourcePath: string, text: string): string =>
    hashOf(
      JSON.stringify([
        compilerVersion(),
        sourcePath,
        text,
        inputs.feeds,
        inputs.glossary,
        inputs.lastUpdated(sourcePath),
      ]),
    );
  return {
    /** A page, and its cache file as an artifact. */
    read: (sourcePath: string, text: string): CachedCompilation | null => {
      const path = artifactOf(sourcePath);
      const json = readText(join(distRoot, path));
      const cached = parseCached(json);
      if (cached?.key !== keyOf(sourcePath, text) || (cached.host ?? inputs.host) !== inputs.host)
        return null;
      const includes = cached.includes.map(({ path, hash }) => {
        const absolutePath = join(inputs.pagesRoot, path);
        return { absolutePath, text: readText(absolutePath), hash };
      });
      if (!includes.every((file) => hashOfText(file.text) === file.hash)) return null;
      return {
        page: {
          ...cached.page,
          includes: includes.map(({ absolutePath, text }) => ({ absolutePath, text })),
        },
        code: cached.code,
        artifact: [path, json ?? ''],
      };
    },
    artifact: (text: string, { page, code }: PageCompilation): CacheFile => {
      const { includes, ...rest } = page;
      const cached: CachedPage = {
        key: keyOf(page.sourcePath, text),
        host: page.facts?.feeds.length ? inputs.host : null,
        includes: includes.map((file) => cachedInclude(inputs.pagesRoot, file)),
        page: rest,
        code,
      };
      return [artifactOf(page.sourcePath), `${JSON.stringify(cached)}\n`];
    },
  };
}

/** Null without a file, or if an aborted build wrote a part of it. */
function parseCached(text: string | null): CachedPage | null {
  try {
    return text === null ? null : (JSON.parse(text) as CachedPage);
  } catch {
    return null;
  }
}

const artifactOf = (sourcePath: string): string => `compiled/${sourcePath}.json`;

const cachedInclude = (pagesRoot: string, { absolutePath, text }: IncludedFile) => ({
  path: relative(pagesRoot, absolutePath).split(sep).join('/'),
  hash: hashOfText(text),
});

let version: string | null = null;

/** What the compiler imports from `site`. */
const settings = ['site/locales.ts', 'site/settings.ts', 'site/site-config.ts'];

/** Hash of the compiler's code and of what it depends on; the lockfile pins the packages that it uses. */
function compilerVersion(): string {
  if (version !== null) return version;
  const sources = readdirSync(join(packageRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => `src/${path}`);
  const hash = createHash('sha256')
    .update(process.version)
    .update(process.env['VITE_SITE_SETTINGS'] ?? '');
  for (const path of ['../../package-lock.json', ...settings, ...sources.toSorted()])
    hash.update(path).update(readFileSync(join(packageRoot, path)));
  version = hash.digest('hex');
  return version;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
const hashOfText = (text: string | null): string | null => (text === null ? null : hashOf(text));
