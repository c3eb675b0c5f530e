import { describe, expect, test } from 'vitest';
import { parseFrontmatter } from './parse-frontmatter.ts';

const minimal = 'title: T\ndescription: D\n';

function issues(yaml: string): readonly string[] {
  return parseFrontmatter(yaml).issues.map(
    (issue) => `${issue.line}:${issue.column} ${issue.what}. ${issue.todo}`,
  );
}

test('removes Markdown from displayed text, but not from code', () => {
  const yaml =
    'title: The `port`\ndescription: A **bold** word.\noption:\n  type: "`a*${string}*`"\n  default: "1"\n';
  expect(parseFrontmatter(yaml).frontmatter).toMatchObject({
    title: 'The port',
    description: 'A bold word.',
    option: { type: '`a*${string}*`' },
  });
});

test('applies defaults', () => {
  expect(parseFrontmatter(minimal).frontmatter).toEqual({
    title: 'T',
    description: 'D',
    pageType: 'doc',
    overview: false,
    feeds: [],
    features: [],
    navbar: true,
    sidebar: true,
    outline: true,
    footer: true,
    globalUIComponents: true,
    unlisted: false,
  });
});

test('reads all keys', () => {
  const yaml = `${minimal}pageType: home
titleSuffix: S
sidebarTitle: Short
overview: true
option: { type: number, default: '3000', since: 0.6.0 }
published_at: 2024-04-10T10:00:00+08:00
link-rss: [releases-rss]
hero:
  name: N
  text: |
    one
    two
  tagline: G
  actions: [{ theme: alt, text: A, link: /a }]
  image: { src: { light: /l.svg, dark: /d.svg }, alt: '', srcset: [/l2.svg 2x], sizes: [1px] }
features: [{ title: F, details: D }, { title: G, details: E, icon: bolt, link: /b, span: 6 }]
navbar: false
sidebar: false
outline: false
footer: false
globalUIComponents: false
`;
  expect(parseFrontmatter(yaml).issues).toEqual([]);
  expect(parseFrontmatter(yaml).frontmatter).toMatchObject({
    publishedAt: '2024-04-10T10:00:00+08:00',
    feeds: ['releases-rss'],
    option: { default: '3000', since: '0.6.0' },
    hero: { text: 'one\ntwo', actions: [{ theme: 'alt' }], image: { src: { dark: '/d.svg' }, alt: '' } },
    features: [{ span: 4 }, { span: 6, icon: 'bolt' }],
    globalUIComponents: false,
  });
});

test('validates setLater and removes it', () => {
  const stated = (later: string) => `${minimal}option: { type: T, default: 'a', setLater: { ${later} } }\n`;
  expect(parseFrontmatter(stated('why: W, file: f, line: l')).frontmatter?.option).toEqual({
    type: 'T',
    default: 'a',
  });
  expect(issues(stated('why: W, fle: f, line: l')).join('\n')).toContain(
    'Unknown frontmatter key "option.setLater.fle". Did you mean "file"? Known keys: why, file, line.',
  );
});

describe('reports with its position', () => {
  test('an unknown key, with a suggestion', () => {
    expect(issues(`${minimal}sidbarTitle: x\n`)).toEqual([
      expect.stringMatching(
        /^4:1 Unknown frontmatter key "sidbarTitle"\. Did you mean "sidebarTitle"\? Known keys: title, /,
      ),
    ]);
  });

  test('an unknown key without a similar one', () => {
    expect(issues(`${minimal}qqqqqq: x\n`)[0]).toContain(
      '"qqqqqq". Remove it. Known keys: title, description',
    );
  });

  test('a nested unknown key', () => {
    expect(
      issues(
        `${minimal}hero:\n  name: a\n  text: b\n  tagline: c\n  actions:\n    - { theme: alt, text: x, lnk: /a, link: /b }\n`,
      ),
    ).toEqual([
      '9:30 Unknown frontmatter key "hero.actions.lnk". Did you mean "link"? Known keys: theme, text, link.',
    ]);
  });

  test('a missing title and description', () => {
    expect(issues('pageType: doc\n')).toEqual([
      '2:1 Frontmatter key "title" is missing. Add a line "title: …" between the --- lines.',
      '2:1 Frontmatter key "description" is missing. Add a line "description: …" between the --- lines.',
    ]);
  });

  test.each([
    ['title: ""\ndescription: D', '2:1', 'Write text'],
    ['title: "![](x)"\ndescription: D', '2:1', 'Write text'],
    ['title: 404\ndescription: D', '2:1', 'numbers and words like true need quotes'],
    [`${minimal}pageType: page`, '4:1', 'Use one of home, doc, custom, blank.'],
    [`${minimal}pageType: "404"`, '4:1', 'Use one of home, doc, custom, blank.'],
    [`${minimal}overview: yes please`, '4:1', 'Write true or false'],
    [`${minimal}published_at: 2024-04-10`, '4:1', 'such as 2024-04-10T10:00:00Z'],
    [`${minimal}published_at: 2024-04-10T10:00:00`, '4:1', 'date-time with its time zone'],
    [`${minimal}features: [{ title: a, details: b, span: 5 }]`, '4:36', 'Use one of 2, 3, 4, 6'],
    [`${minimal}link-rss: releases`, '4:1', 'Write a list of feed ids'],
  ])('%j', (yaml, place, todo) => {
    const [first] = issues(yaml);
    expect(first).toMatch(new RegExp(`^${place} Frontmatter key "[\\w.-]+" has an invalid value`));
    expect(first).toContain(todo);
  });

  test('invalid YAML', () => {
    expect(issues('title: a: b\ndescription: D\n')[0]).toMatch(
      /^2:\d+ The frontmatter is not valid YAML: .*quotes\.$/,
    );
  });

  test.each([
    ['title: *beta*\ndescription: D', '2:8'],
    [`${minimal}titleSuffix: *new`, '4:14'],
    ['title: &x T\ndescription: *x', '2:11'],
    ['title: &Co T\ndescription: D', '2:12'],
  ])('text that YAML reads as an alias or an anchor: %j', (yaml, place) => {
    expect(issues(yaml)[0]).toMatch(new RegExp(`^${place} The frontmatter has a YAML (alias|anchor)`));
    expect(issues(yaml)[0]).toContain('Put the text into quotes');
  });

  test('nested aliases, without expanding them', () => {
    const levels = 'bcdefghijk'.split('').map((name, index) => {
      const inner = `*${'abcdefghij'.charAt(index)}`;
      return `${name}: &${name} [${Array(9).fill(inner).join(', ')}]`;
    });
    expect(issues(`a: &a [x]\n${levels.join('\n')}\n`)[0]).toContain('2:7 The frontmatter has a YAML anchor');
  });

  test('text that YAML reads as a tag', () => {
    expect(issues('title: !new T\ndescription: D\n')[0]).toMatch(
      /^2:8 The frontmatter is not valid YAML: Unresolved tag: !new\./,
    );
  });

  test('a duplicate key', () => {
    expect(issues(`${minimal}title: again\n`)[0]).toMatch(/^4:1 The frontmatter is not valid YAML/);
  });
});
