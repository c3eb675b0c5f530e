/** Terminal cells between two columns. */
const gap = 2;

/**
 * Rows with the same number of cells as lines; each column is as wide as its widest cell, and wide characters count
 * two.
 */
export function tableLines(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => cellsOf(row[column] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((text, column) => text + ' '.repeat((widths[column] ?? 0) - cellsOf(text) + gap))
      .join('')
      .trimEnd(),
  );
}

/** Width of a text on a terminal, in cells. */
function cellsOf(text: string): number {
  let cells = 0;
  for (const character of text)
    cells += /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(character)
      ? 2
      : 1;
  return cells;
}
