import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JudgedQuery } from '../measures.ts';
import { localeOf, readDocuments, type CorpusSource } from './corpus.ts';

const ending = '.documents.json.gz';

/** Every `NAME.documents.json.gz` of a folder with its `NAME.queries.json`; none if the folder is missing. */
export function judgedCorpora(folder: string): readonly CorpusSource[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .map((name) => ({
      name,
      load() {
        const documents = readDocuments(join(folder, `${name}${ending}`));
        const text = readFileSync(join(folder, `${name}.queries.json`), 'utf8');
        return {
          name,
          locale: localeOf(name, documents),
          documents,
          queries: JSON.parse(text) as readonly JudgedQuery[],
          judged: true,
        };
      },
    }));
}
