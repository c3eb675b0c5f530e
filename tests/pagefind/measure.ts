/**
 * Compares `search-core site` with Pagefind on folders of HTML, and writes the indexes of both into them:
 *   npm run pagefind -w @docs/tests -- [--queries 200] FOLDER...
 * Run `npm run build -w @docs/search-core` before. It asserts nothing, because times depend on the machine.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunch } from '../chromium.ts';
import { judgedQueries, queryKinds, type JudgedQuery } from './judged-queries.ts';
import { engines, type EngineName } from './search-page.ts';
import { serveSlowly } from './slow-server.ts';

/** Pagefind is not a dependency: it has a binary per platform, and only this comparison needs it. */
const programs: Readonly<
  Record<EngineName, (folder: string) => readonly [program: string, ...args: string[]]>
> = {
  'search-core': (folder) => [
    process.execPath,
    fileURLToPath(new URL('../../packages/search-core/dist/cli/search-core.js', import.meta.url)),
    'site',
    folder,
  ],
  pagefind: (folder) => ['npx', '--yes', 'pagefind@1.6.0', '--site', folder, '--silent'],
};

/** Number of results that are compared. */
const depth = 5;
const firstAnswerRounds = 5;

export async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { queries: { type: 'string', default: '200' } },
    allowPositionals: true,
  });
  const browser = await chromium.launch(chromiumLaunch);
  for (const folder of positionals.map((name) => resolve(name))) {
    console.log(`\n${folder}`);
    const built = new Map(engines.map((name) => [name, buildIndex(name, folder)]));
    const queries = await judgedQueries(browser, folder, Number(values.queries));
    for (const name of engines) {
      const first = await firstAnswer(browser, folder, name, queries);
      const quality = await relevance(browser, folder, name, queries);
      console.log(`${name.padEnd(12)}${built.get(name) ?? ''}${first}${quality}`);
    }
  }
  await browser.close();
  return 0;
}

function buildIndex(name: EngineName, folder: string): string {
  const [program, ...args] = programs[name](folder);
  const start = performance.now();
  execFileSync(program, args, { stdio: 'ignore' });
  const seconds = (performance.now() - start) / 1000;
  const output = join(folder, name);
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' })
    .map((file) => statSync(join(output, file)))
    .filter((stats) => stats.isFile());
  const kilobytes = files.reduce((sum, { size }) => sum + size, 0) / 1000;
  return `build ${seconds.toFixed(1)} s, ${files.length} files, ${kilobytes.toFixed(0)} kB; `;
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** From the import of the module to the title of the first result, nothing cached. */
async function firstAnswer(
  browser: Browser,
  folder: string,
  name: EngineName,
  queries: readonly JudgedQuery[],
): Promise<string> {
  const site = await serveSlowly(folder, { latencyMs: 150, bytesPerSecond: 200_000 });
  const times: number[] = [];
  const bytes: number[] = [];
  const requests: number[] = [];
  for (const { text, lang } of queries.filter(({ kind }) => kind === 'title').slice(0, firstAnswerRounds)) {
    const page = await browser.newPage();
    await page.goto(`${site.origin}/${name}.measure.html?lang=${lang}`);
    const before = site.sent();
    times.push(await page.evaluate((query) => window.firstAnswer(query), text));
    bytes.push((site.sent().bytes - before.bytes) / 1000);
    requests.push(site.sent().requests - before.requests);
    await page.close();
  }
  site.close();
  return `first answer ${median(bytes).toFixed(0)} kB, ${median(requests)} requests, ${median(times).toFixed(0)} ms; `;
}

/** Mean reciprocal rank of the page that a query was derived from, by kind of query. */
async function relevance(
  browser: Browser,
  folder: string,
  name: EngineName,
  queries: readonly JudgedQuery[],
): Promise<string> {
  const site = await serveSlowly(folder, { latencyMs: 0, bytesPerSecond: Infinity });
  const ranks = new Map<string, number[]>();
  const pages = new Map<string, Awaited<ReturnType<Browser['newPage']>>>();
  for (const { text, lang, path, kind } of queries) {
    let page = pages.get(lang);
    if (page === undefined) {
      page = await browser.newPage();
      await page.goto(`${site.origin}/${name}.measure.html?lang=${lang}`);
      pages.set(lang, page);
    }
    const found = await page.evaluate(([query, limit]) => window.results(query, limit), [
      text,
      depth,
    ] as const);
    const rank = found.findIndex((url) => new URL(url, site.origin).pathname === path);
    ranks.set(kind, [...(ranks.get(kind) ?? []), rank < 0 ? 0 : 1 / (rank + 1)]);
  }
  for (const page of pages.values()) await page.close();
  site.close();
  return queryKinds
    .map((kind) => {
      const all = ranks.get(kind) ?? [];
      return `${kind} ${(all.reduce((sum, rank) => sum + rank, 0) / all.length).toFixed(3)}`;
    })
    .join(', ');
}
