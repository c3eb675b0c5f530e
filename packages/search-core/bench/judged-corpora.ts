import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseDocuments, type SearchDocument } from '../src/index.ts';
import type { JudgedQuery } from './measures.ts';

export interface JudgedCorpus {
  readonly name: string;
  readonly locale: string;
  readonly documents: readonly SearchDocument[];
  readonly queries: readonly JudgedQuery[];
}

/** Documents of a file, plain or gzip. Throws where they do not parse. */
export function readDocuments(file: string): readonly SearchDocument[] {
  const bytes = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const documents = parseDocuments(JSON.parse(text));
  if (!documents.ok) throw new Error(`${file}: ${JSON.stringify(documents.error)}`);
  return documents.value;
}

/** Every `NAME.documents.json.gz` of a folder with its `NAME.queries.json`; none where the folder is missing. */
export function readJudgedCorpora(folder: string): readonly JudgedCorpus[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.documents.json.gz'))
    .map((name) => name.replace('.documents.json.gz', ''))
    .map((name) => ({
      name,
      locale: name.endsWith('-zh') ? 'zh' : 'en',
      documents: readDocuments(join(folder, `${name}.documents.json.gz`)),
      queries: JSON.parse(readFileSync(join(folder, `${name}.queries.json`), 'utf8')) as readonly JudgedQuery[],
    }));
}
