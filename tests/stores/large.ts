/**
 * Time to index, bytes and times of answers of a large index in each store, and time to change one page:
 *   npm run large -w @docs/tests -- [--sections 100000] [--documents FILE] [embedded] [postgres] [opensearch]
 * Pages of ten sections are made of the site's own lines, or read from a file of documents.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { SearchDocument } from '@docs/search-core';
import { percentile } from './percentile.ts';
import { judgedClasses } from './relevance.ts';
import { siteDocuments } from './site-documents.ts';
import { engines, startServer, token } from './started-server.ts';

const [sectionsOfPage, linesOfSection] = [10, 6];

/** Numbers from 0 to below 1, the same in each run (mulberry32). */
function seededRandom(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Pages of titles, headings and lines of the site in random order; each section has a unique name. */
function generatedPages(sections: number): readonly SearchDocument[] {
  const random = seededRandom();
  const site = siteDocuments('en');
  const lines = site.flatMap(({ content }) => content.split('\n')).filter((line) => line.trim() !== '');
  const headings = site.flatMap(({ title, toc }) => [title, ...toc.map(({ text }) => text)]);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  return Array.from({ length: Math.ceil(sections / sectionsOfPage) }, (_, at) => {
    let content = pick(lines);
    const toc = Array.from({ length: sectionsOfPage - 1 }, (_each, place) => {
      const heading = `${pick(headings)} part${at * sectionsOfPage + place}`;
      const charIndex = content.length + 1;
      content += `\n${[heading, ...Array.from({ length: linesOfSection }, () => pick(lines))].join('\n')}`;
      return { text: heading, id: `s${place}`, depth: 2, charIndex };
    });
    return { routePath: `/page-${at}`, title: `${pick(headings)} ${at}`, content, toc, domain: '' };
  });
}

/** Milliseconds of an answer. */
async function timeOf(origin: string, keyword: string): Promise<number> {
  const started = performance.now();
  const query = new URLSearchParams({ keyword, limit: '7', searchIndexes: 'docs', lang: 'en' });
  const response = await fetch(`${origin}/search?${query}`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`"${keyword}" has status ${response.status}.`);
  return performance.now() - started;
}

/** Pushes documents; `fetch` would give up after five minutes. */
async function put(url: string, json: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const sent = request(url, { method: 'PUT', headers });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.end(json);
  const [response] = await answered;
  const body = await text(response);
  if (response.statusCode !== 200) throw new Error(body);
  return body;
}

export async function main(args: string[]): Promise<void> {
  const options = {
    sections: { type: 'string', default: '100000' },
    documents: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const json =
    values.documents === undefined
      ? JSON.stringify(generatedPages(Number(values.sections)))
      : readFileSync(values.documents, 'utf8');
  const [first, ...others] = JSON.parse(json) as readonly SearchDocument[];
  const withChange = JSON.stringify([{ ...first, content: `${first?.content} Changed.` }, ...others]);
  const queries = [...judgedClasses('en').values()].flat().map(({ query }) => query);
  console.log(
    `${(json.length / 1e6).toFixed(0)} MB of documents, ${queries.length} queries one after the other`,
  );
  for (const name of positionals.length > 0 ? positionals : Object.keys(engines)) {
    const engine = await engines[name]?.();
    if (!engine) throw new Error(`${name} is none of ${Object.keys(engines).join(', ')}.`);
    const limits = ['--body-limit', '511', '--timeout', '60000'];
    const server = await startServer([...engine.args, ...limits, '--no-documents']);
    const pushed = async (list: string) => {
      const started = performance.now();
      const report = await put(`${server.origin}/indexes/docs/en`, list);
      return { report, seconds: ((performance.now() - started) / 1000).toFixed(1) };
    };
    const all = await pushed(json);
    const times: number[] = [];
    for (const query of queries) times.push(await timeOf(server.origin, query));
    const sorted = times.toSorted((a, b) => a - b);
    console.log(
      `${name}: ${all.report}, indexed in ${all.seconds} s, ${((await engine.bytes()) / 1e6).toFixed(0)} MB, ` +
        `p50 ${percentile(sorted, 0.5)} ms, p95 ${percentile(sorted, 0.95)} ms, p99 ${percentile(sorted, 0.99)} ms`,
    );
    const one = await pushed(withChange);
    console.log(
      `  one changed page: ${one.report} in ${one.seconds} s, ${((await engine.bytes()) / 1e6).toFixed(0)} MB`,
    );
    await server.stop();
    await engine.remove();
  }
}
