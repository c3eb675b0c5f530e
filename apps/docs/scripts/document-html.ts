import { siteConfig } from '@docs/content/site';
import type { Head } from '../src/page/head.ts';
import { moduleUrl } from '../src/page/module-url.ts';
import type { ClientManifest } from './client-manifest.ts';

interface DocumentParts {
  /** Null on a 404 page. */
  readonly routePath: string | null;
  readonly head: Head;
  readonly html: string;
  /** The other language of the root 404.html; the boot script shows one of the two before paint. */
  readonly other?: { readonly head: Head; readonly html: string };
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (char) => escapes[char] ?? char);

/** Attributes in order; null leaves one out. */
const tag = (name: string, attributes: Readonly<Record<string, string | null>>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === null ? '' : ` ${key}="${escape(value)}"`))
    .join('')}>`;

function headTags(head: Head): readonly string[] {
  return [
    `<title>${escape(head.title)}</title>`,
    tag('meta', { name: 'description', content: head.description }),
    ...(head.canonical === null ? [] : [tag('link', { rel: 'canonical', href: head.canonical })]),
    ...head.alternates.map(({ hreflang, href }) => tag('link', { rel: 'alternate', hreflang, href })),
    ...head.feeds.map(({ url, mime, language }) =>
      tag('link', { rel: 'alternate', type: mime, href: url, hreflang: language }),
    ),
  ];
}

/** The whole document of a route. No inline script and no inline style: the policy allows neither. */
export function documentHtml(
  client: ClientManifest,
  { routePath, head, html, other }: DocumentParts,
): string {
  const { base } = siteConfig;
  const page = routePath === null ? [] : [moduleUrl(base, client.build, routePath)];
  const preload = [...client.preload.map((file) => base + file), ...page];
  const roots =
    other === undefined
      ? `<div id="app">${html}</div>`
      : `<div id="app" data-lang="${head.lang}">${html}</div><div id="app-other" data-lang="${other.head.lang}">${other.html}</div>`;
  return [
    '<!doctype html>',
    tag('html', { lang: head.lang, 'data-base': base, 'data-build': client.build, 'data-route': routePath }),
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    tag('script', {
      src: base + client.boot,
      'data-entry': base + client.entry,
      'data-preload': preload.join(' '),
    }) + '</script>',
    ...client.styles.map((file) => tag('link', { rel: 'stylesheet', href: base + file })),
    ...headTags(head),
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: `${base}icon.svg` }),
    '</head>',
    `<body>${roots}</body>`,
    '</html>',
    '',
  ].join('\n');
}
