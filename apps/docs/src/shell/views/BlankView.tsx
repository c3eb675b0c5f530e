import { PageMain } from '@docs/ui';
import { mdxComponents } from '../mdx-components.tsx';
import { mainId } from '../ids.ts';
import type { ViewProps } from '../page-parts.ts';

/** Only the content of the page, without the navbar. */
export function BlankView({ page: { facts, Content } }: ViewProps) {
  return (
    <PageMain id={mainId(facts.locale)}>
      <Content components={mdxComponents(facts.locale)} />
    </PageMain>
  );
}
