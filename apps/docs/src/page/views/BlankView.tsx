import { PageMain } from '@docs/ui';
import { mainId } from '../id-prefix.ts';
import { mdxComponents } from '../mdx-components.tsx';
import type { ViewProps } from '../view-props.ts';

/** Nothing but the page's own content, not even the bar. */
export function BlankView({ page: { facts, Content } }: ViewProps) {
  return (
    <PageMain id={mainId(facts.locale)}>
      <Content components={mdxComponents(facts.locale)} />
    </PageMain>
  );
}
