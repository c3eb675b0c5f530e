import type { GlossaryEntry } from './glossary-entries.ts';

export interface FoundTerm {
  /** As it is written in the text. */
  readonly name: string;
  readonly start: number;
  readonly entry: GlossaryEntry;
}

/** Terms of a text, in order and without overlaps. */
export type TermFinder = (text: string) => readonly FoundTerm[];

/**
 * Finds the longest name at each place. Ignores case, and finds plurals of English names. Latin names are whole words:
 * `chunk` is neither in `chunk-vendors` nor in `chunk.js`. Chinese names match anywhere.
 * @param otherMeanings phrases that contain names but are not terms
 */
export function termFinder(entries: readonly GlossaryEntry[], otherMeanings: readonly string[]): TermFinder {
  const byName = new Map(
    entries.flatMap((entry) => entry.names.flatMap(formsOf).map((form) => [keyOf(form), entry] as const)),
  );
  const names = [...byName.keys(), ...otherMeanings.flatMap(formsOf).map(keyOf)].toSorted(
    (a, b) => b.length - a.length,
  );
  const pattern = new RegExp(names.map(patternOf).join('|') || '(?!)', 'giu');
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: name, index: start }) => {
      const entry = byName.get(keyOf(name));
      return entry === undefined ? [] : [{ name, start, entry }];
    });
}

const keyOf = (name: string): string => name.toLowerCase().replace(/\s+/g, ' ');

/** The name, and its plural if it is English. */
function formsOf(name: string): readonly string[] {
  if (!/[a-z]$/i.test(name)) return [name];
  if (/(?:s|x|z|ch|sh)$/i.test(name)) return [name, `${name}es`];
  return [name, `${name.replace(/(?<![aeiou])y$/i, 'ie')}s`];
}

/** @param name in lowercase */
function patternOf(name: string): string {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`);
  const start = /^[a-z0-9]/.test(name) ? String.raw`(?<![a-z0-9_@/.#-])` : '';
  const end = /[a-z0-9]$/.test(name) ? String.raw`(?![a-z0-9_/-]|\.[a-z0-9])` : '';
  return start + escaped + end;
}
