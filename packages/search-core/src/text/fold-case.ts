/**
 * Lower case with the same length and offsets as `text`. `İ` becomes `i`, since its lower case has two code units; a
 * final sigma becomes `σ`, as in `foldTerm`.
 */
export function foldCase(text: string): string {
  return text.replaceAll('İ', 'i').toLowerCase().replaceAll('ς', 'σ');
}
