import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stem } from './stem.ts';

/** The forms of one word, by hand. */
const families = [
  'add adds added adding',
  'alias aliases aliased',
  'api apis',
  'apply applies applied applying',
  'base bases based',
  'box boxes',
  'bundle bundles bundled bundling',
  'cache caches cached caching',
  'call calls called calling',
  'canvas canvases',
  'class classes',
  'compile compiles compiled compiling',
  'control controls controlled controlling',
  'cookie cookies',
  'dependency dependencies',
  'diff diffs diffing',
  'embed embeds embedded embedding',
  'exceed exceeds exceeded exceeding',
  'file files',
  'fix fixes fixed fixing',
  'free frees freed freeing',
  'go goes',
  'guide guides guided guiding',
  'id ids',
  'install installs installed installing',
  'library libraries',
  'menu menus',
  'module modules',
  'name names named naming',
  'panic panics panicked panicking',
  'paste pastes pasted pasting',
  'plan plans planned planning',
  'trek treks trekked trekking',
  'plugin plugins',
  'process processes processed processing',
  'queue queues queued queuing',
  'quiz quizzes',
  'resolve resolves resolved resolving',
  'run runs running',
  'schema schemas',
  'scroll scrolls scrolled scrolling',
  'size sizes sized sizing',
  'status statuses',
  'tie ties tied',
  'try tries tried trying',
  'type types typed typing',
  'update updates updated updating',
  'use uses used using',
  'bus buses',
  'eye eyes',
  'gas gases',
  'locale locales',
  'owe owes',
  'suite suites',
];

/** Pairs of forms in the English pages of this site. */
const sitePairs = [
  'address/addresses add/adding agree/agrees answer/answered area/areas arrive/arrived asset/assets avoid/avoids',
  'become/becoming begin/beginning behave/behaves blur/blurred bring/bringing carry/carried change/changing',
  'close/closing commit/committed come/coming compress/compressed control/controlled copy/copied country/countries',
  'create/created debug/debugging decide/decided defer/deferred define/defined emit/emitted empty/emptied',
  'enable/enabled escape/escaping fetch/fetching fill/filled give/giving guess/guesses gzip/gzipped handle/handled',
  'hash/hashes have/having inline/inlining install/installed label/labelled licence/licences make/making',
  'match/matching merge/merged minify/minified move/moving note/notes pass/passed poll/polling prefix/prefixes',
  'proxy/proxied query/queries quote/quotes reference/referenced remove/removing render/rendering resize/resized',
  'retry/retrying route/routing satisfy/satisfied save/saving scope/scoped share/sharing skip/skipped spell/spelling',
  'split/splitting stop/stopping style/styled switch/switches tell/telling time/timing trace/tracing',
  'transfer/transferred verify/verified wrap/wrapped write/writing',
]
  .flatMap((line) => line.split(' '))
  .map((pair) => pair.split('/'));

describe('stem', () => {
  it.each(families)('is the same for %s', (family) => {
    expect(new Set(family.split(' ').map(stem)).size).toBe(1);
  });

  it('is the same for the forms of a word on this site', () => {
    expect(sitePairs.length).toBeGreaterThanOrEqual(60);
    expect(sitePairs.filter(([word = '', form = '']) => stem(word) !== stem(form))).toEqual([]);
  });

  it.each([
    'address addres',
    'alias alia',
    'all al',
    'analysis analysi',
    'bring br',
    'bus bu',
    'canvas canva',
    'compile compiler',
    'css cs',
    'embed emb',
    'evening even',
    'feed fee',
    'file fill',
    'gal gall',
    'guide guid',
    'hope hop',
    'https http',
    'less les',
    'local locale',
    'quit quite',
    'suit suite',
    'mode mod',
    'news new',
    'node nod',
    'note not',
    'paste past',
    'plane plan',
    'process proces',
    'red r',
    'sass sas',
    'site sit',
    'speed spee',
    'status statu',
    'string str',
    'theme them',
    'thing th',
    'this thi',
    'vue vu',
  ])('differs for %s', (pair) => {
    const [word = '', other = ''] = pair.split(' ');
    expect(stem(word)).not.toBe(stem(other));
  });

  it.each(['css', 'this', 'status', 'axis', 'red', 'ring', 'nodejs', 'vue3', '构建', 'a-b'])(
    'keeps %s',
    (word) => {
      expect(stem(word)).toBe(word);
    },
  );

  it('is a prefix of the word, apart from a final e or y, and not empty', () => {
    const ending = fc.constantFrom('', 's', 'es', 'ies', 'ed', 'ied', 'eed', 'ing', 'e', 'ie', 'll');
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,8}$/), ending, (beginning, end) => {
        const word = beginning + end;
        expect(stem(word).length).toBeGreaterThan(0);
        expect(stem(word).length).toBeLessThanOrEqual(word.length);
        expect(word.startsWith(stem(word).replace(/[ey]$/, ''))).toBe(true);
      }),
    );
  });

  it('does not change strings longer than any word, for which the rules take quadratic time', () => {
    const word = `${'a'.repeat(40)}ing`;
    expect(stem(word)).toBe(word);
  });
});
