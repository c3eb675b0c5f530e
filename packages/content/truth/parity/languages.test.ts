import { describe, expect, test } from 'vitest';
import { found, page } from '../planted-page.ts';
import { codeAlone } from '../samples/code-alone.ts';
import { comparePages } from './compare-pages.ts';

describe('languages', () => {
  const en = page('## One\n\nText [a](/config/).\n\n```ts\nconst a = 1; // one\n```\n\n:::tip\nx\n:::\n');
  const zh = (text: string): readonly string[] =>
    found(comparePages(en, page(text, 'pages/zh/config/server/port.mdx')));
  const good = '## 一 {#one}\n\n文字 [甲](/config/)。\n\n```ts\nconst a = 1; // 一\n```\n\n:::tip\n甲\n:::\n';

  test('accepts equal pages', () => {
    expect(zh(good)).toEqual([]);
  });

  test.each([
    ['a dropped heading', good.replace('## 一 {#one}', '一'), 'heading no. 1'],
    ['another level', good.replace('## 一', '### 一'), 'heading no. 1'],
    ['a missing id', good.replace(' {#one}', ''), 'heading no. 1'],
    ['another sample', good.replace('a = 1', 'a = 2'), 'sample no. 1'],
    ['another container', good.replace(':::tip', ':::note'), 'container no. 1'],
    ['a dropped link', good.replace('[甲](/config/)', '甲'), 'link to /config/'],
    [
      'an additional link',
      good.replace('[甲](/config/)', '[甲](/config/) [乙](/config/)'),
      'link to /config/',
    ],
    ['another table', `${good}\n| a |\n|---|\n| 1 |\n`, 'table no. 1'],
    ['a dropped component', `${good}\n<Badge text="a" />\n`, 'component no. 1'],
    ['a dropped image', `${good}\n![a](/og.png)\n`, 'component no. 1'],
    ['another fact', `---\noption:\n  type: string\n---\n\n${good}`, 'fact no. 1'],
  ])('reports %s', (_, text, name) => {
    expect(zh(text)).toEqual([expect.stringContaining(name)]);
  });

  test('compares the strings of samples, except translated ones', () => {
    const one = page('```json\n{ "dev": "rsbuild dev", "name": "a shop" }\n```\n', 'pages/en/a.mdx');
    const other = (command: string) =>
      found(
        comparePages(
          one,
          page(`\`\`\`json\n{ "dev": "${command}", "name": "一家商店" }\n\`\`\`\n`, 'pages/zh/a.mdx'),
        ),
      );
    expect(other('rsbuild dev')).toEqual([]);
    expect(other('rsbuild build')).toEqual([expect.stringContaining('"rsbuild build"')]);
  });

  test('reports a word of inline code that is nowhere on the page in the other language', () => {
    const one = page(
      'Fails with `EACCES` or `3000`.\n\n| `dist/<name>/index.js` |\n|---|\n',
      'pages/en/a.mdx',
    );
    const other = (text: string) => found(comparePages(one, page(`${text}\n`, 'pages/zh/a.mdx')));
    const table = '\n\n| `dist/<名称>/index.js` |\n|---|';
    expect(other(`报错 \`EACCES\` 或 \`3000\`，即 \`name: 'EACCES'\`。${table}`)).toEqual([]);
    expect(other(`报错 \`EACCES\` 或 \`3000\` 或 \`访问 is denied\`。${table}`)).toEqual([]);
    expect(other(`报错 \`EACCESS\` 或 \`3000\`。${table}`)).toEqual([
      expect.stringContaining('pages/en/a.mdx:1 The inline code "EACCES" has "EACCES"'),
      expect.stringContaining('pages/zh/a.mdx:1 The inline code "EACCESS" has "EACCESS"'),
    ]);
    expect(other(`报错 \`EACCES\` 或 \`3000\`。${table.replace('index', 'indx')}`)).toHaveLength(2);
  });

  test('ignores containers in samples, and allows a feed URL per locale', () => {
    const text = (feed: string, more: string) => `[RSS](/rss/${feed}.xml)\n\n\`\`\`txt\n${more}x\n\`\`\`\n`;
    const [one, other] = [
      page(text('releases-rss', ''), 'pages/en/a.mdx'),
      page(text('releases-rss-zh', ':::tip\n'), 'pages/zh/a.mdx'),
    ];
    expect(found(comparePages(one, other))).toEqual([expect.stringContaining('sample no. 1')]);
  });

  test('ignores text between tags, but not code between comparison operators', () => {
    const alone = (language: string, code: string): string => codeAlone({ language, code });
    expect(alone('html', '<b>one</b>')).toBe(alone('html', '<b>two</b>'));
    expect(alone('tsx', 'return <b>one</b>;')).toBe(alone('tsx', 'return <b>two</b>;'));
    expect(alone('ts', 'a > 1 && b < 2')).not.toBe(alone('ts', 'a > 9 && b < 2'));
  });
});
