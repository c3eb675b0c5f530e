import type { Locale } from '../src/types.ts';

/** Where the mark leads, or what its popup shows. Plain values: no markup comes out of the configuration. */
export type SocialLink = {
  /** One that the user interface draws, or the data of one SVG path on a field of 24 × 24. */
  readonly icon: 'github' | 'discord' | 'x' | { readonly path: string };
  /** The place's own name, the same in every language. */
  readonly name: string;
} & (
  | { readonly mode: 'link' | 'text'; readonly content: string }
  | { readonly mode: 'img'; readonly content: { readonly src: string; readonly alt: string } }
  | {
      readonly mode: 'dom';
      /** Paragraphs, each a link where it has an address. */
      readonly content: readonly { readonly text: string; readonly href?: string }[];
    }
);

export type SearchConfig =
  | { readonly mode: 'local' }
  | {
      readonly mode: 'remote';
      /** Where the server is asked; `REMOTE_SEARCH.md` of the application says how. */
      readonly apiUrl: string;
      /** The index of this site; its hits open in the same tab. */
      readonly indexName: string;
      /** Where the pages of other indexes are, as long as their hits do not say it themselves. */
      readonly domain?: string;
      /** Indexes that are asked for by name; the label is what their tab says. */
      readonly searchIndexes: readonly (string | { readonly value: string; readonly label: string })[];
    };

export interface SiteConfig {
  readonly title: string;
  readonly description: Readonly<Record<Locale, string>>;
  readonly base: string;
  /** Scheme and host of absolute URLs; the build replaces it by `SITE_HOST` from its environment. */
  readonly defaultHost: string;
  readonly cleanUrls: boolean;
  /** Shown on the home page and given to feeds as their copyright line. */
  readonly footerMessage: Readonly<Record<Locale, string>>;
  readonly socialLinks: readonly SocialLink[];
  /** A page's edit link is this and its source path; the build replaces it by `SITE_EDIT_BASE`. */
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
