import { parseArgs } from 'node:util';
import { z } from 'zod';
import { indexName, languageTag } from '../contract/search-query.ts';

/** A mistake in the command line or the environment; the message says what to write instead. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

export const usage = `search-server [OPTION ...]
  --store URL            embedded (default), postgres://… or http(s)://… of OpenSearch
                         (several nodes with commas between)
  --read-store URL       searches go to this read replica of PostgreSQL
  --documents I:L=FILE   documents of index I in language L to index at the start; may be repeated.
                         Default: those of the built site, as index "docs"
  --no-documents         index nothing at the start
  --data FOLDER          files of the embedded store (default: .search-index)
  --host HOST            address to listen on (default: 127.0.0.1)
  --port PORT            (default: 4180)
  --origin ORIGIN        site whose pages may ask, or "*"; may be repeated (default: http://localhost:4173)
  --timeout MS           time of a search (default: 2000)
  --stop-timeout MS      time of a graceful stop; then what is under way is dropped (default: 25000)
  --concurrency N        searches under way at once; further ones get status 503 (default: 200)
  --threads N            threads that search in the embedded store, and choose the lines to show (default: 2)
  --store-searches N     searches that PostgreSQL or OpenSearch has at once: its cores (default: 4)
  --body-limit MB        size of pushed documents (default: 64)
  --shards N             shards of an index in OpenSearch (default: 1)
  --replicas N           replicas of each shard (default: 1)
  --log-queries          write what readers type to the log
  --log-level LEVEL      debug, info, warn, error or silent (default: info)

  SEARCH_SERVER_STORE    environment: the URL of --store; keeps its password out of the process list
  SEARCH_SERVER_TOKEN    environment: token of PUT /indexes/…; without it the server only answers`;

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `is a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((number) => number >= min && number <= max, `is a whole number from ${min} to ${max}`);

const isPostgres = (text: string): boolean => /^postgres(ql)?:\/\/\S+$/.test(text) && URL.canParse(text);
const isNode = (text: string): boolean => /^https?:\/\/\S+$/.test(text) && URL.canParse(text);

const storeUrl = z
  .string()
  .refine((text) => text === 'embedded' || isPostgres(text) || text.split(',').every(isNode), {
    message:
      'is "embedded", postgres://user@host/database or https://host:9200, several nodes as https://a:9200,https://b:9200',
  });
const readUrl = z.string().refine(isPostgres, 'is postgres://user@host/database');

const origin = z
  .string()
  .refine((text) => text === '*' || (URL.canParse(text) && new URL(text).origin === text), {
    message: 'is an origin without a path, such as https://docs.example.com, or "*"',
  });

const documents = z
  .string()
  .regex(/^[^:=]+:[^:=]+=.+$/, 'is INDEX:LANGUAGE=FILE, such as docs:en=dist/documents.en.json')
  .transform((text) => {
    const at = text.indexOf('=');
    const [index, lang] = text.slice(0, at).split(':');
    return { index, lang, file: text.slice(at + 1) };
  })
  .pipe(z.object({ index: indexName, lang: languageTag, file: z.string() }));

const settings = z.object({
  store: storeUrl.default('embedded'),
  'read-store': readUrl.exactOptional(),
  documents: z
    .array(documents)
    .refine((all) => new Set(all.map(({ index, lang }) => `${index}:${lang}`)).size === all.length, {
      message: 'names an index and language twice: put their documents in one file',
    })
    .exactOptional(),
  'no-documents': z.boolean().default(false),
  data: z.string().min(1, 'is a folder').default('.search-index'),
  host: z.string().min(1, 'is an address').default('127.0.0.1'),
  port: whole(0, 65_535).default(4180),
  origin: z.array(origin).default(['http://localhost:4173']),
  timeout: whole(10, 60_000).default(2000),
  // Below the 30 s after which Kubernetes kills; systemd waits 90 s.
  'stop-timeout': whole(0, 600_000).default(25_000),
  concurrency: whole(1, 100_000).default(200),
  threads: whole(1, 64).default(2),
  'store-searches': whole(1, 1000).default(4),
  // A string has less than 2^29 characters, 512 MB of ASCII.
  'body-limit': whole(1, 511).default(64),
  shards: whole(1, 1024).default(1),
  replicas: whole(0, 16).default(1),
  'log-queries': z.boolean().default(false),
  'log-level': z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'is debug, info, warn, error or silent')
    .default('info'),
  help: z.boolean().default(false),
});
/** A mounted file ends with a line break, and a header can contain only ASCII. */
const token = z
  .string()
  .trim()
  .regex(
    /^[!-~]{16,}$/,
    'has 16 or more ASCII characters without spaces; leave it out for a server that only answers',
  );

export type Settings = z.infer<typeof settings> & {
  /** Null for no write access. */
  readonly token: string | null;
};

const text = { type: 'string' } as const;
const list = { type: 'string', multiple: true } as const;
const flag = { type: 'boolean' } as const;
const options = {
  store: text,
  'read-store': text,
  documents: list,
  'no-documents': flag,
  data: text,
  host: text,
  port: text,
  origin: list,
  timeout: text,
  'stop-timeout': text,
  concurrency: text,
  threads: text,
  'store-searches': text,
  'body-limit': text,
  shards: text,
  replicas: text,
  'log-queries': flag,
  'log-level': text,
  help: flag,
} as const satisfies Record<keyof z.infer<typeof settings>, object>;

function readArguments(args: readonly string[]): Readonly<Record<string, unknown>> {
  try {
    return { ...parseArgs({ args: [...args], options }).values };
  } catch (error) {
    throw new SettingError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** Reads the command line and the environment. Throws a `SettingError` that lists all mistakes. */
export function readSettings(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Settings {
  const written = readArguments(args);
  const storeOfEnv = written['store'] === undefined && env['SEARCH_SERVER_STORE'];
  const parsed = settings.safeParse({ ...written, ...(storeOfEnv && { store: storeOfEnv }) });
  const nameOf = (option: string) =>
    option === 'store' && storeOfEnv ? 'SEARCH_SERVER_STORE' : `--${option}`;
  const given = env['SEARCH_SERVER_TOKEN'];
  const parsedToken = given === undefined || given === '' ? null : token.safeParse(given);
  const faults = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) =>
      /^[A-Z]/.test(message)
        ? `${nameOf(String(path[0]))}: ${message}`
        : `${nameOf(String(path[0]))} ${message}.`,
    ),
    ...(parsedToken?.error?.issues ?? []).map(({ message }) => `SEARCH_SERVER_TOKEN ${message}.`),
  ];
  if (parsed.data?.['read-store'] !== undefined && !parsed.data.store.startsWith('postgres'))
    faults.push('--read-store goes with a --store of PostgreSQL.');
  for (const name of ['shards', 'replicas'] as const)
    if (written[name] !== undefined && parsed.data?.store.startsWith('http') === false)
      faults.push(`--${name} goes with a --store of OpenSearch.`);
  if (parsed.data?.['no-documents'] === true && parsed.data.documents)
    faults.push('--no-documents and --documents exclude each other: leave one out.');
  if (!parsed.success || faults.length > 0) throw new SettingError(faults.join('\n'));
  return { ...parsed.data, token: parsedToken?.data ?? null };
}
