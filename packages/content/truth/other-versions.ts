/** Where a page is about another version of a package than the rest: imported name → the name it is installed under. */
const OTHER_VERSIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'guide/framework/vue2': { vue: 'vue2' },
};

/** @param key of the page */
export function otherVersions(key: string): readonly (readonly [name: string, installed: string])[] {
  return Object.entries(OTHER_VERSIONS[key] ?? {});
}
