import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWorkspace, copyWorkspace } from '../workspace/copy-workspace.ts';

const folder = fileURLToPath(new URL('../dist/deploys', import.meta.url));

/** Replaces a text in a file of the workspace. */
type Edit = readonly [path: string, from: string, to: string];

/** Pages whose text changes, by path without the language. */
export const editedPages = [
  'config/server/port',
  'config/server/host',
  'config/dev/asset-prefix',
  'config/output/manifest',
  'guide/start/quick-start',
  'guide/start/features',
] as const;

interface Release {
  readonly name: string;
  /** Pages that name this release. */
  readonly pages: readonly string[];
  readonly edits: readonly Edit[];
}

const skipLink = "text={messagesOf(facts.locale)['a11y.skip']} />";
const even = editedPages.filter((_, index) => index % 2 === 0);
const odd = editedPages.filter((_, index) => index % 2 === 1);

/** In deploy order. Each release includes the edits of the earlier ones. */
const releases: readonly Release[] = [
  { name: 'first', pages: editedPages, edits: [] },
  { name: 'content', pages: even, edits: [] },
  { name: 'more content', pages: odd, edits: [] },
  {
    name: 'shell',
    pages: even,
    edits: [['apps/docs/src/shell/SiteShell.tsx', skipLink, `${skipLink}<div hidden data-shell="new" />`]],
  },
  {
    name: 'search engine: files of one version cannot be read by the other',
    pages: odd,
    edits: [['packages/search-core/src/codec/header.ts', 'formatVersion = ', 'formatVersion = 600 + ']],
  },
  {
    name: 'page engine: pages of one version cannot be rendered by the other',
    pages: [],
    edits: [
      ['packages/content/src/mdx/plugins/static-code.ts', "name: 'CodeLines'", "name: 'CodeRows'"],
      ['apps/docs/src/shell/mdx-components.tsx', '    CodeLines,', '    CodeRows: CodeLines,'],
    ],
  },
  { name: 'content for the new engines', pages: editedPages, edits: [] },
];

export const releaseCount = releases.length;
export const siteOf = (release: number): string => join(folder, 'sites', String(release));

function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} has no text to change: update tests/deploys/releases.ts.`);
  writeFileSync(file, changed);
}

/** The sentence that identifies the release of a page. */
const mark = (release: number): string => `\n\nThese are the words of release-${release}.\n`;

/** Builds all releases, or reuses those of the last run; each with the files that clients of the earlier ones need. */
export default function buildReleases(): void {
  if (process.env['REUSE_RELEASES'] !== undefined) return;
  const workspace = join(folder, 'workspace');
  copyWorkspace(workspace);
  rmSync(join(folder, 'sites'), { recursive: true, force: true });
  for (const [index, { name, pages, edits }] of releases.entries()) {
    console.log(`release ${index + 1}/${releases.length}: ${name}`);
    for (const [path, from, to] of edits) edit(join(workspace, path), (text) => text.replace(from, () => to));
    for (const page of pages.flatMap((path) => [`en/${path}`, `zh/${path}`])) {
      edit(
        join(workspace, `packages/content/pages/${page}.mdx`),
        (text) => text.replace(/\n\nThese are the words of release-\d+\.\n$/, '') + mark(index),
      );
    }
    buildWorkspace(workspace, index === 0 ? [] : ['--previous', siteOf(index - 1)]);
    cpSync(join(workspace, 'apps/docs/dist/site'), siteOf(index), { recursive: true });
  }
}

/** Expected content of the documents of a release. */
export interface PublishedRelease {
  readonly build: string;
  /** By path. */
  readonly pages: ReadonlyMap<string, PageMarks>;
}

export interface PageMarks {
  readonly title: string;
  /** Release named in the text; null on pages that are not edited. */
  readonly words: string | null;
  readonly lang: string;
}

export const wordsIn = (text: string): string | null => /words of (release-\d+)\./.exec(text)?.[1] ?? null;

export function readRelease(release: number): PublishedRelease {
  const site = siteOf(release);
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.html') && !path.endsWith('404.html'),
  );
  const pages = files.map((path) => {
    const html = readFileSync(join(site, path), 'utf8');
    const route = `/${path.replace(/(^|\/)index\.html$|\.html$/, '$1')}`;
    const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    return [
      route,
      { title: found(/<title>([^<]*)/), words: wordsIn(html), lang: found(/<html[^>]* lang="([^"]*)"/) },
    ] as const;
  });
  const index = readFileSync(join(site, 'index.html'), 'utf8');
  return { build: / data-build="(\w+)"/.exec(index)?.[1] ?? '', pages: new Map(pages) };
}
