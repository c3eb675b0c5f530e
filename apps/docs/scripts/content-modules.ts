import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile, routesFile } from '@docs/content/paths';
import { artifactsDirectory, artifactsIn, pageCode } from '@docs/content/build';
import type { PageFacts } from '@docs/content/types';
import { hashOf } from './hash.ts';

/** A content file as the browser imports it; see src/data/content-files.ts. */
interface ContentModule {
  readonly code: string;
  /** Hash of its inputs; part of the address that documents refer to. */
  readonly hash: string;
}

export interface Content {
  readonly pages: readonly { readonly facts: PageFacts; readonly code: string }[];
  /** By name, such as `pages/config/server/port`. */
  readonly modules: ReadonlyMap<string, ContentModule>;
  /** Parsed JSON artifacts by name, such as `sidebars/config.en`. */
  readonly data: ReadonlyMap<string, unknown>;
}

const runtimeImport = /^(import\{[^}]*\}from)"react\/jsx-runtime"/;

/** The code of a page with another address of the React runtime. */
export const withRuntime = (code: string, address: string): string =>
  code.replace(runtimeImport, (_, start: string) => start + JSON.stringify(address));

/** Modules of sidebars, overviews and the route table. */
function dataFiles(): ReadonlyMap<string, unknown> {
  const files = ['sidebars', 'overviews'].flatMap((folder) =>
    artifactsIn(folder).map((path) => path.replace(/\.json$/, '')),
  );
  return new Map(
    [...files.toSorted(), routesFile].map((file) => [
      file,
      JSON.parse(readFileSync(join(artifactsDirectory, `${file}.json`), 'utf8')) as unknown,
    ]),
  );
}

/** @param runtime address of the chunk that pages import instead of `react/jsx-runtime` */
export async function readContent(runtime: string): Promise<Content> {
  const pages = await pageCode();
  const data = dataFiles();
  const modules = new Map<string, ContentModule>();
  const add = (file: string, code: string) => modules.set(file, { code, hash: hashOf(code) });
  for (const { facts, code } of pages) add(pageFile(facts.routePath), withRuntime(code, runtime));
  for (const [file, value] of data) add(file, `export default ${JSON.stringify(value)};\n`);
  return { pages, modules, data };
}
