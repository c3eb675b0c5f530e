import { Prose } from '@docs/ui';
import { mdxComponents } from './mdx-components.tsx';
import type { LoadedPage } from './page-module.ts';
import { ZoomablePictures } from './ZoomablePictures.tsx';

/** A page's own text. */
export function PageContent({ page: { facts, Content } }: { readonly page: LoadedPage }) {
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
}
