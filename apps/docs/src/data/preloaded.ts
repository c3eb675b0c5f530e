/** Lazy modules by file, as returned by `import.meta.glob`. */
export type LazyModules<Module> = Readonly<Record<string, () => Promise<Module>>>;

const usedFiles = new Set<string>();

/** Imports the module of a file; null if there is none. The pre-render records the file. */
export async function importFile<Module>(modules: LazyModules<Module>, file: string): Promise<Module | null> {
  const load = modules[file];
  if (!load) return null;
  if (import.meta.env.SSR) usedFiles.add(file);
  return load();
}

/**
 * Records the files that `load` imports, for the pre-render, which loads one page at a time. Concurrent calls, as in
 * development, mix up their files.
 * @returns the result of `load`, and the files relative to the modules that import them
 */
export async function recordFiles<T>(load: () => Promise<T>): Promise<readonly [T, readonly string[]]> {
  usedFiles.clear();
  const loaded = await load();
  return [loaded, [...usedFiles]];
}

/**
 * Modules that are loaded before a page is rendered and then read synchronously, so that no fallback appears between
 * the pre-rendered HTML and later renders.
 */
export interface Preloaded<Key extends string, Value> {
  readonly load: (key: Key) => Promise<void>;
  /** Throws if `load` was not awaited before. */
  readonly of: (key: Key) => Value;
}

/** @param pick returns the value from the module */
export function preloaded<Key extends string, Module, Value>(
  modules: LazyModules<Module>,
  fileOf: (key: Key) => string,
  pick: (module: Module, key: Key) => Value | undefined,
): Preloaded<Key, Value> {
  const ready = new Map<Key, Value>();
  return {
    load: async (key) => {
      const module = await importFile(modules, fileOf(key));
      const value = module === null ? undefined : pick(module, key);
      if (value === undefined) throw new Error(`There is no "${key}" in ${fileOf(key)}.`);
      ready.set(key, value);
    },
    of: (key) => {
      const value = ready.get(key);
      if (value === undefined) throw new Error(`"${key}" is used before it is loaded: await its load first.`);
      return value;
    },
  };
}
