import { describe, expect, it } from 'vitest';
import { buildIndex } from '../src/index.ts';

/** Whether a page has the words as typed: neither as a typo nor as a prefix, because no page has the last word. */
function isFound(content: string, query: string): boolean {
  const page = { routePath: '/', title: '', content, toc: [], domain: '' };
  const { pages } = buildIndex([page]).search(`${query} qqqqqqqq`);
  return pages.some(({ rows }) => rows.every(({ corrections }) => corrections.length === 0));
}

/** The highlighted parts of a page of one line. */
function highlighted(content: string, query: string): readonly string[] {
  const page = { routePath: '/', title: 'Garden', content, toc: [], domain: '' };
  const rows = buildIndex([page])
    .search(query)
    .pages.flatMap((found) => found.rows);
  return rows.flatMap(({ statement, statementRanges }) =>
    statementRanges.map(({ start, end }) => statement.slice(start, end)),
  );
}

describe('a circled ideograph', () => {
  it.each(['㊀', '一', '第㊀'])('is highlighted for %s', (query) => {
    expect(highlighted('第㊀步', query).join('')).toContain('㊀');
  });
});

describe('plural acronyms', () => {
  it.each([
    ['All the APIs of it', 'api'],
    ['Rewrite URLs here', 'url'],
    ['The IDs', 'id'],
    ['The PRs', 'pr'],
    ['Two SPAs', 'spa'],
    ['Some CDNs', 'cdn'],
    ['the API', 'APIs'],
    ['the API', 'apis'],
    ['call getURLs now', 'url'],
    ['call getURLsOf now', 'url'],
  ])('%j is found by %s', (content, query) => {
    expect(isFound(content, query)).toBe(true);
  });

  it('are highlighted whole', () => {
    expect(highlighted('All the APIs of it', 'api')).toEqual(['APIs']);
  });
});

describe('characters of several code points', () => {
  it.each([
    ['กินข้าว', 'ก', ['กิ']],
    ['กินข้าว', 'กินข', ['กินข้']],
    ['นกินนก', 'นก', ['นกิ', 'นก']],
    ['한국\u3099', '한국', ['한국\u3099']],
  ])('%s is highlighted while it is typed: %s', (content, query, expected) => {
    expect(highlighted(content, query)).toEqual(expected);
  });

  it('are not highlighted for a prefix that is no longer being typed', () => {
    expect(highlighted('นกิน lamp', 'นก lamp')).toEqual(['lamp']);
  });

  it('are highlighted as far as the line shows them', () => {
    expect(highlighted('灯笼\ufeff', '灯笼')).toEqual(['灯笼']);
  });
});

describe('emoji', () => {
  it('are words', () => {
    expect(highlighted('Ship it 🚀 now', '🚀')).toEqual(['🚀']);
    expect(isFound('Ship it 🚀 now', '🎉')).toBe(false);
  });

  it('are not found by the variation selector that they share', () => {
    expect(isFound('We ❤️ it', '⚠️')).toBe(false);
    expect(highlighted('We ❤️ it', '\ufe0f')).toEqual([]);
  });

  it('are the same with and without a variation selector', () => {
    expect(highlighted('It ⚠️ warns', '⚠')).toEqual(['⚠️']);
    expect(highlighted('It ⚠ warns', '⚠️')).toEqual(['⚠']);
  });

  it.each([
    ['👩', '👩‍👩‍👧‍👦'],
    ['👍', '👍🏽'],
    ['👍🏽', '👍🏽'],
    ['🇪🇺', '🇪🇺'],
    ['1', '1️⃣'],
  ])('are highlighted whole: %s in %s', (query, emoji) => {
    expect(highlighted(`So ${emoji} then`, query)).toEqual([emoji]);
  });

  it('do not include the trademark sign', () => {
    expect(isFound('React™', 'tm')).toBe(false);
  });
});

it('versions with the same digits are different terms', () => {
  const versions = ['0.6.15', '0.61.5', '06.1.5', '0615'];
  const pages = versions.map((content) => ({ routePath: content, title: '', content, toc: [], domain: '' }));
  const index = buildIndex(pages);
  for (const version of versions) {
    expect(index.rank(version)[0]?.routePath).toBe(version);
    expect(isFound('0615', version)).toBe(version === '0615');
  }
  expect(isFound('Page 06', '0.6.15')).toBe(false);
  expect(highlighted('In 0.61.5 and 0.6.15', '0.6.15')).toContain('0.6.15');
  expect(highlighted('In 0615 today', '0.6.15')).toEqual([]);
});

it('full-width identifiers are split like narrow ones', () => {
  expect(isFound('ｃｓｓＭｏｄｕｌｅｓ', 'modules')).toBe(isFound('cssModules', 'modules'));
  expect(isFound('42Ｖｕｅ', 'vue')).toBe(isFound('42Vue', 'vue'));
});

describe('forms of one text', () => {
  const forms = [
    ['ガイド', 'ｶﾞｲﾄﾞ'],
    ['ガイド', 'ガイド'.normalize('NFD')],
    ['パス', 'ﾊﾟｽ'],
    ['한국어', '한국어'.normalize('NFD')],
    ['각하', '가\u11a8하'],
    ['葛城', '葛\u{e0100}城'],
    ['café', 'cafe\u0301'],
    ['ÉtéÉtat', 'ÉtéÉtat'.normalize('NFD')],
    ['น้ำแข็ง', 'น้\u0e4d\u0e32แข็ง'],
    ['ışık', 'isik'],
    ['IŞIK', 'ışık'],
    ['Straße', 'strasse'],
    ['smørrebrød', 'smorrebrod'],
    ['Łódź', 'lodz'],
    ['æsthetic', 'aesthetic'],
    ['œuvre', 'oeuvre'],
    ['Þórr', 'thorr'],
    ['softhyphen', 'soft\u00adhyphen'],
    ['zerowidth', 'zero\u200bwidth'],
    ['wordjoiner', 'word\u2060joiner'],
    ['byteorder', 'byte\ufefforder'],
    ['joiner', 'join\u200der'],
    ['nonjoiner', 'non\u200cjoiner'],
    ['output.assetPrefix', 'output.\u200basset\u200bPrefix'],
    ['HTMLPlugin', 'HT\u00adML\u200bPlugin'],
    ['构建工具', '构建\u200b工具'],
  ] as const;

  it.each(forms)('%j and %j find each other', (one, other) => {
    expect(isFound(other, one)).toBe(true);
    expect(isFound(one, other)).toBe(true);
  });

  it.each(forms)('%j is highlighted by %j, and the other way round', (one, other) => {
    expect(highlighted(`a ${other} b`, one)).toEqual([other]);
    expect(highlighted(`a ${one} b`, other)).toEqual([one]);
  });

  it('differ by the voicing of kana', () => {
    expect(isFound('か\u3099い', 'かい')).toBe(false);
  });

  it('have exact offsets inside words', () => {
    expect(highlighted('x output.\u200basset\u200bPrefix y', 'asset')).toEqual(['asset\u200b']);
    expect(highlighted('x ｶﾞｲﾄﾞ y', 'イド')).toEqual(['ｲﾄﾞ']);
  });
});

describe('scripts without spaces', () => {
  it.each([
    ['Thai', 'การตั้งค่าเซิร์ฟเวอร์สำหรับการพัฒนาเว็บไซต์ของคุณ', 'เซิร์ฟเวอร์'],
    ['Lao', 'ການຕັ້ງຄ່າເຊີບເວີສຳລັບການພັດທະນາເວັບໄຊຂອງທ່ານແລະອື່ນໆ', 'ພັດທະນາ'],
    ['Khmer', 'ការកំណត់រចនាសម្ព័ន្ធម៉ាស៊ីនមេសម្រាប់ការអភិវឌ្ឍគេហទំព័ររបស់អ្នក', 'គេហទំព័រ'],
    ['Burmese', 'သင့်ဝဘ်ဆိုဒ်ဖွံ့ဖြိုးတိုးတက်ရေးအတွက်ဆာဗာပြင်ဆင်သတ်မှတ်ခြင်း', 'ဆာဗာ'],
  ])('%s words are found inside a long sentence', (_, sentence, word) => {
    expect(new TextEncoder().encode(sentence).length).toBeGreaterThan(120);
    expect(isFound(sentence, sentence)).toBe(true);
    expect(isFound(sentence, word)).toBe(true);
    expect(highlighted(`a ${sentence} b`, word)).toContain(word);
  });

  it('are found by one character with its marks', () => {
    expect(isFound('ที่อยู่', 'ที่')).toBe(true);
    expect(isFound('ที่อยู่', 'ท')).toBe(true);
  });

  it('end at their punctuation', () => {
    expect(isFound('កខ។គឃ', 'ខគ')).toBe(false);
  });
});
