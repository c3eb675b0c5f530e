import { runBuild } from './build-command.ts';
import { runExplain } from './explain-command.ts';
import { oneLine } from './marked-text.ts';
import type { Marks } from './marked-text.ts';
import { parseCommand, usage } from './parse-command.ts';
import type { Command } from './parse-command.ts';
import type { Printed } from './printed.ts';
import { runQuery } from './query-command.ts';
import { runSite } from './site-command.ts';

/** 0: success; 1: a file or its content cannot be used; 2: the command line is wrong. */
type ExitCode = 0 | 1 | 2;

export interface Ending {
  readonly exitCode: ExitCode;
  /** For stdout, without the last line break. */
  readonly output: string;
  /** For stderr: what is wrong, where, and what to do. */
  readonly message: string;
}

export function runCommandLine(args: readonly string[], marks: Marks): Ending {
  const command = parseCommand(args);
  if (!command.ok) return { exitCode: 2, output: '', message: command.error };
  const printed = run(command.value, marks);
  return printed.ok
    ? { exitCode: 0, output: printed.value.join('\n'), message: '' }
    : { exitCode: 1, output: '', message: printed.error.split('\n').map(oneLine).join('\n') };
}

function run(command: Command, marks: Marks): Printed {
  switch (command.kind) {
    case 'help':
      return { ok: true, value: [usage] };
    case 'build':
      return runBuild(command);
    case 'query':
      return runQuery(command, marks);
    case 'explain':
      return runExplain(command);
    case 'site':
      return runSite(command);
  }
}
