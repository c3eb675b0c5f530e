/** Parses YAML text into a typed `Frontmatter`, or into issues with their positions. */
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { Document } from 'yaml';
import type { z } from 'zod';
import { nearest } from '../problems/nearest.ts';
import type { Frontmatter } from '../types.ts';
import { frontmatterSchema, knownKeys, valueHints } from './frontmatter-schema.ts';

interface Place {
  /** From 1, in the page file. */
  readonly line: number;
  readonly column: number;
}

interface FrontmatterIssue extends Place {
  readonly what: string;
  readonly todo: string;
}

export interface ParsedFrontmatter {
  /** Null if there are issues. */
  readonly frontmatter: Frontmatter | null;
  readonly issues: readonly FrontmatterIssue[];
  /** Position of a value by its path of YAML keys, such as `['hero', 'actions', 0, 'link']`. */
  readonly placeOf: (path: readonly PropertyKey[]) => Place;
}

/** @param linesBefore number of lines before the YAML text: 1 for the opening `---` */
export function parseFrontmatter(yaml: string, linesBefore = 1): ParsedFrontmatter {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const toPlace = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(line, 1) + linesBefore, column: Math.max(col, 1) };
  };
  const placeOf = (path: readonly PropertyKey[]): Place => toPlace(offsetOf(document, path));
  const syntax = [...document.errors, ...document.warnings].map((error) => ({
    ...toPlace(error.pos[0]),
    what: `The frontmatter is not valid YAML: ${error.message.replace(/\.$/, '')}`,
    todo: 'Correct the line; text with a colon or a bracket needs quotes.',
  }));
  if (syntax.length > 0) return { frontmatter: null, issues: syntax, placeOf };
  const references = referenceIssues(document, toPlace);
  if (references.length > 0) return { frontmatter: null, issues: references, placeOf };
  const parsed = frontmatterSchema.safeParse(document.toJS() ?? {});
  if (parsed.success) return { frontmatter: parsed.data, issues: [], placeOf };
  const issues = parsed.error.issues.flatMap((issue) => describe(issue, placeOf));
  return { frontmatter: null, issues, placeOf };
}

/** Text that starts with `*` or `&` is a YAML alias or anchor. Pages need neither, and `toJS` throws for some aliases. */
function referenceIssues(
  document: Document,
  toPlace: (offset: number) => Place,
): readonly FrontmatterIssue[] {
  const issues: FrontmatterIssue[] = [];
  visit(document, {
    Node: (_key, node) => {
      if (!isAlias(node) && node.anchor === undefined) return;
      issues.push({
        ...toPlace(node.range?.[0] ?? 0),
        what: `The frontmatter has a YAML ${isAlias(node) ? `alias, *${node.source}` : `anchor, &${node.anchor}`}`,
        todo: 'Put the text into quotes.',
      });
    },
  });
  return issues;
}

type SchemaIssue = z.core.$ZodIssue;

function describe(
  issue: SchemaIssue,
  placeOf: (path: readonly PropertyKey[]) => Place,
): readonly FrontmatterIssue[] {
  const name = issue.path.filter((step) => typeof step !== 'number').join('.');
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys[name] ?? [];
    return issue.keys.map((key) => {
      const near = nearest(key, known);
      return {
        ...placeOf([...issue.path, key]),
        what: `Unknown frontmatter key "${name === '' ? key : `${name}.${key}`}"`,
        todo: `${near === null ? 'Remove it' : `Did you mean "${near}"`}${near === null ? '.' : '?'} Known keys: ${known.join(', ')}.`,
      };
    });
  }
  const key = String(issue.path.findLast((step) => typeof step !== 'number') ?? '');
  const missing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
  return [
    {
      ...placeOf(issue.path),
      what: missing
        ? `Frontmatter key "${name}" is missing`
        : `Frontmatter key "${name}" has an invalid value: ${issue.message}`,
      todo: missing
        ? `Add a line "${key}: …" between the --- lines.`
        : `${valueHints[key] ?? 'Write text; numbers and words like true need quotes'}.`,
    },
  ];
}

/** Offset of the key or list item at the path, or of its nearest existing parent. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let offset = 0;
  let node: unknown = document.contents;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
      if (!pair || !isScalar(pair.key)) return offset;
      offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node) && typeof step === 'number') {
      node = node.items[step];
      offset = rangeStart(node) ?? offset;
    } else return offset;
  }
  return offset;
}

function rangeStart(node: unknown): number | null {
  return isMap(node) || isSeq(node) || isScalar(node) ? (node.range?.[0] ?? null) : null;
}
