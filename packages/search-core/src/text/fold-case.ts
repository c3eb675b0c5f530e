/**
 * Lower case of the same length, so that an offset in the one is an offset in the other: `İ` alone would become
 * two code units. A sigma is the same letter wherever it stands.
 */
export function foldCase(text: string): string {
  return text.replaceAll('İ', 'i').toLowerCase().replaceAll('ς', 'σ');
}
