import type { Locale } from '../src/types.ts';

/** A social icon of the header: a link, or a popup with text, an image or links. */
export type SocialLink = {
  /** Name of a built-in icon, or the data of one SVG path in a 24 × 24 view box. */
  readonly icon: 'github' | 'discord' | 'x' | { readonly path: string };
  /** Proper name, not translated. */
  readonly name: string;
} & (
  | { readonly mode: 'link' | 'text'; readonly content: string }
  | { readonly mode: 'img'; readonly content: { readonly src: string; readonly alt: string } }
  | {
      readonly mode: 'dom';
      /** Paragraphs; one with `href` is a link. */
      readonly content: readonly { readonly text: string; readonly href?: string }[];
    }
);

export type SearchConfig =
  | { readonly mode: 'local' }
  | {
      readonly mode: 'remote';
      /** Endpoint of the search server; the protocol is in `REMOTE_SEARCH.md` of the app. */
      readonly apiUrl: string;
      /** Index of this site; its hits open in the same tab. */
      readonly indexName: string;
      /** Origin of hits from other indexes that have no `domain` of their own. */
      readonly domain?: string;
      /** Further indexes to search; `label` is the text of the tab. */
      readonly searchIndexes: readonly (string | { readonly value: string; readonly label: string })[];
      /** The index of this site in the browser answers when the server fails or takes longer than 300 ms. */
      readonly fallback?: 'local';
    };

export interface SiteConfig {
  readonly title: string;
  readonly description: Readonly<Record<Locale, string>>;
  readonly base: string;
  /** Origin of absolute URLs, unless the environment variable `SITE_HOST` is set. */
  readonly defaultHost: string;
  readonly cleanUrls: boolean;
  /** Footer of the home page and copyright line of the feeds. */
  readonly footerMessage: Readonly<Record<Locale, string>>;
  readonly socialLinks: readonly SocialLink[];
  /** Prefix of edit links, followed by the source path, unless the environment variable `SITE_EDIT_BASE` is set. */
  readonly defaultEditBase: string;
  readonly darkMode: boolean;
  readonly hideNavbar: 'always' | 'auto' | 'never';
  readonly contentAnimation: boolean;
  readonly localeRedirect: 'auto' | 'never';
  readonly search: SearchConfig | false;
  readonly multiVersion: { readonly default: string; readonly versions: readonly string[] };
}

export const siteConfig: SiteConfig = {
  title: 'Rsbuild',
  description: {
    en: 'Guides, configuration and plugin reference for Rsbuild, the build tool based on Rspack.',
    zh: 'Rsbuild 的使用指南、配置参考与插件文档。Rsbuild 是基于 Rspack 的构建工具。',
  },
  base: '/',
  defaultHost: 'http://localhost:4173',
  cleanUrls: true,
  footerMessage: {
    en: '© 2024. This is an independent documentation of Rsbuild, not made by its authors.',
    zh: '© 2024。本站是 Rsbuild 的独立文档，并非由其作者制作。',
  },
  socialLinks: [
    { icon: 'github', name: 'GitHub', mode: 'link', content: 'https://github.com/web-infra-dev/rsbuild' },
    { icon: 'x', name: 'X', mode: 'link', content: 'https://x.com/rspack_dev' },
    { icon: 'discord', name: 'Discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
  ],
  defaultEditBase: 'https://github.com/example/rsbuild-docs/edit/main/packages/content/pages/',
  darkMode: true,
  hideNavbar: 'never',
  contentAnimation: false,
  localeRedirect: 'auto',
  search: { mode: 'local' },
  multiVersion: { default: '', versions: [] },
};
