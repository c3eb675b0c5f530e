import { PageMain } from '@docs/ui';
import { SiteShell } from '../../chrome/SiteShell.tsx';
import { mdxComponents } from '../mdx-components.tsx';
import type { ViewProps } from '../view-props.ts';

export function CustomView({ page, search }: ViewProps) {
  const { facts, Content } = page;
  return (
    <SiteShell facts={facts} search={search}>
      <PageMain>
        <Content components={mdxComponents(facts.locale)} />
      </PageMain>
    </SiteShell>
  );
}
