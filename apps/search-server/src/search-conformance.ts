#!/usr/bin/env node
import { allChecks } from './conformance/all-checks.ts';
import { readTarget, usage } from './conformance/read-target.ts';
import { refusalOf } from './conformance/refusal-of.ts';
import type { Target } from './conformance/target.ts';

/** @returns the exit code: 1 if a check fails, 2 if the server cannot be checked */
async function run(target: Target): Promise<number> {
  const refusal = await refusalOf(target);
  if (refusal !== null) {
    console.error(refusal);
    return 2;
  }
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

async function main(args: readonly string[]): Promise<number> {
  let target: Target | null;
  try {
    target = readTarget(args);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
  if (target !== null) return run(target);
  console.log(usage);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
