import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listOf } from './fake-provider.setup.ts';
import { presentResults, rowIds, segmentsOf } from './present-results.ts';

it('splits a text at its ranges', () => {
  expect(segmentsOf('output.assetPrefix', [{ start: 7, end: 12 }])).toEqual([
    { text: 'output.', marked: false },
    { text: 'asset', marked: true },
    { text: 'Prefix', marked: false },
  ]);
});

it('keeps every character and marks exactly the ranges, for any ranges', () => {
  const cuts = fc.string({ unit: 'grapheme' }).chain((text) =>
    fc.uniqueArray(fc.nat({ max: text.length })).map((points) => {
      const sorted = points.toSorted((a, b) => a - b);
      const ranges = sorted.flatMap((start, at) => {
        const end = sorted[at + 1];
        return at % 2 === 0 && end !== undefined ? [{ start, end }] : [];
      });
      return { text, ranges };
    }),
  );
  fc.assert(
    fc.property(cuts, ({ text, ranges }) => {
      const segments = segmentsOf(text, ranges);
      expect(segments.map((segment) => segment.text).join('')).toBe(text);
      const marked = segments.filter((segment) => segment.marked).map((segment) => segment.text);
      expect(marked).toEqual(ranges.map(({ start, end }) => text.slice(start, end)));
      expect(segments.every((segment) => segment.text !== '')).toBe(true);
    }),
  );
});

it('marks rows whose page needs a network', () => {
  const list = {
    ...listOf('port', ['server.port', 'server.host']),
    needsNetwork: (link: string) => link.includes('host'),
  };
  const [tab] = presentResults([list], rowIds(1), true);
  const marks = tab?.groups
    .flatMap(({ items }) => items)
    .map(({ href, needsNetwork }) => [href, needsNetwork]);
  expect(marks).toEqual(
    list.pages.flatMap(({ rows }) => rows).map(({ link }) => [link, link.includes('host')]),
  );
  expect(marks?.some(([, isMarked]) => isMarked)).toBe(true);
});

it('explains a page that was found by another name, instead of calling it related', () => {
  const list = listOf('cdn', ['assetPrefix']);
  const alsoCalled = { text: 'CDN path', ranges: [{ start: 0, end: 3 }] };
  const pages = list.pages.map((page) => ({
    ...page,
    rows: page.rows.map((row) => (row.type === 'title' ? { ...row, alsoCalled } : row)),
  }));
  const reasonsOf = (lists: Parameters<typeof presentResults>[0]) =>
    presentResults(lists, rowIds(1), true)[0]?.groups[0]?.items[0]?.reasons;
  expect(reasonsOf([list])).toEqual([{ kind: 'related' }]);
  expect(reasonsOf([{ ...list, pages }])).toEqual([
    {
      kind: 'alsoCalled',
      name: [
        { text: 'CDN', marked: true },
        { text: ' path', marked: false },
      ],
    },
  ]);
});

it('calls no row related beside one with marks', () => {
  const list = listOf('cdn', ['assetPrefix']);
  const pages = list.pages.map((page) => ({
    ...page,
    rows: page.rows.flatMap((row) => [
      row,
      { ...row, link: '/assetPrefix#cdn', ranges: [{ start: 0, end: 5 }] },
    ]),
  }));
  const [tab] = presentResults([{ ...list, pages }], rowIds(1), true);
  expect(tab?.groups[0]?.items.map(({ reasons }) => reasons)).toEqual([[], []]);
});
