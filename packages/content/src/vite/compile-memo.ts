import { readFileSync } from 'node:fs';
import type { IncludedFile } from '../mdx/page-draft.ts';

interface CompiledModule {
  readonly code: string;
  readonly map: unknown;
  readonly includes: readonly IncludedFile[];
}

interface CompileMemo {
  readonly get: (key: string) => CompiledModule | null;
  readonly set: (key: string, module: CompiledModule) => void;
}

/** A config that is loaded anew for each build gets its own copy of this file, so the table hangs on the process. */
const TABLE = Symbol.for('docs.content.compiled-modules');

/** What one process has compiled, so that a client build and a server build compile each page once. */
export function compileMemo(): CompileMemo {
  const holder = globalThis as { [TABLE]?: Map<string, CompiledModule> };
  const table = (holder[TABLE] ??= new Map());
  return {
    get: (key) => {
      const found = table.get(key);
      return found?.includes.every(isUnchanged) ? found : null;
    },
    set: (key, module) => {
      table.set(key, module);
    },
  };
}

function isUnchanged({ absolutePath, text }: IncludedFile): boolean {
  try {
    return readFileSync(absolutePath, 'utf8') === text;
  } catch {
    return text === null;
  }
}
