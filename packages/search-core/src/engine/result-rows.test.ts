import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../document/search-document.ts';
import type { SearchResult } from '../results/search-result.ts';
import { sampleDocumentsEn, sampleDocumentsZh } from '../testing/sample-documents.ts';
import { textWidth } from '../text/width.ts';
import { limits } from './limits.ts';
import { buildIndex } from './search-engine.ts';

const en = buildIndex(sampleDocumentsEn, { locale: 'en' });
const zh = buildIndex(sampleDocumentsZh, { locale: 'zh' });

function doc(
  routePath: string,
  title: string,
  content = '',
  headings: readonly string[] = [],
): SearchDocument {
  const toc = headings.map((text) => ({
    text,
    id: text.toLowerCase(),
    depth: 2,
    charIndex: content.indexOf(text),
  }));
  return { routePath, title, content, toc, domain: '' };
}

/** The text that a row's `ranges` refer to. */
function mainText(row: SearchResult): string {
  if (row.type === 'title') return row.title;
  return row.type === 'header' ? row.heading : row.statement;
}

describe('rows', () => {
  it('begin with the marked title and a line of the lead', () => {
    const [page] = en.search('wick').pages;
    expect(page?.rows[0]).toEqual({
      type: 'title',
      title: 'light.wickLength',
      header: 'light.wickLength',
      trail: ['light.wickLength'],
      link: '/config/light',
      group: '',
      ranges: [{ start: 6, end: 10 }],
      statement: 'How long the wick of a lantern is, in millimetres.',
      statementRanges: [{ start: 13, end: 17 }],
      isCode: false,
      corrections: [],
    });
  });

  it.each(['---\nIt sinks.', '\t{\n\tsinks()', '\n。。\nIt sinks.'])(
    'do not show a line without a word: %j',
    (content) => {
      const [page] = buildIndex([doc('/wick', 'Wick', content)]).search('wick').pages;
      expect(page?.rows.map(({ statement }) => statement)).toEqual([expect.stringContaining('sinks')]);
    },
  );

  it('of a heading carry its ancestors, its link and a line of its section', () => {
    const page = en.search('height').pages[0];
    expect(page?.rows).toMatchObject([
      {
        type: 'header',
        heading: 'Height above the path',
        header: 'Hanging lanterns > Choosing a hook > Height above the path',
        link: '/guide/lanterns#height-above-the-path',
        ranges: [{ start: 0, end: 6 }],
        statement: 'Hang it at two metres, so that nobody has to bow.',
        statementRanges: [],
      },
    ]);
  });

  it('of a line link to the heading before it', () => {
    const row = en.search('millimetres').pages.flatMap(({ rows }) => rows);
    expect(row.map(({ type, link }) => [type, link])).toEqual([
      ['content', '/config/light'],
      ['content', '/guide/lanterns#oil-and-wicks'],
    ]);
  });

  it('show which words correct a mistyped one, and nothing for unfinished words', () => {
    const correctionsOf = (query: string) =>
      en.search(query).pages.flatMap(({ rows }) => rows.flatMap(({ corrections }) => corrections));
    expect(correctionsOf('lantren')).toContainEqual({ typed: 'lantren', found: 'lanterns' });
    expect(correctionsOf('Light.wickLenght')[0]).toEqual({
      typed: 'Light.wickLenght',
      found: 'light.wickLength',
    });
    expect(correctionsOf('lanter')).toEqual([]);
    expect(correctionsOf('lantern')).toEqual([]);
    expect(correctionsOf('hook lantren').every(({ typed }) => typed === 'lantren')).toBe(true);
  });

  it('show a correction once, in its first form in the text, and an identifier as a whole', () => {
    const content = 'A Lantern and a lantern.\nSet light.wickLength here.\nLibraries are open.';
    const index = buildIndex([doc('/a', 'Kites', content)]);
    const correctionsOf = (query: string) =>
      index.search(query).pages[0]?.rows.map(({ corrections }) => corrections);
    expect(correctionsOf('lantren')).toEqual([[{ typed: 'lantren', found: 'Lantern' }]]);
    expect(correctionsOf('wickLenght')).toEqual([[{ typed: 'wickLenght', found: 'wickLength' }]]);
    const titled = buildIndex([doc('/a', 'Plugins', 'Some plugins.')]).search('plguins').pages[0]?.rows[0];
    expect(titled).toMatchObject({ statement: 'Some plugins.', corrections: [{ found: 'Plugins' }] });
    // On its way to the word, and as near to it as a typo.
    expect(correctionsOf('librarie')).toEqual([[]]);
  });

  it('distinguish a line of code from prose', () => {
    const index = buildIndex([doc('/a', 'Kites', 'Lines hold it.\n\tfly({ height: 3 });\nThe height.')]);
    const rowOf = (query: string) => index.search(query).pages[0]?.rows[0];
    expect(rowOf('fly')).toMatchObject({ statement: 'fly({ height: 3 });', isCode: true });
    expect(rowOf('lines')).toMatchObject({ statement: 'Lines hold it.', isCode: false });
  });

  it('carry the group of their document', () => {
    const index = buildIndex([{ ...doc('/a', 'Kite'), group: 'Toys' }]);
    expect(index.search('kite').pages[0]?.rows[0]?.group).toBe('Toys');
  });

  it('are at most four per page, or fewer if requested', () => {
    const headings = Array.from({ length: 9 }, (_, at) => `Kite ${at}`);
    const content = headings.map((heading) => `${heading}\nkite text\n`).join('');
    const index = buildIndex([doc('/a', 'Kite', `lead kite\n${content}`, headings)]);
    expect(index.search('kite').pages[0]?.rows).toHaveLength(4);
    expect(index.search('kite', { maxRowsPerPage: 2 }).pages[0]?.rows).toHaveLength(2);
    expect(index.search('kite', { maxRowsPerPage: 0 }).pages[0]?.rows).toHaveLength(1);
  });

  it('leave room for a line that matches more than further headings', () => {
    const content = 'A kite\nx\nB kite\nx\nC kite\nx\nD kite\nx\nOther\na kite flies\n';
    const index = buildIndex([doc('/a', 'Kite', content, ['A kite', 'B kite', 'C kite', 'D kite', 'Other'])]);
    const types = index.search('kite').pages[0]?.rows.map(({ type }) => type);
    expect(types).toEqual(['title', 'header', 'header', 'content']);
  });

  it('conform to their type for any query', () => {
    const word = fc.constantFrom(
      'lantern',
      'light.wickLength',
      'l',
      'pond',
      'hook',
      '灯',
      '灯笼',
      '池塘',
      'Garden',
      '的',
      'zz',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), fc.nat(8), (words, limit) => {
        for (const index of [en, zh]) {
          const response = index.search(words.join(' '), { limit });
          expect(response.pages.length).toBeLessThanOrEqual(limit);
          expect(new Set(response.pages.map(({ routePath }) => routePath)).size).toBe(response.pages.length);
          const rows = response.pages.flatMap((page) => page.rows);
          expect(rows).toHaveLength(response.rowCount);
          const links = rows.map(({ link }) => link);
          expect(new Set(links).size).toBe(links.length);
          for (const page of response.pages) expect(page.rows.length).toBeGreaterThan(0);
          for (const row of rows) {
            expect(row.ranges.at(-1)?.end ?? 0).toBeLessThanOrEqual(mainText(row).length);
            expect(row.ranges.length).toBeGreaterThan(0);
            expect(row.statementRanges.at(-1)?.end ?? 0).toBeLessThanOrEqual(row.statement.length);
            expect(textWidth(row.statement)).toBeLessThanOrEqual(limits.excerptWidth);
          }
        }
      }),
    );
  });

  it('never repeat a text, not even one that is cut to the same excerpt', () => {
    const tail = ' word'.repeat(60);
    const content = ['one', 'two', 'three'].map(
      (head, at) => `${head}\n${'ab '.repeat(40 + at)}wombat${tail}`,
    );
    const index = buildIndex([doc('/a', 'A', content.join('\n'), ['one', 'two', 'three'])]);
    const statements = index.search('wombat').pages.flatMap(({ rows }) => rows.map((row) => row.statement));
    expect(new Set(statements).size).toBe(statements.length);
    const same = buildIndex([doc('/a', 'Wombat care', 'Wombat care\nA wombat eats grass.')]);
    const rows = same.search('wombat care').pages[0]?.rows;
    expect(rows?.map(({ statement }) => statement)).not.toContain('Wombat care');
  });

  it('of a title show the first prose of the page, even below a heading or code', () => {
    const statementOf = (content: string, headings: readonly string[] = []) =>
      buildIndex([doc('/a', 'Koala', content, headings)]).search('koala').pages[0]?.rows[0]?.statement;
    expect(statementOf('Install\nRun the command.\nUse\nCall it.', ['Install', 'Use'])).toBe(
      'Run the command.',
    );
    expect(statementOf('\timport koala\nA library for naps.')).toBe('A library for naps.');
    expect(statementOf('\timport koala')).toBe('import koala');
  });

  it('of places with the same link are merged', () => {
    const content = 'lead\nkite one\nx\nkite two\nkite three\nBare\na kite flies';
    const heading = (text: string, id: string) => ({
      text,
      id,
      depth: 2,
      charIndex: content.indexOf(text),
    });
    const toc = [
      heading('kite one', 'kite'),
      heading('kite two', 'kite'),
      heading('kite three', ''),
      heading('Bare', ''),
    ];
    const linksOf = (title: string) =>
      buildIndex([{ ...doc('/p', title, content), toc }])
        .search('kite', { limit: 1 })
        .pages.flatMap(({ rows }) => rows.map(({ type, link }) => `${type} ${link}`));
    expect(linksOf('Kite')).toEqual(['title /p', 'header /p#kite']);
    expect(linksOf('Other')).toEqual(['header /p#kite', 'header /p']);
  });

  it('do not repeat a heading, title or keyword of their page', () => {
    const texts = (document: SearchDocument, query: string) =>
      buildIndex([document])
        .search(query)
        .pages[0]?.rows.flatMap((row) => [mainText(row), row.statement]);
    const patches = 'x\nPatch notes\none\nPatch notes\ntwo';
    const toc = [2, 18].map((charIndex) => ({
      text: 'Patch notes',
      id: `p${charIndex}`,
      depth: 2,
      charIndex,
    }));
    expect(texts({ ...doc('/a', 'Log', patches), toc }, 'patch notes')).toEqual(['Patch notes', 'one']);
    expect(texts(doc('/a', 'Kite', 'Flies.\nKite\nMore.', ['Kite']), 'kite')).toEqual(['Kite', 'Flies.']);
    const called = { ...doc('/a', 'Assets', 'public path'), keywords: ['public path'] };
    expect(texts(called, 'public path')).toEqual(['Assets', '']);
  });

  it('are plain data', () => {
    const response = en.search('lantern');
    expect(structuredClone(response)).toEqual(response);
  });
});
