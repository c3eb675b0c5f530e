/** Checks that the API pages cover all exports of the package and all members of the instance. */
import type { Problem } from '../../src/problems/problem.ts';
import { askPackages } from '../process/ask-packages.ts';

export interface RealApi {
  readonly exports: readonly string[];
  readonly instance: readonly string[];
}

export function readRealApi(): RealApi {
  return askPackages('truth/api/list-names.mjs', () => null) as RealApi;
}

/** Each of `names` must be a heading or occur as inline code. */
export function checkNames(file: string, source: string, names: readonly string[]): readonly Problem[] {
  const headings = [...source.matchAll(/^#{2,4} (.+)$/gm)].map((match) => bareName(match[1] ?? ''));
  const missing = names.filter((name) => !headings.includes(name) && !source.includes(`\`${name}\``));
  return missing.map((name) => ({
    file,
    line: 1,
    column: 1,
    what: `The page does not mention ${name}`,
    todo: 'Add a section about it.',
  }));
}

/** `rsbuild.build()` → `build`, `` `createRsbuild` `` → `createRsbuild`. */
function bareName(heading: string): string {
  return heading
    .replace(/\{#.*\}/, '')
    .replaceAll('`', '')
    .trim()
    .replace(/^rsbuild\./, '')
    .replace(/\(.*$/, '');
}
