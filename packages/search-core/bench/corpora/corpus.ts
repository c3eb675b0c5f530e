import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parseDocuments, type SearchDocument } from '../../src/index.ts';
import type { JudgedQuery } from '../measures.ts';

export interface Corpus {
  readonly name: string;
  readonly locale: string;
  readonly documents: readonly SearchDocument[];
  /** With the pages that answer them; derived from the documents if there are no judgements. */
  readonly queries: readonly JudgedQuery[];
  readonly judged: boolean;
}

/** A corpus by name; loaded or generated only when it is needed. */
export interface CorpusSource {
  readonly name: string;
  load(): Corpus;
}

/** Reads the documents of a file, plain or gzip. Throws if they do not parse. */
export function readDocuments(file: string): readonly SearchDocument[] {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const documents = parseDocuments(JSON.parse(text));
  if (!documents.ok) throw new Error(`${file}: ${JSON.stringify(documents.error)}`);
  return documents.value;
}

/** Chinese if the name says so, or the script of the first pages. */
export function localeOf(name: string, documents: readonly SearchDocument[]): string {
  if (/(^|[-.])zh$/.test(name)) return 'zh';
  const sample = documents
    .slice(0, 20)
    .map(({ title, content }) => title + content.slice(0, 500))
    .join('');
  return (sample.match(/\p{Script=Han}/gu)?.length ?? 0) > sample.length / 5 ? 'zh' : 'en';
}

/** Number of titles and headings. */
export const sectionCount = (documents: readonly SearchDocument[]): number =>
  documents.reduce((sum, { toc }) => sum + toc.length + 1, 0);
