import { describe, expect, it } from 'vitest';
import { formatVersion, headerLayout, splitIndex } from '../codec/header.ts';
import { sampleDocumentsEn } from '../testing/sample-documents.ts';
import { buildIndex } from './search-engine.ts';

describe('splitIndex', () => {
  it('rejects bytes that are not a whole index of this version', () => {
    const index = buildIndex(sampleDocumentsEn);
    const whole = index.toBytes();
    const otherVersion = index.toBytes();
    otherVersion[headerLayout.formatVersion] = formatVersion + 1;
    for (const bytes of [
      new Uint8Array(5),
      new Uint8Array(1000),
      otherVersion,
      whole.subarray(0, -1),
      splitIndex(whole).index,
    ]) {
      expect(() => splitIndex(bytes)).toThrow('splitIndex takes the bytes of an index');
    }
  });

  it('leaves rare words of contents to the second part, as written', () => {
    const words = Array.from({ length: 400 }, (_, at) => `Word${at}`);
    const page = { routePath: '/', title: 'Word98', content: words.join(' '), toc: [], domain: '' };
    const { index, contents } = splitIndex(buildIndex([page]).toBytes());
    const [first, second] = [index, contents].map((part) => new TextDecoder().decode(part));
    expect(first).toContain('Word98');
    expect(first).not.toContain('Word99');
    expect(second).toContain('Word99');
    expect(second).not.toContain('Word98');
  });
});
