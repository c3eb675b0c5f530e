import { expect, it } from 'vitest';
import { buildIndex } from '../engine/search-engine.ts';

/** The statement for `wick lamp oil` of a page with one line, in which `units` code units are before `oil`. */
function statementWith(units: number): string | undefined {
  const filler = 'x'.repeat(units - 'wick  lamp'.length);
  const page = { routePath: '/', title: 'Garden', content: `wick ${filler} lamp oil`, toc: [], domain: '' };
  return buildIndex([page]).search('wick lamp oil').pages[0]?.rows[0]?.statement;
}

it('a line is read for 16,384 code units from its first mark', () => {
  expect(statementWith(16_384)).toMatch(/lamp oil$/);
  expect(statementWith(16_385)).toMatch(/^wick/);
});
