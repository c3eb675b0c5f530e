/**
 * Data that the scripts of an archive share. They are classic scripts: from files, browsers refuse to import modules,
 * to fetch and to start workers.
 */
import * as runtime from 'react/jsx-runtime';
import type { Locale } from '@docs/content/types';

interface Registry {
  /** Pages import this instead of `react/jsx-runtime`. */
  readonly runtime: typeof runtime;
  /** Called by the script of each content file that the document loads. */
  readonly add: (file: string, module: unknown) => void;
  /** Called by the script of a search index, with its bytes in Base64. */
  readonly addIndex: (locale: Locale, bytes: string) => void;
}

declare global {
  /** Defined in archives only. */
  var docsArchive: Registry;
}

const modules = new Map<string, unknown>();
const indexes = new Map<Locale, string>();

export function startRegistry(): void {
  globalThis.docsArchive = {
    runtime,
    add: (file, module) => modules.set(file, module),
    addIndex: (locale, bytes) => indexes.set(locale, bytes),
  };
}

export function archivedModule(file: string): unknown {
  const module = modules.get(file);
  if (module === undefined)
    throw new Error(`The page lacks the script of ${file}: unpack the archive again.`);
  return module;
}

export const archivedIndex = (locale: Locale): Uint8Array | undefined => {
  const bytes = indexes.get(locale);
  return bytes === undefined
    ? undefined
    : Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
};
