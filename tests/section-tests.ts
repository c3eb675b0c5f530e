import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import type { Section } from './sections.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const skipped = new Set(['node_modules', 'dist', 'fixtures', 'reports']);

/** A test as its file states it; one that a loop makes many of counts once. */
export interface StatedTest {
  /** Relative to the root, with `/`. */
  readonly file: string;
  /** Titles of the blocks around it, the outermost first. */
  readonly rules: readonly string[];
  readonly title: string;
}

function* filesOf(path: string, ending: RegExp): Generator<string> {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (statSync(full).isFile()) yield path;
  else
    for (const entry of readdirSync(full)) {
      if (!skipped.has(entry) && (ending.test(entry) || statSync(join(full, entry)).isDirectory()))
        yield* filesOf(`${path}/${entry}`, ending);
    }
}

/** `it(…)`, `test(…)`, `it.each(…)(…)`; the same of `describe`, which Playwright has on `test`. */
function callOf({ expression }: ts.CallExpression): 'test' | 'describe' | null {
  const callee = (ts.isCallExpression(expression) ? expression.expression : expression).getText();
  if (/^(it|test)(\.(each|for|skipIf|runIf|only))?$/.test(callee)) return 'test';
  return /^(test\.)?describe(\.(each|for|serial))?$/.test(callee) ? 'describe' : null;
}

const titleOf = (argument: ts.Expression | undefined): string | null =>
  argument && (ts.isStringLiteralLike(argument) || ts.isTemplateExpression(argument))
    ? argument.getText().slice(1, -1)
    : null;

function testsOf(file: string): readonly StatedTest[] {
  const tests: StatedTest[] = [];
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const visit = (node: ts.Node, rules: readonly string[]) => {
    const call = ts.isCallExpression(node) ? callOf(node) : null;
    const title = ts.isCallExpression(node) ? titleOf(node.arguments[0]) : null;
    if (call === 'test' && title !== null) tests.push({ file, rules, title });
    const inner = call === 'describe' && title !== null ? [...rules, title] : rules;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, []);
  return tests;
}

/** All tests in a file, or in the files below a folder. */
export const unitTests = (path: string): readonly StatedTest[] =>
  [...filesOf(path, /\.test\.tsx?$/)].flatMap(testsOf);

export const unitFiles = (path: string): readonly string[] => [...filesOf(path, /\.test\.tsx?$/)];

export const browserTests = (folder: string): readonly StatedTest[] =>
  [...filesOf(`tests/e2e/${folder}`, /\.spec\.ts$/)].flatMap(testsOf);

export const browserFolders = (): readonly string[] =>
  readdirSync(join(root, 'tests/e2e'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

export const testsOfSection = ({ folder, units }: Section) => ({
  browser: browserTests(folder),
  units: [...new Set(units.flatMap(unitFiles))].flatMap(testsOf),
});
