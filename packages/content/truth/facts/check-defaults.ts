/** Compares the stated defaults with what the real package resolves. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../src/problems/problem.ts';
import { packagesFolder } from '../packages-folder.ts';
import type { PageText } from '../page-text.ts';
import { askPackages } from '../process/ask-packages.ts';
import { statedOptions } from './option-facts.ts';
import type { StatedOption } from './option-facts.ts';

interface Answer {
  readonly equal: boolean;
  /** Resolved value in development and in production. */
  readonly actual: readonly string[];
  readonly error: string | null;
}

export function checkDefaults(pages: readonly PageText[]): readonly Problem[] {
  const stated = statedOptions(pages);
  const answers = resolve(stated);
  return stated.flatMap((option, index) => {
    const answer = answers[index];
    if (option.setLater !== null) return checkSource(option, option.setLater);
    if (!answer || answer.equal) return [];
    const [development = '', production = ''] = answer.actual;
    const actual =
      development === production ? development : `${development} in development, ${production} in production`;
    return [
      problem(
        option,
        `The stated default of ${option.path} is ${option.default}, the package resolves ${actual}`,
        answer.error === null
          ? 'State that value, or add setLater with the line that sets yours.'
          : `The default must be a JavaScript expression (${answer.error}), or setLater must name the line that sets it.`,
      ),
    ];
  });
}

function checkSource(
  option: StatedOption,
  { file, line }: { file: string; line: string },
): readonly Problem[] {
  const path = join(packagesFolder, 'node_modules', file);
  if (!existsSync(path)) {
    return [
      problem(
        option,
        `setLater has the file ${file}, which is not in the packages`,
        'Write a path below node_modules.',
      ),
    ];
  }
  if (line.length >= MIN_LINE_CHARS && readFileSync(path, 'utf8').includes(line)) return [];
  return [
    problem(
      option,
      `setLater has a line that is not in ${file}: ${line}`,
      `Copy at least ${MIN_LINE_CHARS} characters of the line that sets the value.`,
    ),
  ];
}

/** Shorter excerpts could match anywhere. */
const MIN_LINE_CHARS = 12;

function problem({ page }: StatedOption, what: string, todo: string): Problem {
  return { file: page.file, line: 1, column: 1, what, todo };
}

function resolve(stated: readonly StatedOption[]): readonly Answer[] {
  return askPackages('truth/facts/resolve-defaults.mjs', () =>
    stated.map((option) => ({ path: option.path, expression: option.default })),
  ) as readonly Answer[];
}
