/** Compares the structure of a page in both locales. Most problems are reported on the Chinese page. */
import type { Problem } from '../../src/problems/problem.ts';
import type { PageText } from '../page-text.ts';
import { codeAlone, stringsIn } from '../samples/code-alone.ts';

type Part = readonly { readonly line: number; readonly form: string }[];

export function comparePages(en: PageText, zh: PageText): readonly Problem[] {
  const parts: readonly (readonly [string, (page: PageText) => Part])[] = [
    [
      'heading',
      ({ headings }) =>
        headings.map(({ line, depth, id }) => ({ line, form: `${'#'.repeat(depth)} {#${id}}` })),
    ],
    [
      'sample',
      ({ samples }) =>
        samples.map((sample) => ({
          line: sample.line,
          form: [
            sample.language,
            sample.title ?? '',
            sample.wrapper ?? '',
            sample.expectError,
            codeAlone(sample),
          ].join('\n'),
        })),
    ],
    [
      'table',
      ({ tables }) =>
        tables.map(({ line, columns, rows }) => ({ line, form: `${columns} columns, ${rows} rows` })),
    ],
    ['container', ({ containers }) => containers.map(({ line, kind }) => ({ line, form: `:::${kind}` }))],
    ['component', ({ components }) => components.map(({ line, name }) => ({ line, form: `<${name}>` }))],
    ['fact', facts],
  ];
  return [
    ...parts.flatMap(([name, read]) => firstDifference(name, en, zh, read)),
    ...compareStrings(en, zh),
    ...compareLinks(en, zh),
    ...compareCode(en, zh),
    ...compareCode(zh, en),
  ];
}

/** Reports only the first difference, since a missing part shifts those after it. */
function firstDifference(
  name: string,
  en: PageText,
  zh: PageText,
  read: (page: PageText) => Part,
): readonly Problem[] {
  const [ofEn, ofZh] = [read(en), read(zh)];
  const index = Array.from({ length: Math.max(ofEn.length, ofZh.length) }).findIndex(
    (_, at) => ofEn[at]?.form !== ofZh[at]?.form,
  );
  if (index === -1) return [];
  const [a, b] = [ofEn[index], ofZh[index]];
  const shown = ({ form }: { form: string }): string =>
    `"${firstUnlike(form, (form === a?.form ? b : a)?.form ?? '')}"`;
  return [
    {
      file: zh.file,
      line: b?.line ?? ofZh.at(-1)?.line ?? 1,
      column: 1,
      what: `The ${name} no. ${index + 1} is ${b ? shown(b) : 'missing'}, but in English (line ${a?.line ?? '-'}) it is ${a ? shown(a) : 'missing'}`,
      todo: 'Make both languages equal.',
    },
  ];
}

/** First line that differs from the other form. */
function firstUnlike(form: string, other: string): string {
  const others = other.split('\n');
  return form.split('\n').find((line, index) => line !== others[index]) ?? form.split('\n').at(-1) ?? '';
}

/** Compares the strings of samples that `codeAlone` removes, unless they are translated. */
function compareStrings(en: PageText, zh: PageText): readonly Problem[] {
  if (en.samples.length !== zh.samples.length) return [];
  return zh.samples.flatMap((sample, index) => {
    const ofEn = en.samples[index];
    const inEn = ofEn ? stringsIn(ofEn) : [];
    return stringsIn(sample)
      .filter((text, at) => /^[\x20-\x7e]*\s[\x20-\x7e]*$/.test(text) && text !== inEn[at])
      .map((text) => ({
        file: zh.file,
        line: sample.line,
        column: 1,
        what: `The sample has the string ${text}, which differs in English (line ${ofEn?.line ?? '-'})`,
        todo: 'Make both languages equal.',
      }));
  });
}

/**
 * Each word of inline code must be somewhere on the page in the other language, in a sample or in a sentence as well.
 * Phrases, such as messages, and placeholders in paths may be translated.
 */
function compareCode(page: PageText, other: PageText): readonly Problem[] {
  const words = new Set(wordsOf(other.source));
  return page.inlineCode.flatMap(({ line, text }) => {
    if (/[a-z] [a-z]/i.test(text)) return [];
    const word = wordsOf(text.replace(/\/<[^<>]+>/g, '')).find((each) => !words.has(each));
    if (word === undefined) return [];
    return [
      {
        file: page.file,
        line,
        column: 1,
        what: `The inline code "${text}" has "${word}", which is nowhere on the page in the other language`,
        todo: 'Correct it, or write it in both languages.',
      },
    ];
  });
}

const wordsOf = (text: string): readonly string[] => text.match(/[\w$]+/g) ?? [];

function facts(page: PageText): Part {
  const { option, published_at: published, overview, pageType, 'link-rss': feeds } = page.frontmatter;
  return [
    {
      line: 1,
      form: JSON.stringify({
        option,
        published,
        overview,
        pageType,
        feeds: Array.isArray(feeds) ? feeds.length : 0,
      }),
    },
  ];
}

/** Compares how often each target is linked; word order differs between languages. */
function compareLinks(en: PageText, zh: PageText): readonly Problem[] {
  const [ofEn, ofZh] = [linksByTarget(en), linksByTarget(zh)];
  return [...new Set([...ofEn.keys(), ...ofZh.keys()])].flatMap((target) => {
    const [inEn, inZh] = [ofEn.get(target) ?? [], ofZh.get(target) ?? []];
    if (inEn.length === inZh.length) return [];
    const [page, links] = inZh.length > inEn.length ? [zh, inZh] : [en, inEn];
    return [
      {
        file: page.file,
        line: links.at(-1)?.line ?? 1,
        column: 1,
        what: `The link to ${links.at(-1)?.href ?? target} has no counterpart in the other language`,
        todo: `Link to it equally often in both languages; now ${inEn.length} in English, ${inZh.length} in Chinese.`,
      },
    ];
  });
}

type Links = PageText['links'];

function linksByTarget({ links }: PageText): ReadonlyMap<string, Links> {
  const byTarget = new Map<string, Links>();
  for (const link of links) {
    const target = withoutLocale(link.href);
    byTarget.set(target, [...(byTarget.get(target) ?? []), link]);
  }
  return byTarget;
}

/** Removes what may differ by locale: the suffix of feeds and the path of external URLs. */
function withoutLocale(href: string): string {
  if (href.startsWith('/') || href.startsWith('#')) return href.replace(/^(\/rss\/.*)-zh\.xml$/, '$1.xml');
  return URL.canParse(href) ? new URL(href).hostname : href;
}
