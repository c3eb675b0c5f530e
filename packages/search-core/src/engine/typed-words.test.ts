import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildIndex } from './search-engine.ts';

const pageOf = (content: string, at = 0) => ({
  routePath: `/${at}`,
  title: `Page ${at}`,
  content,
  toc: [],
  domain: '',
});

function correctionsIn(contents: readonly string[], query: string) {
  const { pages } = buildIndex(contents.map(pageOf)).search(query, { limit: 100 });
  return pages.flatMap(({ rows }) => rows.flatMap(({ corrections }) => corrections));
}

describe('a word that some text has', () => {
  it.each([
    ['cssmodules rule', 'Set cssModules as a rule.'],
    ['nodejs version', 'The version of Node.js that runs.'],
    ['inlinestyles option', 'The option inlineStyles.'],
    ['node.js version', 'The version of nodejs that runs.'],
  ])('is not a typo: %s', (query, content) => {
    const index = buildIndex([pageOf(content)]);
    expect(index.rank(query)).toHaveLength(1);
    expect(correctionsIn([content], query)).toEqual([]);
    const [word = ''] = query.split(' ');
    const row = index.search(word).pages[0]?.rows[0];
    const { start, end } = row?.statementRanges[0] ?? { start: 0, end: 0 };
    const marked = row?.statement.slice(start, end).toLowerCase().replaceAll('.', '');
    expect(marked).toBe(word.replaceAll('.', ''));
  });

  it('is never shown as a correction when typed in lower case', () => {
    const piece = fc.constantFrom(
      'css',
      'Modules',
      'node',
      'JS',
      'inline',
      'Styles',
      'using',
      'Setup',
      'size',
    );
    const name = fc
      .tuple(fc.array(piece, { minLength: 1, maxLength: 3 }), fc.constantFrom('', '', '.', '-', '_', '/'))
      .map(([pieces, connector]) => pieces.join(connector));
    fc.assert(
      fc.property(
        fc.array(name, { minLength: 1, maxLength: 6 }),
        fc.nat(),
        fc.constantFrom('', ' css'),
        (names, at, rest) => {
          const typed = (names[at % names.length] ?? '').toLowerCase();
          // The neighbours of the word in the dictionary are one edit away.
          const contents = [names.join(' '), names.map((each) => `${each}x`).join(' ')];
          expect(correctionsIn([...contents, 'css'], typed + rest)).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('a correct word that no text has', () => {
  it.each([
    ['behaviour', 'behavior'],
    ['behavior', 'behaviour'],
    ['colours', 'color'],
    ['organise', 'organize'],
    ['optimization', 'optimisation'],
    ['analyze', 'analyse'],
    ['centre', 'center'],
    ['humour', 'humor'],
    ['armor', 'armour'],
    ['neighbour', 'neighbor'],
    ['favourite', 'favorite'],
    ['honour', 'honor'],
    ['endeavour', 'endeavor'],
    ['metre', 'meter'],
    ['licence', 'license'],
    ['defense', 'defence'],
    ['build', 'built'],
    ['sent', 'send'],
    ['different page', 'differently'],
    ['environment page', 'environmental'],
  ])('finds its other form, which is not shown as a correction: %s, %s', (query, content) => {
    expect(buildIndex([pageOf(content)]).rank(query)).toHaveLength(1);
    expect(correctionsIn([content], query)).toEqual([]);
  });

  it.each([
    ['buidl', 'build'],
    ['soruce', 'source'],
    ['zource', 'source'],
    ['formad', 'format'],
    ['filtr', 'filter'],
    ['servr', 'server'],
    ['sorce', 'source'],
    ['resorce', 'resource'],
    ['servre', 'server'],
    ['jornal', 'journal'],
    ['instanse', 'instance'],
  ])('is distinguished from a typo: %s, %s', (query, content) => {
    expect(correctionsIn([content], query)).toEqual([{ typed: query, found: content }]);
  });
});
