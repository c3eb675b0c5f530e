import { memo } from 'react';
import { Prose } from '@docs/ui';
import { mdxComponents } from './mdx-components.tsx';
import type { LoadedPage } from './page-module.ts';
import { ZoomablePictures } from './ZoomablePictures.tsx';

/**
 * A page's own text. Without memo, an update of the view right after hydration makes React hydrate all sections at
 * once, and each later one, such as another heading in sight, draws the text again.
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
