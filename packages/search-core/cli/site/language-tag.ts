/**
 * The shortest tag that means the same: `en-US` is `en`, `zh-CN` and `zh_CN` are `zh`, `zh-Hant` is `zh-TW`. Undefined
 * for an invalid tag.
 */
export function shortestTag(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag.trim().replaceAll('_', '-')).minimize().toString();
  } catch {
    return undefined;
  }
}
