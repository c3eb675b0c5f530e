import { limits, type SearchResult } from '@docs/search-core';
import { hrefKind } from '@docs/content/paths';
import { describe, expect, it } from 'vitest';
import { presentResults, rowIds, segmentsOf } from './present-results.ts';
import { rangesOfBytes } from './remote/byte-ranges.ts';
import { rowsOfHit } from './remote/hit-rows.ts';
import { parseRemoteAnswer } from './remote/remote-answer.ts';
import { foreignHref, remoteHash, remotePath } from './remote/remote-href.ts';
import fc from 'fast-check';

const origin = 'https://docs.test';
const runs = { numRuns: 300, seed: 1 };

/** Known attack strings: markup, schemes, other hosts, lone surrogates, bidi controls, whitespace. */
const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '"><svg/onload=alert(1)>',
    'javascript:alert(1)',
    'JaVa\tScRiPt:alert(1)',
    '\u0001javascript:',
    'data:text/html,<b>',
    'vbscript:',
    '//evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    'https:evil.test',
    'https://user@evil.test:99/',
    '..//evil.test',
    './/evil.test',
    '%2f%2fevil.test',
    '&lt;b&gt;',
    '{{x}}',
    '${x}',
    '$&',
    '\ud800',
    '\udc00',
    '\u202e',
    '\u0000',
    '\ufeff',
    'İ',
    'ß',
    'ﬁ',
    '😀',
    '端口',
    'port',
    '__proto__',
    'constructor',
    ' > ',
    '\n',
    '\t',
    '#',
    '?',
  ),
);
const hostile = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));

function expectSafe(href: string): void {
  expect(['internal', 'external', 'hash']).toContain(hrefKind(href));
  expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(href, `${origin}/here`).protocol);
}

describe('hostile strings', () => {
  it('as paths, ids and domains give safe URLs', () => {
    fc.assert(
      fc.property(hostile, hostile, hostile, (routePath, id, domain) => {
        const own = remotePath(routePath) + remoteHash(id);
        expect(own).toMatch(/^\/(?![/\\])/);
        expectSafe(own);
        expect(new URL(own, origin).origin).toBe(origin);
        expectSafe(foreignHref(domain, remotePath(routePath), origin) + remoteHash(id));
      }),
      runs,
    );
  });

  it('as links of rows give safe URLs', () => {
    fc.assert(
      fc.property(hostile, hostile, (link, text) => {
        const row: SearchResult = {
          type: 'title',
          title: text,
          header: text,
          trail: [text],
          link,
          group: text,
          ranges: [],
          statement: text,
          statementRanges: [],
          isCode: false,
          corrections: [{ typed: text, found: text }],
        };
        const pages = [{ routePath: link, title: text, rows: [row] }];
        const [tab] = presentResults([{ label: text, isForeign: false, pages }], rowIds(3), true);
        const item = tab?.groups[0]?.items[0];
        expect(['internal', 'external', 'hash']).toContain(hrefKind(item?.href ?? ''));
        expect(item?.id).toBe('3-0');
      }),
      runs,
    );
  });

  it('as remote hits give rows with ranges inside their texts', () => {
    const place = fc.record({
      start: fc.integer({ min: -2, max: 90 }),
      length: fc.integer({ min: -2, max: 30 }),
    });
    const hit = fc.record(
      {
        routePath: hostile,
        title: hostile,
        content: hostile,
        domain: hostile,
        toc: fc.array(
          fc.record({ text: hostile, id: hostile, depth: fc.integer(), charIndex: fc.integer() }),
          // More headings than `limits.rowsPerPage`.
          { maxLength: 9 },
        ),
        _matchesPosition: fc.record({ content: fc.array(place, { maxLength: 4 }) }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(hit, hostile, (json, query) => {
        const [parsed] = parseRemoteAnswer([{ index: 'x', hits: [json] }], 7)?.[0]?.hits ?? [];
        if (!parsed) throw new Error('the hit was dropped');
        const { rows } = rowsOfHit(parsed, query, remotePath(parsed.routePath));
        expect(rows.length).toBeGreaterThan(0);
        expect(rows.length).toBeLessThanOrEqual(limits.rowsPerPage);
        for (const row of rows) {
          expectSafe(row.link);
          const main = row.type === 'title' ? row.title : row.type === 'header' ? row.heading : row.statement;
          for (const [text, ranges] of [
            [main, row.ranges],
            [row.statement, row.statementRanges],
          ] as const) {
            expect(
              segmentsOf(text, ranges)
                .map((segment) => segment.text)
                .join(''),
            ).toBe(text);
            expect(ranges.at(-1)?.end ?? 0).toBeLessThanOrEqual(text.length);
          }
        }
      }),
      runs,
    );
  });

  it('have byte places that never split a character', () => {
    const place = fc.record({ start: fc.nat(90), length: fc.integer({ min: 1, max: 30 }) });
    fc.assert(
      fc.property(hostile, fc.array(place, { maxLength: 4 }), (text, places) => {
        for (const { start, end } of rangesOfBytes(text, places)) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
          for (const at of [start, end]) {
            expect(text.slice(Math.max(0, at - 1), at + 1)).not.toMatch(/^[\ud800-\udbff][\udc00-\udfff]$/);
          }
        }
      }),
      runs,
    );
  });
});
