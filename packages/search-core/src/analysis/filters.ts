const printableAscii = /^[ -~]*$/;
const plainHan = /^[\u4e00-\u9fff]*$/;
/** Latin, Greek and Cyrillic accents. The voicing marks of kana (U+3099, U+309A) change the letter and stay. */
const accents = /[\u0300-\u036f]/g;

/**
 * The term of a slice: lower case, full-width forms made narrow (NFKC), accents stripped (from the NFD form).
 * `Ｖｕｅ` gives `vue`, `Café` gives `cafe`. Folding a folded term changes nothing.
 */
export function foldTerm(slice: string): string {
  if (printableAscii.test(slice)) return slice.toLowerCase();
  if (plainHan.test(slice)) return slice;
  // Lower-casing can bring new accents (İ) and compositions, so it comes before the rest.
  // A final sigma depends on what follows it, which a prefix does not know yet.
  const lower = slice.normalize('NFKC').toLowerCase().replaceAll('ς', 'σ');
  return lower.normalize('NFD').replace(accents, '').normalize('NFKC');
}
