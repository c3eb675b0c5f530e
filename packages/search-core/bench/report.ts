import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { costTable, notesOf } from './cost-table.ts';
import type { Cell } from './cell.ts';
import { engineNames, factsOf } from './engines/engine-facts.ts';
import { leftOutHeading } from './fit/fit-report.ts';
import { differenceTable, relevanceTable } from './relevance-table.ts';
import { asMarkdown, asText, type Table } from './table.ts';
import { growthTable, targetTable } from './target-table.ts';

export interface Report {
  readonly cells: readonly Cell[];
  readonly rounds: number;
  /** The command line, as typed in the package. */
  readonly command: string;
  /** The output of `npm run fit`; undefined before its first run. */
  readonly leftOut?: string | undefined;
}

const machine = (): string =>
  `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), Node ${process.versions.node}`;

/** Explains the columns, so that the table can be read alone. */
const legend = [
  'Every number is the median over rounds; each round builds in one process and asks in another, which has never seen the documents.',
  'Ratios (×) are to MiniSearch: on corpora with Chinese to minisearch-bigrams, else to minisearch. Below 1 is less; for relevance above 1 is better.',
  'Bytes are of the index without text kept for display; with text is brotli with it.',
  'Open takes the bytes in memory to an index that answers; first rank is the first query of the process; cold is the first after opening anew; warm the median of three passes for each query, ranking ten pages. Times are in ms, wall clock but for cpu, which is processor time with compilation and collection.',
  'First search is the first answer with rows (excerpts and marks) after opening, in a process that has run nothing before: what a reader waits for. Rows are answers after it: cold, one query after the other by code that has never run; warm, by code that has run on another index, each query on an index opened anew that has shown none of its pages but for eight queries from elsewhere, which make its tables. Peers have no rows. Memory is heap and buffers after opening and one answer.',
  'Relevance is the mean reciprocal rank of the first relevant page within ten over titles, link texts, prefixes and typos; for cranfield nDCG@10. Queries of corpora that nobody judged are made from titles, headings and names.',
];

const evidenceHeading = 'What the relevance shows';

/** Explains what the relevance numbers can and cannot show. */
const evidence = [
  'In sample: the weights and the rules of search-core were chosen on the judged corpora of these tables. Expect less on other sites.',
  `Left out: “${leftOutHeading}” has the main weights chosen without a corpus and measured on it (\`npm run fit\`).`,
  'Peers run with default settings but for those in the table of engines: boosts of fields, prefixes and typos where they have them, the same on every corpus of a language. Their weights are not fitted.',
  'Difference is search-core less the best peer of the class, with the 95 % interval of a paired bootstrap (2000 resamples of the queries, seeded), over the queries that both were asked. A slow peer is asked a part of the queries, evenly spread, and counts from half of them or 100. Better or worse: the interval does not hold 0; no: chance alone could make the difference. One class in twenty is told apart by chance. The peer is the best of several on the same queries, which favours it.',
  'Queries count as independent, though some ask for the same page in several ways: true intervals are somewhat wider. ± s.e. is one standard error; two values of nDCG@10 on cranfield that lie closer than two of them are one number.',
];

export function reportText({ cells, rounds }: Report): string {
  const growth = growthTable(cells);
  return [
    machine(),
    asText(corpusTable(cells)),
    asText(costTable(cells)),
    ...legend,
    asText(relevanceTable(cells)),
    asText(differenceTable(cells)),
    asText(targetTable(cells)),
    ...(growth.rows.length > 0 ? [asText(growth)] : []),
    ...(notesOf(cells, rounds).length > 0 ? [notesOf(cells, rounds).join('\n')] : []),
  ].join('\n\n');
}

export function reportMarkdown(report: Report): string {
  const { cells, rounds, command, leftOut } = report;
  const growth = growthTable(cells);
  const notes = notesOf(cells, rounds);
  const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
  return [
    '# Benchmarks of search-core',
    `Written by \`${command}\` in this package, on ${machine()}; rounds: ${rounds}.`,
    '![Build time, index size and query time against the number of sections](BENCHMARKS.svg)',
    '## Engines',
    asMarkdown(engineTable(cells)),
    '## Corpora',
    asMarkdown(corpusTable(cells)),
    '## All measures',
    asMarkdown(costTable(cells)),
    list(legend),
    '## Relevance by class',
    asMarkdown(relevanceTable(cells)),
    `## ${evidenceHeading}`,
    list(evidence),
    asMarkdown(differenceTable(cells)),
    ...(leftOut === undefined ? [] : [`## ${leftOutHeading}`, leftOut]),
    '## search-core against its peers',
    asMarkdown(targetTable(cells)),
    'Ratios are to MiniSearch where no other is named; open + first is over the opening of FlexSearch alone.',
    ...(growth.rows.length > 0 ? ['## Growth', asMarkdown(growth)] : []),
    ...(notes.length > 0 ? ['## Measured with less', list(notes)] : []),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function engineTable(cells: readonly Cell[]): Table {
  const names = engineNames.filter((name) => cells.some(({ engine }) => engine === name));
  return {
    columns: [
      { head: 'engine', align: 'left' },
      { head: 'version', align: 'left' },
      { head: 'settings', align: 'left' },
    ],
    rows: names.map((name) => {
      const { packageName, settings } = factsOf(name);
      return [name, packageName === null ? 'this one' : versionOf(packageName), settings];
    }),
  };
}

function corpusTable(cells: readonly Cell[]): Table {
  const corpora = new Map(cells.map(({ corpus }) => [corpus.name, corpus]));
  return {
    columns: [
      { head: 'corpus', align: 'left' },
      { head: 'analysis', align: 'left' },
      { head: 'pages' },
      { head: 'sections' },
      { head: 'queries' },
      { head: 'brotli level' },
      { head: 'judged', align: 'left' },
    ],
    rows: [...corpora.values()].map(({ name, locale, pages, sections, classes, brotliQuality, judged }) => [
      name,
      locale,
      ...[pages, sections, classes.length, brotliQuality].map(String),
      judged ? 'yes' : 'made from titles, headings and names',
    ]),
  };
}

/** Version of the installed package, whose manifest may not be among its exports. */
function versionOf(packageName: string): string {
  const entry = createRequire(import.meta.url).resolve(packageName);
  const end = entry.lastIndexOf(`/${packageName}/`) + packageName.length + 2;
  const manifest = JSON.parse(readFileSync(`${entry.slice(0, end)}package.json`, 'utf8')) as {
    readonly version: string;
  };
  return manifest.version;
}
