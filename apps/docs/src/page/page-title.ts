import { siteConfig } from '@docs/content/site';
import type { PageFacts } from '@docs/content/types';

/** `Page - Site`; a suffix that opens with its own `-` or `|` is joined by one space. */
export const joinTitle = (title: string, suffix: string): string =>
  suffix === '' ? title : /^[-|]/.test(suffix) ? `${title} ${suffix}` : `${title} - ${suffix}`;

export const withoutMarks = (title: string) => title.replaceAll(/[`*]/g, '');

export function titleOf({ frontmatter }: PageFacts): string {
  switch (frontmatter.pageType) {
    case 'home':
      return joinTitle(siteConfig.title, frontmatter.titleSuffix ?? '');
    case 'doc':
      return joinTitle(withoutMarks(frontmatter.title), frontmatter.titleSuffix ?? siteConfig.title);
    case '404':
      return joinTitle('404', siteConfig.title);
    case 'custom':
    case 'blank':
      return siteConfig.title;
  }
}
