import { z } from 'zod';
import { plainInline } from '../mdx/inline-text.ts';
import type { Frontmatter, OptionFacts } from '../types.ts';

const text = z.string().trim().min(1);

/** Displayed text; Markdown syntax is removed. */
const plainText = text.transform(plainInline).pipe(text);

/** Where the package sets a default that `getNormalizedConfig()` does not contain. Read by the truth checks. */
const setLater = z.strictObject({ why: text, file: text, line: text });

const option = z.strictObject({
  type: text,
  default: text,
  since: text.exactOptional(),
  setLater: setLater.exactOptional(),
});

const action = z.strictObject({ theme: z.enum(['brand', 'alt']), text: plainText, link: text });

const image = z.strictObject({
  src: z.union([text, z.strictObject({ light: text, dark: text })]),
  alt: z.string(),
  srcset: z.array(text).exactOptional(),
  sizes: z.array(text).exactOptional(),
});

const hero = z.strictObject({
  name: text,
  text,
  tagline: plainText,
  actions: z.array(action).default([]),
  image: image.exactOptional(),
});

const feature = z.strictObject({
  icon: z.enum(['bolt', 'box', 'layers', 'gauge', 'plug', 'sliders']).exactOptional(),
  title: plainText,
  details: plainText,
  link: text.exactOptional(),
  span: z.literal([2, 3, 4, 6]).default(4),
});

const page = z.strictObject({
  title: plainText,
  description: plainText,
  pageType: z.enum(['home', 'doc', 'custom', 'blank']).default('doc'),
  overview: z.boolean().default(false),
  titleSuffix: text.exactOptional(),
  sidebarTitle: plainText.exactOptional(),
  option: option.exactOptional(),
  published_at: z.iso.datetime({ offset: true }).exactOptional(),
  'link-rss': z.array(text).default([]),
  keywords: z.array(plainText).min(1).max(8).exactOptional(),
  hero: hero.exactOptional(),
  features: z.array(feature).default([]),
  navbar: z.boolean().default(true),
  sidebar: z.boolean().default(true),
  outline: z.boolean().default(true),
  footer: z.boolean().default(true),
  globalUIComponents: z.boolean().default(true),
  unlisted: z.boolean().default(false),
});

/** Renames keys for the code and drops `option.setLater`. */
export const frontmatterSchema = page.transform(
  ({ published_at: publishedAt, 'link-rss': feeds, option: parsedOption, ...rest }): Frontmatter => ({
    ...rest,
    ...(parsedOption === undefined ? {} : { option: optionFacts(parsedOption) }),
    ...(publishedAt === undefined ? {} : { publishedAt }),
    feeds,
  }),
);

function optionFacts({ type, default: value, since }: z.infer<typeof option>): OptionFacts {
  return { type, default: value, ...(since === undefined ? {} : { since }) };
}

/** Known keys per object path without list indexes: `features`, `hero.actions`. */
export const knownKeys: Readonly<Record<string, readonly string[]>> = {
  '': Object.keys(page.shape),
  option: Object.keys(option.shape),
  'option.setLater': Object.keys(setLater.shape),
  hero: Object.keys(hero.shape),
  'hero.actions': Object.keys(action.shape),
  'hero.image': Object.keys(image.shape),
  'hero.image.src': ['light', 'dark'],
  features: Object.keys(feature.shape),
};

/** What to write for keys whose value is not plain text. */
export const valueHints: Readonly<Record<string, string>> = {
  pageType: 'Use one of home, doc, custom, blank',
  overview: 'Write true or false',
  navbar: 'Write true or false',
  sidebar: 'Write true or false',
  outline: 'Write true or false',
  footer: 'Write true or false',
  globalUIComponents: 'Write true or false',
  unlisted: 'Write true or false',
  published_at: 'Write an ISO date-time with its time zone, such as 2024-04-10T10:00:00Z',
  'link-rss': 'Write a list of feed ids',
  keywords: 'Write a list of one to eight search words',
  span: 'Use one of 2, 3, 4, 6',
  theme: 'Use brand or alt',
  features: 'Write a list of title, details, icon, link, span',
  actions: 'Write a list of theme, text, link',
  hero: 'Write name, text, tagline, actions, image, indented below it',
  option: 'Write type, default, since, indented below it',
  setLater: 'Write why, file, line, indented below it',
};
