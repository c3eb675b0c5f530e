/**
 * Parses the table of terms in WRITING.md. English phrases are separated by commas, Chinese phrases by `、`. A slash
 * separates the forms of a word: `take/takes the place of`.
 */
import type { Table, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Term } from '../../site/terms.ts';
import type { Problem } from '../../src/problems/problem.ts';

type Row = Required<Term>;

export interface TermTable {
  readonly terms: readonly Row[];
  /** Faults of the table. */
  readonly problems: readonly Problem[];
}

const HEADER = ['Term', 'Replaces', 'Chinese', 'Replaces in Chinese'];

const processor = unified().use(remarkParse).use(remarkGfm);

/** @param file relative to the package */
export function parseTerms(file: string, source: string): TermTable {
  const table = processor
    .parse(source)
    .children.find(
      (node): node is Table =>
        node.type === 'table' &&
        node.children[0] !== undefined &&
        sameCells(cellsOf(node.children[0]), HEADER),
    );
  if (!table) {
    const what = `No table starts with "${HEADER.join(' | ')}"`;
    return {
      terms: [],
      problems: [{ file, line: 1, column: 1, what, todo: 'Restore the header of the table of terms.' }],
    };
  }
  const rows = table.children
    .slice(1)
    .map((row) => ({ line: row.position?.start.line ?? 1, cells: cellsOf(row) }));
  const named = new Set(rows.map(({ cells: [en = ''] }) => en));
  const seen = new Set<string>();
  const replacedBy = new Map<string, string>();
  const problems: Problem[] = [];
  const terms: Row[] = [];
  for (const { line, cells } of rows) {
    const [en = '', insteadOfEn = '', zh = '', insteadOfZh = ''] = cells;
    const term = { en, zh, insteadEn: phrasesOf(insteadOfEn, ','), insteadZh: phrasesOf(insteadOfZh, '、') };
    const faults = [
      ...faultsOfRow(term, cells.length),
      ...(seen.has(en) ? [`"${en}" is listed twice`] : []),
      ...faultsOfPhrases(term.insteadEn, (phrase) => replacedBy.get(`en ${phrase}`)),
      ...faultsOfPhrases(term.insteadZh, (phrase) => replacedBy.get(`zh ${phrase}`)),
      ...term.insteadEn
        .filter((phrase) => named.has(phrase))
        .map((phrase) => `"${phrase}" is a term and cannot be replaced`),
    ];
    seen.add(en);
    for (const phrase of term.insteadEn) replacedBy.set(`en ${phrase}`, en);
    for (const phrase of term.insteadZh) replacedBy.set(`zh ${phrase}`, en);
    problems.push(
      ...faults.map((what) => ({ file, line, column: 1, what, todo: 'Correct the table of terms.' })),
    );
    if (faults.length === 0) terms.push(term);
  }
  return { terms, problems };
}

function cellsOf(row: TableRow): readonly string[] {
  return row.children.map((cell) => toString(cell).trim());
}

function sameCells(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((cell, index) => cell === b[index]);
}

function faultsOfRow({ en, zh, insteadEn, insteadZh }: Row, cells: number): readonly string[] {
  if (en === '') return ['The row has no term'];
  if (cells !== HEADER.length) return [`"${en}" has ${cells} cells instead of ${HEADER.length}`];
  if (zh === '') return [`"${en}" has no Chinese term`];
  return [...insteadEn, ...insteadZh].every((phrase) => /^\S+(?: \S+)*$/.test(phrase))
    ? []
    : [`"${en}" replaces an empty phrase`];
}

function faultsOfPhrases(
  phrases: readonly string[],
  earlier: (phrase: string) => string | undefined,
): readonly string[] {
  return phrases.flatMap((phrase) => {
    const term = earlier(phrase);
    return term === undefined ? [] : [`"${phrase}" is already replaced by "${term}"`];
  });
}

/** `take/took over, keep` → `take over`, `took over`, `keep` */
function phrasesOf(cell: string, separator: string): readonly string[] {
  return cell === '' ? [] : cell.split(separator).flatMap((phrase) => formsOf(phrase.trim()));
}

function formsOf(phrase: string): readonly string[] {
  const words = phrase.split(/\s+/).map((word) => word.split('/'));
  return words.reduce((starts, forms) => starts.flatMap((start) => forms.map((form) => `${start} ${form}`)));
}
