/**
 * A copy that keeps no other string in memory: in JavaScript engines, a slice may refer to the text it was cut from.
 */
export function detached(text: string): string {
  return Array.from({ length: text.length }, (_, at) => text.charAt(at)).join('');
}
