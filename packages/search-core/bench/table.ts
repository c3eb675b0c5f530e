export interface Column {
  readonly head: string;
  /** @default 'right' */
  readonly align?: 'left' | 'right';
}

export interface Table {
  readonly columns: readonly Column[];
  /** A row may be shorter than the columns: the rest is empty. */
  readonly rows: readonly (readonly string[])[];
}

const isLeft = ({ align }: Column): boolean => align === 'left';

const widthsOf = ({ columns, rows }: Table, least: number): readonly number[] =>
  columns.map(({ head }, at) => Math.max(least, head.length, ...rows.map((row) => row[at]?.length ?? 0)));

const padded = (text: string, width: number, left: boolean): string =>
  left ? text.padEnd(width) : text.padStart(width);

/** Plain text for a terminal, aligned with spaces. */
export function asText(table: Table): string {
  const widths = widthsOf(table, 0);
  const line = (row: readonly string[]) =>
    table.columns
      .map((column, at) => padded(row[at] ?? '', widths[at] ?? 0, isLeft(column)))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [line(table.columns.map(({ head }) => head)), rule, ...table.rows.map(line)].join('\n');
}

/** Markdown, aligned like the formatter of the workspace does. */
export function asMarkdown(table: Table): string {
  const widths = widthsOf(table, 3);
  const line = (row: readonly string[]) =>
    `| ${table.columns
      .map((column, at) => padded(row[at] ?? '', widths[at] ?? 0, isLeft(column)))
      .join(' | ')} |`;
  const rule = table.columns.map((column, at) => {
    const width = widths[at] ?? 0;
    return isLeft(column) ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`;
  });
  return [line(table.columns.map(({ head }) => head)), line(rule), ...table.rows.map(line)].join('\n');
}

/** Three significant digits, no exponent; `–` for values that were not measured. */
export function digits(value: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3);
}

/** `0.45×`; empty without a reference. */
export const ratio = (value: number, reference: number | undefined): string =>
  reference === undefined || !Number.isFinite(value / reference) ? '' : `${digits(value / reference)}×`;
