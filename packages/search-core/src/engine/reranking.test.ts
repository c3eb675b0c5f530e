import { describe, expect, it } from 'vitest';
import type { SearchDocument } from '../document/search-document.ts';
import { buildIndex } from './search-engine.ts';

function doc(
  routePath: string,
  title: string,
  content = '',
  headings: readonly string[] = [],
): SearchDocument {
  const toc = headings.map((text) => ({ text, id: text, depth: 2, charIndex: content.indexOf(text) }));
  return { routePath, title, content, toc, domain: '' };
}

const rank = (documents: readonly SearchDocument[], query: string) =>
  buildIndex(documents)
    .rank(query)
    .map(({ routePath }) => routePath);

describe('words side by side', () => {
  it('rank 模块热更新 above a page that has its pairs apart', () => {
    const apart = doc('/apart', '甲', '模块与块热，热更与更新。模块与块热，热更与更新。');
    const together = doc('/together', '乙', '这里说的是模块热更新，别的不谈。');
    expect(rank([apart, together], '模块热更新')).toEqual(['/together', '/apart']);
  });

  it('rank a phrase above its words apart', () => {
    const apart = doc(
      '/apart',
      'One',
      'A garden of the stone. Follow a path of stone in the garden, follow a path.',
    );
    const together = doc('/together', 'Two', 'Follow the garden path. Then stop.');
    expect(rank([apart, together], 'follow the garden path')).toEqual(['/together', '/apart']);
  });

  it('are not a phrase if there are fewer than four words', () => {
    const apart = doc('/apart', 'One', 'The garden of stone. A path of stone in the garden, the path.');
    const together = doc('/together', 'Two', 'Follow the garden path. Then stop.');
    expect(rank([apart, together], 'the garden path')).toEqual(['/apart', '/together']);
  });

  it('rank a text with the exact phrase above a text that has the words more often', () => {
    const often = doc('/often', 'One', 'Where it ends, that ends it. That is where it ends, and that ends.');
    const quoted = doc('/quoted', 'Two', 'You see a long and winding path that ends where it once began.');
    const filler = Array.from({ length: 8 }, (_, at) => doc(`/${at}`, `Kite ${at}`, 'It flies.'));
    expect(rank([often, quoted, ...filler], 'that ends where it')[0]).toBe('/quoted');
  });

  it('are searched in pages that have all of them, however many have some of them more often', () => {
    const some = Array.from({ length: 50 }, (_, at) =>
      doc(`/some/${at}`, 'One', 'That ends where. '.repeat(4)),
    );
    const last = Array.from({ length: 40 }, (_, at) => doc(`/last/${at}`, 'Two', 'It flies.'));
    const words = Array.from({ length: 300 }, (_, at) => `word${at}`).join(' ');
    const quoted = doc('/quoted', 'Three', `${words} a path that ends where it began ${words}`);
    expect(rank([...some, ...last, quoted], 'that ends where it')[0]).toBe('/quoted');
  });

  it('count little if many pages have them', () => {
    const often = doc('/often', 'One', 'Where it ends, that ends it. That is where it ends, and that ends.');
    const quoted = Array.from({ length: 30 }, (_, at) =>
      doc(`/${at}`, 'Two', 'A path that ends where it began.'),
    );
    expect(rank([often, ...quoted], 'that ends where it')[0]).toBe('/often');
  });

  it('do not displace a page with that title', () => {
    const called = doc('/called', 'Along the garden path', 'All about it.');
    const quoted = doc('/quoted', 'Two', 'Go along the garden path. Along the garden path it is long.');
    expect(rank([called, quoted], 'along the garden path')).toEqual(['/called', '/quoted']);
  });
});

describe('a name with marks', () => {
  it('prefers the heading that has them', () => {
    const filler = 'about it';
    const plain = doc('/plain', 'Guide', filler, ['Emit']);
    const marked = doc('/marked', 'Guide', filler, ['$emit']);
    expect(rank([plain, marked], '$emit')).toEqual(['/marked', '/plain']);
    expect(rank([marked, plain], 'emit')).toContain('/plain');
  });
});

describe('pages with the same text', () => {
  const text = Array.from({ length: 20 }, (_, at) => `Sentence ${at} of the lantern options.`).join('\n');

  it('are all found and explained, because their titles may differ', () => {
    const index = buildIndex([doc('/less', 'Less', text), doc('/sass', 'Sass', text)]);
    expect(index.rank('lantern options').map(({ routePath }) => routePath)).toEqual(['/less', '/sass']);
    expect(index.explain('lantern options', '/sass').score).toBeGreaterThan(0);
  });
});

describe('a question', () => {
  const question = 'what must a gardener know about the conduction of heat in stone walls';

  it('finds words of the same family, which a lookup does not', () => {
    const heavy = doc('/heavy', 'Walls', 'Walls of stone are heavy.');
    const conductivity = doc('/conductivity', 'Walls', 'Walls of stone have conductivity.');
    expect(rank([heavy, conductivity], question)).toEqual(['/conductivity', '/heavy']);
    expect(rank([conductivity], 'conduction')).toEqual([]);
  });

  it('finds pages by terms that its best answers share', () => {
    const answers = Array.from({ length: 10 }, (_, at) =>
      doc(
        `/answer/${at}`,
        'Heat in stone walls',
        `What a gardener must know: thermal mass, thermal mass ${at}.`,
      ),
    );
    const far = doc('/far', 'Kites', 'About the kite.');
    const near = doc('/near', 'Ponds', 'About the thermal mass.');
    const index = buildIndex([...answers, far, near]);
    const places = index.rank(question, { limit: 20 }).map(({ routePath }) => routePath);
    expect(places.indexOf('/near')).toBeLessThan(places.indexOf('/far'));
    expect(index.explain(question, '/near').style).toBe('verbose');
  });

  it('ranks the page with the exact text first', () => {
    const often = doc('/often', 'One', `${question.split(' ').toReversed().join(' ')} `.repeat(3));
    const quoted = doc('/quoted', 'Two', `${'Kites fly. '.repeat(40)} They ask ${question}, and more.`);
    const walls = Array.from({ length: 8 }, (_, at) => doc(`/${at}`, `Kite ${at}`, 'Of walls.'));
    expect(rank([often, quoted, ...walls], question)[0]).toBe('/quoted');
  });

  it('ignores terms of a single best page', () => {
    const title = 'Heat in stone walls';
    const one = doc('/one', title, `What a gardener must know: ${'thermal '.repeat(18)}`);
    const others = Array.from({ length: 9 }, (_, at) => doc(`/${at}`, title, 'What a gardener must know'));
    const far = doc('/far', 'Kites', 'About the kite.');
    const near = doc('/near', 'Ponds', 'About the thermal.');
    const places = buildIndex([one, ...others, far, near])
      .rank(question, { limit: 20 })
      .map(({ routePath }) => routePath);
    expect(places.slice(-2)).toEqual(['/far', '/near']);
  });

  it('is answered as by a new index, regardless of earlier queries', () => {
    const stones = ['granite', 'marble', 'slate', 'basalt', 'gneiss', 'tuff', 'chalk'];
    const woods = ['oak', 'ash', 'elm', 'pine', 'larch'];
    const topics = Array.from({ length: 80 }, (_, at) => `topic${at}`);
    const documents = topics.flatMap((topic, at) =>
      Array.from({ length: 5 }, (_, page) =>
        doc(
          `/${topic}/${page}`,
          topic,
          `Mass of ${topic}: ${stones[at % 7]}, ${woods[at % 5]}, ${woods[page]}.`,
        ),
      ),
    );
    const index = buildIndex(documents);
    const ask = (about: string) => `what must a gardener know about the conduction of heat in ${about} walls`;
    for (const topic of topics) index.rank(ask(topic));
    // Five of the best pages were read long ago, and five lately.
    const both = ask(`${topics[1]} ${topics[78]}`);
    expect(index.rank(both)).toEqual(buildIndex(documents).rank(both));
  });
});

it('a lower limit returns a prefix of the same pages', () => {
  const documents = Array.from({ length: 30 }, (_, at) =>
    doc(`/${at}`, `Kite ${at % 3}`, 'red '.repeat(at % 7) + (at % 5 === 0 ? 'red kite' : 'kite red')),
  );
  const index = buildIndex(documents);
  const all = index.rank('red kite', { limit: 30 });
  for (const limit of [1, 5, 10, 20]) expect(index.rank('red kite', { limit })).toEqual(all.slice(0, limit));
});

it('a lower limit returns the page that only its exact name puts first', () => {
  const index = buildIndex([doc('/plain', 'emit', 'emit emit emit'), doc('/exact', '$emit')]);
  expect(index.rank('emit')[0]?.routePath).toBe('/plain');
  expect(index.rank('$emit', { limit: 1 })).toEqual(index.rank('$emit').slice(0, 1));
  expect(index.rank('$emit')[0]?.routePath).toBe('/exact');
});

it('the shares of an explanation add up to the score of the ranking', () => {
  const index = buildIndex([
    doc('/a', 'Red kite', 'red kite'),
    doc('/b', 'Kite', 'a red kite'),
    doc('/c', 'Red'),
  ]);
  for (const { routePath, score } of index.rank('red kite')) {
    const explanation = index.explain('red kite', routePath);
    expect(explanation.score).toBe(score);
    expect(explanation.signals.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(score);
  }
});
