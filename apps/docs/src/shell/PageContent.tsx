import { memo } from 'react';
import { Prose } from '@docs/ui';
import { mdxComponents } from './mdx-components.tsx';
import type { LoadedPage } from '../data/page.ts';
import { ZoomablePictures } from './ZoomablePictures.tsx';

/**
 * The content of a page. Memoized: otherwise an update of the view right after hydration would hydrate all sections
 * in one task, and each later update, such as another active heading, would render the content again.
 */
export const PageContent = memo(function PageContent({
  page: { facts, Content },
}: {
  readonly page: LoadedPage;
}) {
  const { locale, routePath, frontmatter } = facts;
  const content = <Content components={mdxComponents(locale)} />;
  return (
    <Prose key={routePath}>
      {frontmatter.globalUIComponents ? (
        <ZoomablePictures locale={locale}>{content}</ZoomablePictures>
      ) : (
        content
      )}
    </Prose>
  );
});
