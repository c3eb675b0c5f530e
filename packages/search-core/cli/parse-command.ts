import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Outcome } from '@docs/search-core';
import { shortestTag } from './site/language-tag.ts';

export interface BuildCommand {
  readonly kind: 'build';
  readonly documentsFile: string;
  readonly indexFile: string;
  /** File for the page contents; undefined if they are stored in `indexFile`. */
  readonly contentsFile: string | undefined;
  readonly locale: string;
}

export interface QueryCommand {
  readonly kind: 'query';
  readonly indexFile: string;
  readonly text: string;
  /** Maximum number of pages. */
  readonly limit: number;
}

export interface ExplainCommand {
  readonly kind: 'explain';
  readonly indexFile: string;
  readonly text: string;
  readonly routePath: string;
}

export interface SiteCommand {
  readonly kind: 'site';
  /** Output folder of a site generator. */
  readonly folder: string;
  /** Locale of pages without `lang`: a shortest tag, like theirs. */
  readonly locale: string;
}

export type Command = { readonly kind: 'help' } | BuildCommand | QueryCommand | ExplainCommand | SiteCommand;

const defaultLimit = 7;

export const usage = `search-core build DOCUMENTS.json -o INDEX.bin [--contents CONTENTS.bin] [--locale LOCALE]
    Builds an index of a list of documents. With --contents, in the two parts that a page loads. LOCALE is en
    unless given.
search-core query INDEX.bin TEXT [--limit NUMBER]
    Prints the pages that TEXT finds, best first; ${defaultLimit} of them unless another NUMBER is given.
search-core explain INDEX.bin TEXT ROUTE_PATH
    Prints where the score of one page comes from.
search-core site FOLDER [--locale LOCALE]
    Builds the search of the HTML pages in FOLDER, which any site generator wrote, into FOLDER/search-core.
    LOCALE is for pages without a lang attribute, and is en unless given.`;

const options = {
  output: { type: 'string', short: 'o' },
  contents: { type: 'string' },
  locale: { type: 'string' },
  limit: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type OptionName = keyof typeof options;

interface Shape {
  readonly operands: readonly string[];
  readonly options: readonly OptionName[];
}

/** Arguments of each command, named as in the usage. */
const shapes: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ['build', { operands: ['DOCUMENTS.json'], options: ['output', 'contents', 'locale'] }],
  ['query', { operands: ['INDEX.bin', 'TEXT'], options: ['limit'] }],
  ['explain', { operands: ['INDEX.bin', 'TEXT', 'ROUTE_PATH'], options: [] }],
  ['site', { operands: ['FOLDER'], options: ['locale'] }],
]);

/** The error says what is wrong with the command line and how to correct it. */
export function parseCommand(args: readonly string[]): Outcome<Command, string> {
  let parsed: ReturnType<typeof split>;
  try {
    parsed = split(args);
  } catch (reason) {
    return wrong(reason instanceof Error ? reason.message : String(reason));
  }
  const { values, positionals } = parsed;
  const [name, ...operands] = positionals;
  if (values.help === true) return { ok: true, value: { kind: 'help' } };
  if (name === undefined) return wrong('no command is given.');
  const shape = shapes.get(name);
  if (shape === undefined) return wrong(`there is no command "${name}".`);
  const fault = faultOf(name, shape, operands, Object.keys(values));
  if (fault !== null) return wrong(fault);

  const [file = '', text = '', routePath = ''] = operands;
  const { locale = 'en' } = values;
  if (name === 'site') {
    const tag = shortestTag(locale);
    if (tag === undefined) {
      return wrong(`--locale takes a language tag such as en or zh-TW, not "${locale}".`);
    }
    return { ok: true, value: { kind: 'site', folder: file, locale: tag } };
  }
  if (name === 'build') {
    const { output: indexFile, contents: contentsFile } = values;
    if (indexFile === undefined) return wrong('build needs -o INDEX.bin, the file to write.');
    const files = [file, indexFile, ...(contentsFile === undefined ? [] : [contentsFile])];
    if (new Set(files.map((path) => resolve(path))).size < files.length)
      return wrong('build needs a different path for each file.');
    return { ok: true, value: { kind: 'build', documentsFile: file, indexFile, contentsFile, locale } };
  }
  if (name === 'explain') return { ok: true, value: { kind: 'explain', indexFile: file, text, routePath } };
  const limit = values.limit === undefined ? defaultLimit : Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1) {
    return wrong(`--limit takes a whole number from 1, not "${values.limit}".`);
  }
  return { ok: true, value: { kind: 'query', indexFile: file, text, limit } };
}

function split(args: readonly string[]) {
  return parseArgs({ args: [...args], options, allowPositionals: true });
}

function faultOf(
  name: string,
  shape: Shape,
  operands: readonly string[],
  given: readonly string[],
): string | null {
  const foreign = given.find((option) => !shape.options.some((known) => known === option));
  if (foreign !== undefined) return `${name} takes no --${foreign}.`;
  const missing = shape.operands[operands.length];
  if (missing !== undefined) return `${name} needs ${missing}.`;
  const extra = operands[shape.operands.length];
  return extra === undefined ? null : `"${extra}" is too much; put a text of several words in quotes.`;
}

function wrong(fault: string): Outcome<never, string> {
  return { ok: false, error: `${fault}\n\n${usage}` };
}
