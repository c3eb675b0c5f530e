import type { SearchDocument } from '@docs/search-core';
import { z } from 'zod';

/** A server to check, and its claims. */
export interface Target {
  /** The `apiUrl` of the dialog's configuration; its parameters are kept. */
  readonly url: string;
  /** Indexes to search; empty to let the server choose. */
  readonly indexes: readonly string[];
  /** By language: all documents of the searched index, if they are known. */
  readonly documents: Readonly<Record<string, readonly SearchDocument[]>>;
  /** By language: words that some page of the server contains. */
  readonly seeds: Readonly<Record<string, readonly string[]>>;
  /** Origin of a site whose pages may send requests. */
  readonly origin: string;
  /** Whether words with a typo are found. */
  readonly claimsTypos: boolean;
  /** Timeout of an answer, in milliseconds: that of the dialog. */
  readonly timeoutMs: number;
}

const count = z.number().int().min(0);
const place = z.object({ start: count, length: z.number().int().min(1) });
const tocEntry = z.object({
  text: z.string(),
  id: z.string(),
  depth: z.number().int().min(1).max(6),
  charIndex: z.number().int().min(-1),
});
const hit = z.object({
  routePath: z.string().min(1),
  title: z.string(),
  content: z.string().max(100_000),
  toc: z.array(tocEntry).default([]),
  keywords: z.array(z.string()).max(20).default([]),
  domain: z
    .string()
    .refine((domain) => domain === '' || /^https?:/.test(domain), 'is an http(s) URL or empty')
    .default(''),
  group: z.string().default(''),
  _matchesPosition: z.object({ content: z.array(place).max(500).optional() }).optional(),
  corrections: z
    .array(z.object({ typed: z.string(), found: z.string() }))
    .max(20)
    .default([]),
});
/** The schema of an answer, as strict as a reader of the contract may expect. */
const answerForm = z.array(z.object({ index: z.string().min(1), hits: z.array(hit) })).max(20);

export type CheckedHit = z.infer<typeof hit>;
export type CheckedGroup = z.infer<typeof answerForm>[number];

export interface Asked {
  readonly keyword: string;
  readonly lang: string;
  readonly limit?: number;
  readonly indexes?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

export function askUrl(target: Target, { keyword, lang, limit = 7, indexes = target.indexes }: Asked): URL {
  const url = new URL(target.url);
  url.searchParams.set('keyword', keyword);
  url.searchParams.set('limit', String(limit));
  url.searchParams.set('searchIndexes', indexes.join(','));
  url.searchParams.set('lang', lang);
  return url;
}

export function send(target: Target, asked: Asked): Promise<Response> {
  return fetch(askUrl(target, asked), {
    headers: { accept: 'application/json', ...asked.headers },
    signal: AbortSignal.timeout(target.timeoutMs),
  });
}

/** Sends a query that must be answered. Throws if the answer does not fit the schema. */
export async function ask(target: Target, asked: Asked): Promise<readonly CheckedGroup[]> {
  const response = await send(target, asked);
  const text = await response.text();
  if (response.status !== 200)
    throw new Error(`${JSON.stringify(asked)} has status ${response.status}: ${text.slice(0, 200)}`);
  const answer = answerForm.safeParse(JSON.parse(text));
  if (!answer.success) throw new Error(`${JSON.stringify(asked)}: ${z.prettifyError(answer.error)}`);
  return answer.data;
}

export const hitsOf = (groups: readonly CheckedGroup[]): readonly CheckedHit[] =>
  groups.flatMap(({ hits }) => hits);

/** A page and its index. */
export interface SeedPage extends CheckedHit {
  readonly index: string;
}

export class NoSeedPage extends Error {
  override readonly name = 'NoSeedPage';
}

/** Distinct pages that the seeds of a language find. Throws if there are none. */
export async function seedPages(target: Target, lang: string): Promise<readonly SeedPage[]> {
  const found = new Map<string, SeedPage>();
  for (const keyword of target.seeds[lang] ?? []) {
    for (const { index, hits } of await ask(target, { keyword, lang }))
      for (const each of hits) found.set(`${index} ${each.routePath}`, { ...each, index });
  }
  if (found.size === 0)
    throw new NoSeedPage(`No page in ${lang}: name words that find pages with --seed ${lang}=WORD.`);
  return [...found.values()];
}
