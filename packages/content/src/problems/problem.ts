/**
 * A fault in the content: where it is, what is wrong and what to do. The build collects all problems before it fails.
 */
export interface Problem extends ProblemPlace {
  /** What is wrong, without a full stop. */
  readonly what: string;
  /** What to do, as a sentence. */
  readonly todo: string;
}

export interface ProblemPlace {
  /** Relative to the package, separated by `/`: `pages/en/config/server/port.mdx`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

export function formatProblem(problem: Problem): string {
  return `${problem.file}:${problem.line}:${problem.column}  ${problem.what}. ${problem.todo}`;
}

/** One line per problem, sorted by file and position. Duplicates (a partial used by two pages) are removed. */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = problems.toSorted(
    (a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
  return [...new Set(sorted.map(formatProblem))].join('\n');
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
