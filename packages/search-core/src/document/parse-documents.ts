import { failure, success } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type { SearchDocument, TocEntry } from './search-document.ts';

/** `path` points at the offending value, as in `[3].toc[0].id`; `expected` says what belongs there. */
export interface DocumentsError {
  readonly kind: 'bad-documents';
  readonly path: string;
  readonly expected: string;
}

type Parsed<T> = Outcome<T, DocumentsError>;
type UnknownRecord = Readonly<Record<string, unknown>>;

/**
 * Checks parsed JSON and copies the known fields; unknown ones are dropped. Only `routePath`, `title` and `content` are
 * required. Stops at the first wrong value.
 */
export function parseDocuments(json: unknown): Parsed<readonly SearchDocument[]> {
  return parseList(json, '', parseDocument);
}

function parseDocument(value: unknown, path: string): Parsed<SearchDocument> {
  if (!isRecord(value)) return wrong(path, 'an object');
  const { routePath, title, content, domain = '', toc: tocValue = [], group } = value;
  if (typeof routePath !== 'string') return wrong(`${path}.routePath`, 'a string');
  if (typeof title !== 'string') return wrong(`${path}.title`, 'a string');
  if (typeof content !== 'string') return wrong(`${path}.content`, 'a string');
  if (typeof domain !== 'string') return wrong(`${path}.domain`, 'a string');
  if (group !== undefined && typeof group !== 'string') return wrong(`${path}.group`, 'a string');
  const toc = parseList(tocValue, `${path}.toc`, parseTocEntry);
  if (!toc.ok) return toc;
  const names: { keywords?: readonly string[]; synonyms?: readonly string[] } = {};
  for (const field of ['keywords', 'synonyms'] as const) {
    if (value[field] === undefined) continue;
    const parsed = parseList(value[field], `${path}.${field}`, parseString);
    if (!parsed.ok) return parsed;
    names[field] = parsed.value;
  }
  const document = { routePath, title, content, toc: toc.value, domain, ...names };
  return success(group === undefined ? document : { ...document, group });
}

function parseString(value: unknown, path: string): Parsed<string> {
  return typeof value === 'string' ? success(value) : wrong(path, 'a string');
}

function parseTocEntry(value: unknown, path: string): Parsed<TocEntry> {
  if (!isRecord(value)) return wrong(path, 'an object');
  const { text, id, depth, charIndex } = value;
  if (typeof text !== 'string') return wrong(`${path}.text`, 'a string');
  if (typeof id !== 'string') return wrong(`${path}.id`, 'a string');
  if (!isInt32(depth)) return wrong(`${path}.depth`, 'an integer');
  if (!isInt32(charIndex)) return wrong(`${path}.charIndex`, 'an integer');
  return success({ text, id, depth, charIndex });
}

function parseList<T>(
  value: unknown,
  path: string,
  parse: (item: unknown, path: string) => Parsed<T>,
): Parsed<readonly T[]> {
  if (!Array.isArray(value)) return wrong(path, 'an array');
  const items: T[] = [];
  for (const [position, item] of value.entries()) {
    const parsed = parse(item, `${path}[${position}]`);
    if (!parsed.ok) return parsed;
    items.push(parsed.value);
  }
  return success(items);
}

function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Depth and charIndex are whole numbers of 32 bits. */
function isInt32(value: unknown): value is number {
  return typeof value === 'number' && (value | 0) === value;
}

function wrong(path: string, expected: string): Parsed<never> {
  return failure({ kind: 'bad-documents', path: path === '' ? '(root)' : path, expected });
}
