import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyzerFor } from '../analysis/analyzers.ts';
import { stringAt } from '../text/string-table.ts';
import { invertedIndexOf } from './index-builder.ts';
import { readSectionId } from './section-anchor.ts';

const indexOf = (headings: readonly { readonly text: string; readonly id: string }[]) =>
  invertedIndexOf(
    [
      { routePath: '/', title: 'Kites', content: '', toc: [], domain: '' },
      {
        routePath: '/a',
        title: 'Page',
        content: '',
        toc: headings.map((heading) => ({ ...heading, depth: 2, charIndex: -1 })),
        domain: '',
        keywords: ['kites'],
      },
    ],
    analyzerFor('en'),
  );

it('is stored as one character if it is the slug of the heading', () => {
  const index = indexOf([
    { text: 'Set a `base` path, 设置 (C++)', id: 'set-a-base-path-设置-c' },
    { text: 'Other', id: 'set-a-base-path' },
  ]);
  const anchors = index.store.strings.starts.length - 4;
  expect([stringAt(index.store.strings, anchors), stringAt(index.store.strings, anchors + 1)]).toEqual([
    ' ',
    'set-a-base-path',
  ]);
  expect([0, 1, 2, 3, 4].map((position) => readSectionId(index, 1, position))).toEqual([
    null,
    'set-a-base-path-设置-c',
    'set-a-base-path',
    null,
    null,
  ]);
});

it('is read unchanged', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('Set a path', ' Blank', 'é 👩‍💻 ｶﾞ', 'a\nb', "don't - stop"),
  );
  const id = fc.oneof(
    fc.string(),
    fc.constantFrom(' ', '  ', 'set-a-path', 'blank', ' blank', 'dont---stop', 'a-b'),
  );
  fc.assert(
    fc.property(fc.array(fc.record({ text, id }), { maxLength: 5 }), (headings) => {
      const index = indexOf(headings);
      expect(headings.map((_, at) => readSectionId(index, 1, at + 1))).toEqual(
        headings.map((heading) => heading.id || null),
      );
    }),
    { numRuns: 500 },
  );
});
