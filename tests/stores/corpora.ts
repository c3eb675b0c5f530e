/**
 * Mean reciprocal rank of each store on judged corpora, by class, and nDCG@10 where pages have grades:
 *   npm run corpora -w @docs/tests -- FOLDER [--most 40] [embedded] [postgres] [opensearch]
 * The folder has `NAME.documents.json.gz`, a list of documents, and `NAME.queries.json`, a list of
 * `{ query, class, relevant: [routePath] }` or `{ query, class, grades: { routePath: grade } }`, grades from 1 on. The language is Chinese if the name ends in `-zh`.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { parseDocuments } from '@docs/search-core';
import { openEmbeddedStore, openOpenSearchStore, openPostgresStore, type Store } from '@docs/search-server';
import { startOpenSearch } from './engines/opensearch-server.ts';
import { startPostgres } from './engines/postgres-server.ts';
import { discountedGain, reciprocalRank } from './relevance.ts';
import { prepared } from './prepared.ts';
import { threads } from './threads.ts';

interface JudgedQuery {
  readonly query: string;
  readonly class: string;
  readonly relevant?: readonly string[];
  readonly grades?: Readonly<Record<string, number>>;
}

interface Opened {
  readonly store: Store;
  readonly remove: () => void | Promise<void>;
}

/** Timeout of a search in milliseconds, for a busy machine. */
const timeoutMs = 20_000;

const stores: Readonly<Record<string, () => Promise<Opened>>> = {
  embedded: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'corpora-'));
    const store = await openEmbeddedStore({ ...threads, folder, warn: () => {} });
    return { store, remove: () => rmSync(folder, { recursive: true }) };
  },
  postgres: async () => {
    const { url, remove } = await startPostgres();
    return {
      store: await prepared(openPostgresStore({ ...threads, url, timeoutMs, warn: () => {} })),
      remove,
    };
  },
  opensearch: async () => {
    const { urls, remove } = await startOpenSearch(1);
    return {
      store: await prepared(
        openOpenSearchStore({
          ...threads,
          urls,
          shards: 1,
          replicas: 0,
          timeoutMs,
        }),
      ),
      remove,
    };
  },
};

/** At most `most` queries of each class, evenly spaced. */
function byClass(queries: readonly JudgedQuery[], most: number): ReadonlyMap<string, readonly JudgedQuery[]> {
  const names = [...new Set(queries.map((each) => each.class))].toSorted();
  return new Map(
    names.map((name) => {
      const all = queries.filter((each) => each.class === name);
      const step = Math.max(1, all.length / most);
      return [name, all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))];
    }),
  );
}

export async function main(args: string[]): Promise<void> {
  const options = { most: { type: 'string', default: '40' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [folder, ...names] = positionals;
  if (folder === undefined) throw new Error('Name the folder of the corpora.');
  const corpora = readdirSync(folder)
    .filter((name) => name.endsWith('.queries.json'))
    .map((name) => name.replace('.queries.json', ''));
  for (const name of names.length > 0 ? names : Object.keys(stores)) {
    const opened = await stores[name]?.();
    if (!opened) throw new Error(`${name} is none of ${Object.keys(stores).join(', ')}.`);
    for (const corpus of corpora) {
      const read = (file: string) => readFileSync(join(folder, `${corpus}.${file}`));
      const documents = parseDocuments(JSON.parse(gunzipSync(read('documents.json.gz')).toString()));
      if (!documents.ok) throw new Error(`${corpus}: ${documents.error.path}`);
      const queries = JSON.parse(read('queries.json').toString()) as readonly JudgedQuery[];
      const lang = corpus.endsWith('-zh') ? 'zh' : 'en';
      // A separate index, because OpenSearch counts words of replaced pages until it merges its segments.
      const key = { index: corpus, lang };
      await opened.store.index(key, documents.value);
      const ranks: string[] = [];
      for (const [kind, judged] of byClass(queries, Number(values.most))) {
        const pages = judged.map(({ query, relevant, grades = {} }) => ({
          query,
          pages: relevant ?? Object.keys(grades),
        }));
        ranks.push(`${kind} ${(await reciprocalRank(opened.store, key, pages)).toFixed(3)}`);
        const graded = judged.flatMap(({ query, grades }) => (grades ? [{ query, grades }] : []));
        if (graded.length > 0)
          ranks.push(`${kind} nDCG@10 ${(await discountedGain(opened.store, key, graded)).toFixed(3)}`);
      }
      if (ranks.length > 0) console.log(`${name} ${corpus}: ${ranks.join(', ')}`);
    }
    await opened.store.close();
    await opened.remove();
  }
}
