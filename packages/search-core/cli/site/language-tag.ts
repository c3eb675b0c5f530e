/**
 * The shortest equivalent tag: `en` for `en-US`, `zh` for `zh-CN` and `zh_CN`, `zh-TW` for `zh-Hant`. Undefined for an
 * invalid tag.
 */
export function shortestTag(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag.trim().replaceAll('_', '-')).minimize().toString();
  } catch {
    return undefined;
  }
}
