/** Page key → imported package → alias of the version that this page documents. */
const OTHER_VERSIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'guide/framework/vue2': { vue: 'vue2' },
};

/** @param key page key */
export function otherVersions(key: string): readonly (readonly [name: string, installed: string])[] {
  return Object.entries(OTHER_VERSIONS[key] ?? {});
}

/** Page key → package that declares the JSX types. Other pages use those of React. */
const JSX_SOURCES: Readonly<Record<string, string>> = {
  'guide/framework/solid': 'solid-js',
  'plugins/list/plugin-solid': 'solid-js',
};

/** @param key page key */
export function jsxSource(key: string): string | null {
  return JSX_SOURCES[key] ?? null;
}
