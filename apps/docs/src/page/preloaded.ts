/**
 * Modules that are loaded before anything is drawn with them, and read without waiting from then on: so the
 * pre-rendered HTML, the first render and every later one are the same, with no fallback between.
 */
export interface Preloaded<Key extends string, Value> {
  readonly load: (key: Key) => Promise<void>;
  /** Throws where `load` was not awaited before. */
  readonly of: (key: Key) => Value;
}

export function preloaded<Key extends string, Value>(
  imports: Readonly<Record<Key, () => Promise<Value>>>,
): Preloaded<Key, Value> {
  const ready = new Map<Key, Value>();
  return {
    load: async (key) => {
      if (!ready.has(key)) ready.set(key, await imports[key]());
    },
    of: (key) => {
      const value = ready.get(key);
      if (value === undefined)
        throw new Error(`"${key}" is drawn before it was loaded: await its load first.`);
      return value;
    },
  };
}
