import { siteConfig } from '@docs/content/site';
import type { Head } from './head.ts';

export interface HeadElement {
  readonly tag: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** Selects exactly what `headElements` makes: the part of the head that differs from page to page. */
export const headElementsSelector =
  'meta[name="description"], meta[name="robots"], meta[property], link[rel="canonical"], link[rel="alternate"]';

/** Open Graph writes languages with an underscore and a territory. */
const ogLocales = { en: 'en_US', 'zh-CN': 'zh_CN' } as const;

/** Pixels of `public/og.png` and `public/og-zh.png`. */
const imageSize = { width: '1200', height: '630' } as const;

const meta = (name: string, content: string): HeadElement => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { property: `og:${name}`, content },
});
const link = (attributes: HeadElement['attributes']): HeadElement => ({ tag: 'link', attributes });

function openGraph(head: Head, canonical: string): readonly HeadElement[] {
  const others = head.alternates.flatMap(({ hreflang }) =>
    hreflang === head.lang || hreflang === 'x-default' ? [] : [ogLocales[hreflang]],
  );
  return [
    property('type', head.kind),
    property('site_name', siteConfig.title),
    property('title', head.title),
    property('description', head.description),
    property('url', canonical),
    property('locale', ogLocales[head.lang]),
    ...others.map((locale) => property('locale:alternate', locale)),
    property('image', head.image.url),
    property('image:width', imageSize.width),
    property('image:height', imageSize.height),
    property('image:alt', head.image.alt),
  ];
}

/** The head as elements: printed by the build, put into the document on navigation. */
export function headElements(head: Head): readonly HeadElement[] {
  return [
    meta('description', head.description),
    ...(head.canonical === null
      ? [meta('robots', 'noindex')]
      : [link({ rel: 'canonical', href: head.canonical }), ...openGraph(head, head.canonical)]),
    ...head.alternates.map(({ hreflang, href }) => link({ rel: 'alternate', hreflang, href })),
    ...head.feeds.map(({ url, mime, language }) =>
      link({ rel: 'alternate', type: mime, hreflang: language, href: url }),
    ),
  ];
}
