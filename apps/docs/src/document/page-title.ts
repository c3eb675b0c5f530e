import { siteConfig } from '@docs/content/site';
import type { PageFacts } from '@docs/content/types';

/** `Page - Site`; a suffix that starts with `-` or `|` is appended after a space. */
export const joinTitle = (title: string, suffix: string): string =>
  suffix === '' ? title : /^[-|]/.test(suffix) ? `${title} ${suffix}` : `${title} - ${suffix}`;

export function titleOf({ frontmatter }: PageFacts): string {
  switch (frontmatter.pageType) {
    case 'home':
      return joinTitle(siteConfig.title, frontmatter.titleSuffix ?? '');
    case 'doc':
    case '404':
      return joinTitle(frontmatter.title, frontmatter.titleSuffix ?? siteConfig.title);
    case 'custom':
    case 'blank':
      return siteConfig.title;
  }
}
