#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { allChecks } from './conformance/all-checks.ts';
import type { Target } from './conformance/target.ts';

const usage = `search-conformance URL [OPTION ...]
  URL                the "apiUrl" of the site's configuration
  --index NAME       an index to ask for; may be repeated
  --seed LANG=WORD   a word that finds pages in a language; may be repeated
                     (default: en=config, en=plugin, en=server, zh=配置, zh=插件, zh=构建)
  --origin ORIGIN    of the site (default: http://localhost:4173)
  --no-typos         the server does not claim to find words with typos`;

const defaultSeeds = ['en=config', 'en=plugin', 'en=server', 'zh=配置', 'zh=插件', 'zh=构建'];
/** Milliseconds that the dialog waits for an answer. */
const timeoutMs = 8000;

function readTarget(args: readonly string[]): Target | null {
  const list = { type: 'string', multiple: true } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      index: list,
      seed: list,
      origin: { type: 'string', default: 'http://localhost:4173' },
      'no-typos': { type: 'boolean', default: false },
    },
  });
  const [url] = positionals;
  const seeds: Record<string, string[]> = {};
  for (const seed of values.seed ?? defaultSeeds) {
    const [lang = '', word = ''] = seed.split('=', 2);
    if (lang === '' || word === '') return null;
    (seeds[lang] ??= []).push(word);
  }
  if (positionals.length !== 1 || url === undefined || !URL.canParse(url)) return null;
  return {
    url,
    indexes: values.index ?? [],
    seeds,
    origin: values.origin,
    claimsTypos: !values['no-typos'],
    timeoutMs,
  };
}

/** @returns the exit code: 1 if a check fails */
async function run(target: Target): Promise<number> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, run: check } of allChecks) {
    try {
      const outcome = await check(target);
      counts[outcome.kind] += 1;
      console.log(outcome.kind === 'passed' ? `passed   ${name}` : `skipped  ${name}: ${outcome.reason}`);
    } catch (error) {
      counts.failed += 1;
      console.log(`failed   ${name}\n         ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  return counts.failed === 0 ? 0 : 1;
}

function readOrExplain(args: readonly string[]): Target | null {
  try {
    return readTarget(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return null;
  }
}

const target = readOrExplain(process.argv.slice(2));
if (target === null) {
  console.error(usage);
  process.exitCode = 2;
} else {
  process.exitCode = await run(target);
}
