/** Compares the page on hooks with the calls and arguments recorded from the real package. */
import type { Problem } from '../../src/problems/problem.ts';
import { askPackages } from '../process/ask-packages.ts';

interface Call {
  readonly hook: string;
  readonly keys: readonly string[];
}

const commands = ['dev', 'build', 'preview'] as const;

export type Recorded = Readonly<Record<(typeof commands)[number], readonly Call[]>>;

export function recordHooks(): Recorded {
  return askPackages('truth/hooks/record-hooks.mjs', () => commands) as Recorded;
}

/** Called on every compile, so its position relative to the start of the server varies. */
const WITH_COMPILE = 'modifyHTMLTags';
/** Called at process exit, after the recording ends. */
const AT_EXIT = 'onExit';

/** @param source text of the page; the lists are below the headings with the ids `order-in-dev` and so on */
export function checkHooks(file: string, source: string, recorded: Recorded): readonly Problem[] {
  const lines = source.split('\n');
  return commands.flatMap((command) => {
    const start = lines.findIndex((line) => isHeading(line, command));
    if (start === -1) return [problem(file, 1, `The page has no section "Order in ${command}"`, 'Add it.')];
    const stated = listBelow(lines, start);
    const real = recorded[command].map(({ hook }) => hook);
    const onPage = stated.filter((hook) => hook !== WITH_COMPILE && hook !== AT_EXIT).join(', ');
    const called = real.filter((hook) => hook !== WITH_COMPILE).join(', ');
    const missing = [...new Set(real), AT_EXIT].filter((hook) => !stated.includes(hook));
    return [
      ...(onPage === called
        ? []
        : [
            problem(
              file,
              start + 1,
              `In ${command} the package calls ${called}, the page says ${onPage}`,
              'State the real order.',
            ),
          ]),
      ...missing.map((hook) =>
        problem(file, start + 1, `The order in ${command} does not list ${hook}`, 'Add it.'),
      ),
    ];
  });
}

function isHeading(line: string, command: string): boolean {
  return (
    /^#{2,4} /.test(line) &&
    (line.includes(`{#order-in-${command}}`) || line.trim().toLowerCase().endsWith(`order in ${command}`))
  );
}

/** Hooks at the start of the ordered list items in the section below a line. */
function listBelow(lines: readonly string[], start: number): readonly string[] {
  const section = lines.slice(start + 1);
  const end = section.findIndex((line) => /^#{2,4} /.test(line));
  return section
    .slice(0, end === -1 ? section.length : end)
    .flatMap((line) => /^\d+\.\s+\[?`(\w+)`/.exec(line)?.[1] ?? []);
}

/** The section of a hook must mention each key of its first argument. */
export function checkArguments(
  file: string,
  textOfHook: (hook: string) => string | null,
  recorded: Recorded,
): readonly Problem[] {
  const calls = Object.values(recorded).flat();
  return [...new Set(calls.map(({ hook }) => hook))].flatMap((hook) => {
    const text = textOfHook(hook);
    if (text === null) return [problem(file, 1, `The hook ${hook} has no section`, 'Add one.')];
    if (WHOLE_CONFIGURATIONS.includes(hook)) return [];
    // The arguments of a hook may depend on the command.
    const keys = new Set(calls.flatMap((call) => (call.hook === hook ? call.keys : [])));
    return [...keys]
      .filter((key) => !new RegExp(`\\b${key}\\b`).test(text))
      .map((key) =>
        problem(file, 1, `The section on ${hook} does not mention its argument ${key}`, 'Name it.'),
      );
  });
}

/** Hooks whose argument is a configuration, which is documented elsewhere. */
const WHOLE_CONFIGURATIONS: readonly string[] = [
  'modifyRsbuildConfig',
  'modifyRspackConfig',
  'modifyBundlerChain',
];

function problem(file: string, line: number, what: string, todo: string): Problem {
  return { file, line, column: 1, what, todo };
}
