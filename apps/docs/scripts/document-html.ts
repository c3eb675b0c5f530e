import { siteConfig } from '@docs/content/site';
import { escapeXml } from '@docs/content/build';
import { manifestFile, paper } from './site-files.ts';
import { headElements, type Head } from '../src/document/head.ts';
import type { RootAttributes } from '../src/document/signals.ts';
import type { HeadFiles } from './client-manifest.ts';

interface DocumentParts {
  /** Null on a 404 page. */
  readonly routePath: string | null;
  /** URLs of the modules that hydrate the page, without the entry. */
  readonly preload: readonly string[];
  readonly head: Head;
  readonly html: string;
  /** The search dialog. */
  readonly search: string;
  /** The other language, only in the root 404.html; the boot script shows one of the two before the first paint. */
  readonly other?: { readonly head: Head; readonly html: string; readonly search: string };
}

/** A start tag; attributes that are null are omitted. */
const tag = (name: string, attributes: Readonly<Record<string, string | null>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === null ? '' : ` ${key}="${escapeXml(value)}"`))
    .join('')}>`;

/** Must come before the boot script, which changes `media` to the chosen theme. Without a dark theme, light applies. */
const themeTags = (): readonly string[] =>
  (['light', 'dark'] as const).map((scheme) => {
    const media = siteConfig.darkMode
      ? `(prefers-color-scheme: ${scheme})`
      : scheme === 'light'
        ? 'all'
        : 'not all';
    return tag('meta', { name: 'theme-color', content: paper[scheme], media, 'data-scheme': scheme });
  });

/** Target of the boot script's redirect by language; null if there is none. */
function counterpartPath({ lang, alternates }: Head): string | null {
  const other = alternates.find(({ hreflang }) => hreflang !== lang && hreflang !== 'x-default');
  return siteConfig.localeRedirect === 'never' || !other ? null : new URL(other.href).pathname;
}

/** The same on every page. `favicon.ico` is for browsers without SVG icons in tabs. */
const siteTags = (base: string): readonly string[] => [
  tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  tag('link', { rel: 'icon', sizes: '32x32', href: `${base}favicon.ico` }),
  tag('link', { rel: 'icon', type: 'image/svg+xml', href: `${base}icon.svg` }),
  tag('link', { rel: 'apple-touch-icon', href: `${base}icon-180.png` }),
  tag('link', { rel: 'manifest', href: `${base}${manifestFile}` }),
];

/** Search comes first, so that it can open while the page is parsed. */
const rootsOf = (
  { head, html, search }: Pick<DocumentParts, 'head' | 'html' | 'search'>,
  isShared: boolean,
): readonly string[] => {
  const lang = isShared ? head.lang : null;
  return [
    `${tag('div', { lang: head.lang, 'data-lang': lang })}${search}</div>`,
    `${tag('div', { class: 'app', 'data-lang': lang })}${html}</div>`,
  ];
};

/** Id of the last element. The first paint waits for it, so that a partly parsed page does not shift the layout. */
const parsedId = 'docs-parsed';

/** The document of a route, without inline scripts and styles, which the Content-Security-Policy forbids. */
export function documentHtml(
  client: HeadFiles,
  { routePath, preload, head, html, search, other }: DocumentParts,
): string {
  const { base } = siteConfig;
  const isShared = other !== undefined;
  const rootAttributes: Readonly<Partial<Record<`data-${keyof RootAttributes}`, string | null>>> = {
    'data-static': '',
    'data-base': base,
    'data-build': client.build,
    'data-route': routePath,
    'data-counterpart': counterpartPath(head),
    'data-theme': siteConfig.darkMode ? null : 'light',
  };
  const roots = [
    ...rootsOf({ head, html, search }, isShared),
    ...(isShared ? rootsOf(other, isShared) : []),
  ].join('');
  return [
    '<!doctype html>',
    tag('html', { lang: head.lang, ...rootAttributes }),
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...themeTags(),
    tag('link', { rel: 'expect', href: `#${parsedId}`, blocking: 'render' }),
    tag('script', {
      src: base + client.headScripts.boot,
      'data-modules': [...preload, base + client.entry].join(' '),
    }) + '</script>',
    ...(/ data-(?:sidebar|group)=/.test(html)
      ? [tag('script', { src: base + client.headScripts['first-paint'] }) + '</script>']
      : []),
    ...client.styles.map((file) => tag('link', { rel: 'stylesheet', href: base + file })),
    `<title>${escapeXml(head.title)}</title>`,
    ...headElements(head).map(({ tag: name, attributes }) => tag(name, attributes)),
    ...siteTags(base),
    '</head>',
    `<body>${roots}${tag('div', { id: parsedId, hidden: '' })}</div></body>`,
    '</html>',
    '',
  ].join('\n');
}
