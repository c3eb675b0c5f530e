import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { SearchDocument } from '@docs/search-core';
import { readDocuments } from '../indexing/read-documents.ts';
import type { Target } from './target.ts';

export const usage = `search-conformance URL [OPTION ...]
  URL                    the "apiUrl" of the site's configuration
  --index NAME           an index to ask for; may be repeated
  --documents LANG=FILE  the JSON that was pushed to the only index that is asked, which gives the
                         seeds; may be repeated. Without it, texts of answers are not compared.
  --seed LANG=WORD       a word that finds pages in a language; may be repeated
                         (default: en=config, en=plugin, en=server, zh=配置, zh=插件, zh=构建)
  --origin ORIGIN        of the site (default: http://localhost:4173)
  --no-typos             the server does not claim to find words with typos
  --help                 shows this
Exit code: 0 if no check failed, 1 if one did, 2 if nothing could be checked`;

const defaultSeeds = ['en=config', 'en=plugin', 'en=server', 'zh=配置', 'zh=插件', 'zh=构建'];
/** Maximum number of words of a language that are taken from documents. */
const maxSeeds = 6;
/** Time that the dialog waits for an answer, in milliseconds. */
const timeoutMs = 8000;

/** `LANG=VALUE` options by language. Throws if one has another form. */
function byLanguage(option: string, pairs: readonly string[]): Record<string, string[]> {
  const values: Record<string, string[]> = {};
  for (const pair of pairs) {
    const [, lang, value] = /^([a-z-]+)=(.+)$/i.exec(pair) ?? [];
    if (lang === undefined || value === undefined)
      throw new Error(`${option} ${pair}: write ${option} LANG=…`);
    (values[lang] ??= []).push(value);
  }
  return values;
}

function documentsOf(file: string): readonly SearchDocument[] {
  // `npm run -w` changes the folder; INIT_CWD is the one before.
  const read = readDocuments(readFileSync(resolve(process.env['INIT_CWD'] ?? '', file)));
  if (read.kind === 'refused') throw new Error(`${file}: ${read.reason}`);
  return read.documents;
}

/** Words of titles from all parts of the list: Latin words, or two characters of Han text. */
function seedsOf(documents: readonly SearchDocument[]): string[] {
  const words = documents.flatMap(({ title }) => /\p{Script=Han}{2}|[a-z]{4,}/iu.exec(title)?.[0] ?? []);
  const distinct = [...new Set(words)];
  const step = Math.ceil(distinct.length / maxSeeds);
  return distinct.filter((_, at) => at % step === 0);
}

/** @returns null if help was requested. Throws an error that says what to write. */
export function readTarget(args: readonly string[]): Target | null {
  const list = { type: 'string', multiple: true } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      index: list,
      documents: list,
      seed: list,
      origin: { type: 'string', default: 'http://localhost:4173' },
      'no-typos': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const [url] = positionals;
  if (positionals.length !== 1 || url === undefined || !/^https?:/.test(url) || !URL.canParse(url))
    throw new Error('Name one URL, such as https://search.example.com/query.');
  if (values.documents !== undefined && (values.index ?? []).length > 1)
    throw new Error('--documents are those of one index: name one with --index.');
  const files = Object.entries(byLanguage('--documents', values.documents ?? []));
  const documents = Object.fromEntries(files.map(([lang, names]) => [lang, names.flatMap(documentsOf)]));
  const fromDocuments = Object.fromEntries(
    Object.entries(documents).map(([lang, ofLang]) => [lang, seedsOf(ofLang)]),
  );
  return {
    url,
    indexes: values.index ?? [],
    documents,
    seeds:
      values.seed === undefined && files.length > 0
        ? fromDocuments
        : byLanguage('--seed', values.seed ?? defaultSeeds),
    origin: values.origin,
    claimsTypos: !values['no-typos'],
    timeoutMs,
  };
}
