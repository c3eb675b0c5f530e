import type { Explanation } from '@docs/search-core';
import { oneLine } from './marked-text.ts';
import type { ExplainCommand } from './parse-command.ts';
import type { Printed } from './printed.ts';
import { readIndex } from './read-file.ts';
import { tableLines } from './table.ts';

export function runExplain({ indexFile, text, routePath }: ExplainCommand): Printed {
  const index = readIndex(indexFile);
  if (!index.ok) return index;
  const explanation = index.value.explain(text, routePath);
  if (explanation.score === 0) {
    const error = `${routePath} has nothing of "${text}", or is no page of ${indexFile}. To see what is found: search-core query ${indexFile} "${text}"`;
    return { ok: false, error };
  }
  return { ok: true, value: explanationLines(explanation) };
}

function explanationLines({
  query,
  routePath,
  score,
  clauses,
  evidence,
  signals,
}: Explanation): readonly string[] {
  const words = clauses.map(({ term, kind, weight, terms, alternatives }) => [
    oneLine(term),
    kind,
    String(weight),
    String(terms),
    oneLine(alternatives.join(' ')),
  ]);
  const evidences = Object.entries(evidence).map(([name, value]) => [name, rounded(value)]);
  const steps = signals.map(({ name, weight, share }) => [name, String(weight), rounded(share)]);
  return [
    `${oneLine(routePath)} for "${oneLine(query)}": score ${rounded(score)}`,
    '',
    ...tableLines([['looked for', 'as', 'weight', 'terms', 'alternatives'], ...words]),
    '',
    ...tableLines([['evidence', 'value'], ...evidences]),
    '',
    ...tableLines([['signal', 'weight', 'share'], ...steps]),
  ];
}

function rounded(value: number): string {
  return value.toFixed(3);
}
