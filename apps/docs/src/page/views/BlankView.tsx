import { PageMain } from '@docs/ui';
import { mdxComponents } from '../mdx-components.tsx';
import type { ViewProps } from '../view-props.ts';

/** Nothing but the page's own content, not even the bar. */
export function BlankView({ page: { facts, Content } }: ViewProps) {
  return (
    <PageMain>
      <Content components={mdxComponents(facts.locale)} />
    </PageMain>
  );
}
