/** Page key → imported package → alias of the version that this page documents. */
const OTHER_VERSIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'guide/framework/vue2': { vue: 'vue2' },
};

/** @param key page key */
export function otherVersions(key: string): readonly (readonly [name: string, installed: string])[] {
  return Object.entries(OTHER_VERSIONS[key] ?? {});
}
