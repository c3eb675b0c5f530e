import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import {
  buildIndex,
  openIndex,
  parseDocuments,
  type HighlightRange,
  type PageResults,
  type SearchIndex,
} from '@docs/search-core';
import type { BuildTask, RankedPage, SearchTask } from './search-task.ts';

const opened = new Map<string, { readonly file: string; readonly index: SearchIndex }>();

function indexOf({ slot, file }: SearchTask): SearchIndex {
  const known = opened.get(slot);
  if (known?.file === file) return known.index;
  const index = openIndex(readFileSync(file));
  if (!index.ok) throw new Error(`${file} is no index (${index.error.kind}). Delete it and index again.`);
  opened.set(slot, { file, index: index.value });
  return index.value;
}

const marked = (text: string, ranges: readonly HighlightRange[]): readonly string[] =>
  ranges.map(({ start, end }) => text.slice(start, end));

function rankedPage({ routePath, rows }: PageResults): RankedPage {
  const words = rows.flatMap((row) => [
    ...marked(row.statement, row.statementRanges),
    ...(row.type === 'title' ? marked(row.title, row.ranges) : []),
    ...(row.type === 'header' ? marked(row.heading, row.ranges) : []),
  ]);
  const corrections = new Map(
    rows.flatMap((row) => row.corrections).map((each) => [JSON.stringify(each), each]),
  );
  return { routePath, words: [...new Set(words)], corrections: [...corrections.values()] };
}

/** Skips a search that nobody waits for: under load most letters are typed before the one before is answered. */
export function search(task: SearchTask): readonly RankedPage[] {
  if (Atomics.load(task.ended, 0) === 1) return [];
  return indexOf(task).search(task.text, { limit: task.limit }).pages.map(rankedPage);
}

/** Writes an index beside its place and moves it there, so that the file is whole or absent. */
export function build({ documentsFile, indexFile, locale }: BuildTask): void {
  const documents = parseDocuments(JSON.parse(readFileSync(documentsFile, 'utf8')));
  if (!documents.ok)
    throw new Error(`${documentsFile}: ${documents.error.path} is not ${documents.error.expected}`);
  writeFileSync(`${indexFile}.new`, buildIndex(documents.value, { locale }).toBytes());
  renameSync(`${indexFile}.new`, indexFile);
}
