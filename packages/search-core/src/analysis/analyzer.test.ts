import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordAndBigramAnalyzer } from './analyzer.ts';
import { analyzerById, analyzerFor, analyzerId } from './analyzers.ts';
import { stem } from './stem.ts';
import { visitTokens } from './token.ts';
import type { Purpose, Token } from './token.ts';
import { normalizeCompound, splitIdentifier } from './word-tokenizer.ts';

function termsOf(text: string, purpose: Purpose = 'index'): readonly string[] {
  const terms: string[] = [];
  visitTokens(wordAndBigramAnalyzer.tokenize(text, purpose), ({ term }) => terms.push(term));
  return terms;
}

const letters = [
  'a',
  'B',
  'C',
  's',
  'é',
  'ﬁ',
  'ø',
  '1',
  '中',
  '𠮷',
  'か',
  'ｶ',
  'ﾞ',
  '한',
  '\u1112',
  '\u1161',
  'ก',
  'ำ',
];
const marks = ['\u0301', '\u3099', '\u0e49', '\ufe0f', '\u200d', '\u200b', '\u00ad', '\u{e0100}'];
const others = ['.', '-', '/', '@', ':', '_', ' ', '\n', '😀', '⚠', '👍🏽', '🇪', '™'];
const units = fc.constantFrom(...letters, ...letters, ...marks, ...others);

describe('words', () => {
  it('ends a word at spaces and punctuation', () => {
    expect(termsOf('Hello, wide   world!')).toEqual(['hello', 'wide', 'world']);
  });

  it('does not join words over a full stop that ends a sentence', () => {
    expect(termsOf('the end. Start')).toEqual(['the', 'end', 'start']);
  });

  it.each(['\u0301', '\ufe0f', '\u200d', '\u3099', '\u0e31', '\u00ad', '\ufeff', '🇪'])(
    'do not begin at %j, which extends a character before it',
    (mark) => {
      expect(termsOf(` ${mark} `)).toEqual([]);
      expect(termsOf(`${mark}word`)).toEqual(['word']);
    },
  );

  it('have the offsets of the source text around invisible characters', () => {
    const [token] = wordAndBigramAnalyzer.tokenize('\ufeffoutput.\u200basset\u00adPrefix\u200b', 'index');
    expect(token).toMatchObject({ term: 'outputassetprefix', start: 1, end: 22 });
    expect(token?.parts[1]?.parts).toMatchObject([
      { term: 'asset', start: 9, end: 15 },
      { term: 'prefix', start: 15, end: 22 },
    ]);
  });
});

describe('identifiers', () => {
  it.each([
    ['use @rsbuild/core', [0, 4]],
    ['@media', [0]],
    ['me@rsbuild.dev', [0, 3]],
  ])('of %s begin with the @ of a scope, not of an address', (text, starts) => {
    expect(wordAndBigramAnalyzer.tokenize(text, 'index').map(({ start }) => start)).toEqual(starts);
  });

  it.each([
    ['output.assetPrefix', ['outputassetprefix', 'output', 'assetprefix', 'asset', 'prefix']],
    ['@rsbuild/plugin-react', ['rsbuildpluginreact', 'rsbuild', 'pluginreact', 'plugin', 'react']],
    ['node:fs', ['nodefs', 'node', 'fs']],
    ['snake_case', ['snakecase', 'snake', 'case']],
    ['HTMLPlugin', ['htmlplugin', 'html', 'plugin']],
    ['README', ['readm']],
    ['Vue3', ['vue3']],
    ['--watch', ['watch']],
    ['__dirname', ['dirnam']],
    ['$attrs', ['attr']],
    ['APIs', ['api']],
    ['getURLsOf', ['geturlsof', 'get', 'url', 'of']],
    ['0.6.15', ['0.6.15', '0', '6', '15']],
    ['es2015.core', ['es2015core', 'es2015', 'core']],
  ])('takes %s whole and in parts', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });

  it('nests the parts', () => {
    const [token] = wordAndBigramAnalyzer.tokenize('x output.assetPrefix', 'index').slice(1);
    expect(token?.parts.map(({ term }) => term)).toEqual(['output', 'assetprefix']);
    expect(token?.parts[1]?.parts.map(({ start, end }) => [start, end])).toEqual([
      [9, 14],
      [14, 20],
    ]);
  });

  it('reads an address as words, not as a scope', () => {
    expect(termsOf('me@home')).toEqual(['me', 'home']);
  });
});

describe('emoji', () => {
  it.each([
    ['🚀', ['🚀']],
    ['⚠️', ['⚠']],
    ['👩‍👩‍👧', ['👩👩👧']],
    ['🇪🇺🇫🇷', ['🇪🇺', '🇫🇷']],
    ['使用🚀Vue', ['使用', '用', '🚀', 'vue']],
    ['©®™', []],
  ])('give %s the terms %j', (text, terms) => {
    expect(termsOf(text)).toEqual(terms);
  });
});

describe('CJK text', () => {
  it('is split into overlapping pairs; an index also gets the last character alone', () => {
    expect(termsOf('构建工具')).toEqual(['构建', '建工', '工具', '具']);
    expect(termsOf('构建工具', 'query')).toEqual(['构建', '建工', '工具']);
  });

  it('keeps a lone character', () => {
    expect(termsOf('件', 'query')).toEqual(['件']);
    expect(termsOf('的 a')).toEqual(['的', 'a']);
  });

  it('does not pair over punctuation', () => {
    expect(termsOf('插件，配置', 'query')).toEqual(['插件', '配置']);
  });

  it('pairs characters beyond the basic plane by code points', () => {
    expect(termsOf('𠮷野家', 'query')).toEqual(['𠮷野', '野家']);
  });

  it.each([
    ['ｶﾞｲﾄﾞ', ['ガイ', 'イド']],
    ['カ\u3099イ', ['ガイ']],
    ['\u1112\u1161\u11ab\u1100\u116e\u11a8', ['한국']],
    ['ㅎㅏ하', ['하하']],
    ['㌔', ['キロ']],
    ['น้ำแข็ง', ['น้\u0e4d\u0e32แ', 'แข็', 'ข็ง']],
  ])('pairs the clusters of %s', (text, terms) => {
    expect(termsOf(text, 'query')).toEqual(terms);
  });

  it('ends where Latin begins', () => {
    expect(termsOf('使用Vue插件', 'query')).toEqual(['使用', 'vue', '插件']);
  });

  it('of a very long run does not exhaust the stack', () => {
    expect(wordAndBigramAnalyzer.tokenize('长'.repeat(300_000), 'query')).toHaveLength(299_999);
  });
});

describe('tokens of any text', () => {
  it('are slices in order whose folded form is the term, parts inside the whole', () => {
    const check = (text: string, tokens: readonly Token[], from: number, to: number) => {
      let last = from;
      for (const { term, start, end, parts } of tokens) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(to);
        const whole = normalizeCompound(text.slice(start, end));
        expect([whole, stem(whole), stem(whole.replace(/s$/, ''))]).toContain(term);
        expect(term).not.toBe('');
        check(text, parts, start, end);
        last = start;
      }
    };
    fc.assert(
      fc.property(fc.string({ unit: units }), (text) => {
        check(text, wordAndBigramAnalyzer.tokenize(text, 'index'), 0, text.length);
      }),
    );
  });
});

describe('texts of ASCII and Han', () => {
  it('are split in the same way as next to other characters', () => {
    const unit = fc.oneof(
      fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 1 }),
      fc.constantFrom('中', '文'),
    );
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(wordAndBigramAnalyzer.cut(text)).toEqual(wordAndBigramAnalyzer.cut(`${text}\n。`));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('identifiers in camelCase', () => {
  it('have the same pieces in ASCII as after another letter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z][A-Zas0-9]{0,8}$/), (name) => {
        const { pieces } = splitIdentifier(name);
        // `A0` is one word without asking the rules.
        fc.pre(pieces.length > 0);
        expect(splitIdentifier(`é${name}`).pieces).toEqual(['é', ...pieces]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the choice of an analyzer', () => {
  it('has an id of at most 32 bytes', () => {
    for (const locale of ['en', 'zh', 'de']) expect(analyzerId(locale)).toMatch(/^[a-z0-9-]{1,32}$/);
  });

  it('is found by its id', () => {
    for (const locale of ['en', 'zh', 'xx', 'toString']) {
      expect(analyzerById(analyzerId(locale))).toBe(analyzerFor(locale));
    }
    expect(analyzerById('word-bigram-0')).toBeUndefined();
  });
});
