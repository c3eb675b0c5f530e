/**
 * Everything that is wrong with the content is a `Problem`: where it is, what is wrong, what to do. Problems are
 * collected and listed together; only then does the build stop.
 */
export interface Problem extends ProblemPlace {
  /** What is wrong, without a full stop. */
  readonly what: string;
  /** What to do about it: a sentence. */
  readonly todo: string;
}

export interface ProblemPlace {
  /** Relative to the package, with `/` separators: `pages/en/config/server/port.mdx`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

export function formatProblem(problem: Problem): string {
  return `${problem.file}:${problem.line}:${problem.column}  ${problem.what}. ${problem.todo}`;
}

/** One line per problem, by file and place; the same problem (a partial used by two pages) is listed once. */
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
