import { describe, expect, it } from 'vitest';
import { sampleDocumentsEn } from '../testing/sample-documents.ts';
import { parseDocuments } from './parse-documents.ts';

const valid = { routePath: '/a', title: 'A', content: 'text', toc: [], domain: '' };

describe('parseDocuments', () => {
  it('returns documents after a round trip through JSON', () => {
    const parsed = parseDocuments(JSON.parse(JSON.stringify(sampleDocumentsEn)));
    expect(parsed).toEqual({ ok: true, value: sampleDocumentsEn });
  });

  it('drops unknown fields and tolerates a missing domain and toc', () => {
    const parsed = parseDocuments([{ routePath: '/a', title: 'A', content: 'text', version: '1', id: 7 }]);
    expect(parsed).toEqual({ ok: true, value: [valid] });
  });

  it('keeps a group', () => {
    const parsed = parseDocuments([{ ...valid, group: 'Guide' }]);
    expect(parsed.ok && parsed.value[0]?.group).toBe('Guide');
  });

  it('keeps keywords and synonyms', () => {
    const named = { ...valid, keywords: ['b'], synonyms: ['c', 'd'] };
    expect(parseDocuments([named])).toEqual({ ok: true, value: [named] });
  });

  it.each([
    [null, '(root)'],
    [{}, '(root)'],
    [[valid, 1], '[1]'],
    [[{ ...valid, title: undefined }], '[0].title'],
    [[{ ...valid, group: 3 }], '[0].group'],
    [[{ ...valid, keywords: 'b' }], '[0].keywords'],
    [[{ ...valid, synonyms: ['b', 3] }], '[0].synonyms[1]'],
    [[{ ...valid, toc: [{ text: 'T', id: 't', depth: 2, charIndex: '0' }] }], '[0].toc[0].charIndex'],
    [[{ ...valid, toc: [{ text: 'T', id: 't', depth: 2.5, charIndex: 0 }] }], '[0].toc[0].depth'],
  ])('names the path of a wrong value: %j', (json, path) => {
    const parsed = parseDocuments(json);
    expect(parsed).toMatchObject({ ok: false, error: { kind: 'bad-documents', path } });
  });
});
