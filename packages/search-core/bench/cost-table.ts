import { isLeftOut, judgedCount, type Cell, type Measurement } from './cell.ts';
import { referenceFor } from './engines/engine-facts.ts';
import { digits, ratio, type Column, type Table } from './table.ts';

const kilobytes = (bytes: number): string => digits(bytes / 1000);
const megabytes = (bytes: number): string => digits(bytes / 1_000_000);

interface Measure extends Column {
  readonly of: (measurement: Measurement) => number | undefined;
  readonly show?: (value: number) => string;
  /** Whether a column of ratios follows. */
  readonly compared?: boolean;
}

const measures: readonly Measure[] = [
  { head: 'build ms', of: ({ buildMs }) => buildMs, compared: true },
  { head: 'raw kB', of: ({ indexBytes }) => indexBytes.raw, show: kilobytes },
  { head: 'gzip kB', of: ({ indexBytes }) => indexBytes.gzip, show: kilobytes },
  { head: 'brotli kB', of: ({ indexBytes }) => indexBytes.brotli, show: kilobytes, compared: true },
  { head: 'with text', of: ({ wholeBytes }) => wholeBytes?.brotli, show: kilobytes },
  { head: 'open ms', of: ({ openMs }) => openMs, compared: true },
  { head: 'first rank ms', of: ({ first }) => first.wallMs },
  { head: 'cpu', of: ({ first }) => first.cpuMs },
  { head: 'first search ms', of: ({ rows }) => rows?.first.wallMs },
  { head: 'cpu', of: ({ rows }) => rows?.first.cpuMs },
  { head: 'cold p50', of: ({ coldMs }) => coldMs.p50 },
  { head: 'p95', of: ({ coldMs }) => coldMs.p95 },
  { head: 'p99', of: ({ coldMs }) => coldMs.p99 },
  { head: 'warm p50', of: ({ warmMs }) => warmMs.p50, compared: true },
  { head: 'p95', of: ({ warmMs }) => warmMs.p95, compared: true },
  { head: 'p99', of: ({ warmMs }) => warmMs.p99, compared: true },
  { head: 'rows cold p95', of: ({ rows }) => rows?.coldMs.p95 },
  { head: 'rows warm p95', of: ({ rows }) => rows?.warmMs.p95 },
  { head: 'heap MB', of: ({ heapBytes }) => heapBytes, show: megabytes },
  { head: 'memory MB', of: ({ memoryBytes }) => memoryBytes, show: megabytes, compared: true },
  { head: 'relevance', of: ({ relevance }) => relevance['all'] ?? relevance['question'], compared: true },
];

/** The measurement of an engine on a corpus; undefined if it was left out or not requested. */
export function measurementOf(
  cells: readonly Cell[],
  corpus: string,
  engine: string,
): Measurement | undefined {
  const result = cells.find((cell) => cell.corpus.name === corpus && cell.engine === engine)?.result;
  return result && !isLeftOut(result) ? result : undefined;
}

/** One row per corpus and engine, with ratios to the best MiniSearch configuration for the language. */
export function costTable(cells: readonly Cell[]): Table {
  return {
    columns: [
      { head: 'corpus', align: 'left' },
      { head: 'engine', align: 'left' },
      ...measures.flatMap(({ head, compared }) => [{ head }, ...(compared ? [{ head: '×' }] : [])]),
    ],
    rows: cells.map(({ corpus, engine, result }, at) => {
      const named = cells[at - 1]?.corpus.name === corpus.name ? '' : corpus.name;
      if (isLeftOut(result)) return [named, engine, '–'];
      const reference = measurementOf(cells, corpus.name, referenceFor(corpus.locale));
      return [
        named,
        engine,
        ...measures.flatMap(({ of, show = digits, compared }) => {
          const value = of(result);
          const text = value === undefined ? '–' : show(value);
          const beside = value === undefined ? '' : ratio(value, reference && of(reference));
          return compared ? [text, beside] : [text];
        }),
      ];
    }),
  };
}

/** Notes on the table: what was left out, and what was measured with fewer rounds or queries. */
export const notesOf = (cells: readonly Cell[], rounds: number): readonly string[] =>
  cells.flatMap(({ corpus, engine, result }) => {
    const place = `${engine} on ${corpus.name}`;
    if (isLeftOut(result)) return [`${place}: left out, ${result.leftOut}`];
    return [
      ...(result.rounds < rounds ? [`${place}: ${result.rounds} of ${rounds} rounds`] : []),
      ...(judgedCount(result) < corpus.classes.length
        ? [`${place}: relevance over ${judgedCount(result)} of ${corpus.classes.length} queries`]
        : []),
    ];
  });
