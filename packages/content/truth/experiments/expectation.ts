/** What an experiment expects of the files and the output of its commands. */
export type Expectation =
  | { readonly kind: 'exists' | 'absent'; readonly path: string }
  | { readonly kind: 'count'; readonly path: string; readonly count: number }
  | { readonly kind: 'contains' | 'lacks'; readonly in: string; readonly text: string | RegExp }
  | { readonly kind: 'ordered'; readonly in: string; readonly texts: readonly string[] }
  | { readonly kind: 'exits'; readonly code: number };

/** Result of one command. */
export interface Run {
  readonly command: string;
  /** HTTP status for `GET` and `POST`. */
  readonly code: number;
  /** Without ANSI colors; for a request, status, headers and body. */
  readonly output: string;
}

export interface Outcome {
  readonly runs: readonly Run[];
  /** Texts by path, without `node_modules`. */
  readonly files: Readonly<Record<string, string>>;
}

/** Place of the output of all commands, or of those that start with a text: `output of GET /about`. */
const OUTPUT = /^output(?: of (.+))?$/;

const output = (command?: string): string => (command === undefined ? 'output' : `output of ${command}`);

/** In a path, `*` matches within a segment, `**` any segments. */
export const exists = (path: string): Expectation => ({ kind: 'exists', path });
export const absent = (path: string): Expectation => ({ kind: 'absent', path });
export const count = (path: string, count: number): Expectation => ({ kind: 'count', path, count });
/** All matching files together; there must be one. */
export const contains = (path: string, text: string | RegExp): Expectation => ({
  kind: 'contains',
  in: path,
  text,
});
export const lacks = (path: string, text: string | RegExp): Expectation => ({
  kind: 'lacks',
  in: path,
  text,
});
/** Each text is found behind the one before. */
export const ordered = (path: string, ...texts: readonly string[]): Expectation => ({
  kind: 'ordered',
  in: path,
  texts,
});
export const prints = (text: string | RegExp, command?: string): Expectation =>
  contains(output(command), text);
export const printsNot = (text: string | RegExp, command?: string): Expectation =>
  lacks(output(command), text);
export const printsInOrder = (...texts: readonly string[]): Expectation => ordered(output(), ...texts);
/**
 * Exit code of the last command, or the HTTP status. Without this expectation, all commands must succeed; a request
 * must not have an error status that no expectation names.
 */
export const exits = (code: number): Expectation => ({ kind: 'exits', code });

/** What is wrong, or null if the expectation is met. */
export function unmet(expectation: Expectation, outcome: Outcome): string | null {
  switch (expectation.kind) {
    case 'exists':
    case 'absent':
    case 'count':
      return unmetCount(expectation.path, wantedCount(expectation), outcome);
    case 'contains':
    case 'lacks': {
      const found = textAt(expectation.in, outcome);
      if (found === null) return missing(expectation.in, outcome);
      const { kind, text } = expectation;
      const isThere = typeof text === 'string' ? found.includes(text) : text.test(found);
      if (isThere === (kind === 'contains')) return null;
      return `expected that ${expectation.in} ${kind} ${quote(text)}, but it is: ${shorten(found)}`;
    }
    case 'ordered': {
      const found = textAt(expectation.in, outcome);
      if (found === null) return missing(expectation.in, outcome);
      let from = 0;
      for (const text of expectation.texts) {
        const at = found.indexOf(text, from);
        if (at < 0)
          return `expected ${expectation.texts.map(quote).join(', then ')} in ${expectation.in}, but there is no ${quote(text)} in or behind: ${shorten(found.slice(from))}`;
        from = at + text.length;
      }
      return null;
    }
    case 'exits': {
      const last = outcome.runs.at(-1);
      return last?.code === expectation.code
        ? null
        : `expected code ${expectation.code} of "${last?.command ?? ''}", but it is ${last?.code ?? 'none'}: ${shorten(last?.output ?? '')}`;
    }
  }
}

/** Null stands for at least one. */
function wantedCount(expectation: Extract<Expectation, { path: string }>): number | null {
  if (expectation.kind === 'count') return expectation.count;
  return expectation.kind === 'absent' ? 0 : null;
}

function unmetCount(path: string, wanted: number | null, { files }: Outcome): string | null {
  const found = matching(path, files);
  if (wanted === null ? found.length > 0 : found.length === wanted) return null;
  const all = Object.keys(files).filter((file) => file.startsWith(path.split('/')[0] ?? ''));
  return `expected ${wanted ?? 'one or more'} of ${path}, but there are ${found.length} among: ${all.join(', ')}`;
}

function matching(path: string, files: Outcome['files']): readonly string[] {
  const pattern = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/|\*\*?/g, (star) => (star === '*' ? '[^/]*' : star === '**' ? '.*' : '(?:.*/)?'));
  const expression = new RegExp(`^${pattern}$`);
  return Object.keys(files).filter((file) => expression.test(file));
}

/** Whether it names the error status of a request: `exits(404)` for the last command, or the text `HTTP 404`. */
export function namesStatus(expectation: Expectation, run: Run, { runs }: Outcome): boolean {
  const status = `HTTP ${run.code}`;
  switch (expectation.kind) {
    case 'exits':
      return run === runs.at(-1) && run.code === expectation.code;
    case 'contains':
      return isOutputOf(expectation.in, run) && String(expectation.text).includes(status);
    case 'ordered':
      return isOutputOf(expectation.in, run) && expectation.texts.some((text) => text.includes(status));
    case 'exists':
    case 'absent':
    case 'count':
    case 'lacks':
      return false;
  }
}

function isOutputOf(place: string, { command }: Run): boolean {
  const isOutput = OUTPUT.exec(place);
  return isOutput !== null && command.startsWith(isOutput[1] ?? '');
}

function textAt(place: string, { runs, files }: Outcome): string | null {
  if (!OUTPUT.test(place)) {
    const found = matching(place, files);
    return found.length === 0 ? null : found.map((file) => files[file]).join('\n');
  }
  const of = runs.filter((run) => isOutputOf(place, run));
  return of.length === 0 ? null : of.map((run) => run.output).join('\n');
}

function missing(place: string, { runs, files }: Outcome): string {
  const all = [...Object.keys(files), ...runs.map(({ command }) => output(command))];
  return `there is no ${place} among: ${all.join(', ')}`;
}

function quote(text: string | RegExp): string {
  return typeof text === 'string' ? JSON.stringify(text) : String(text);
}

export function shorten(text: string): string {
  return text.length <= 3000 ? text : `${text.slice(0, 1500)} … ${text.slice(-1500)}`;
}
