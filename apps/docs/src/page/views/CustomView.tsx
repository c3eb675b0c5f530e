import { SiteShell } from '../../chrome/SiteShell.tsx';
import { mdxComponents } from '../mdx-components.tsx';
import type { ViewProps } from '../view-props.ts';

export function CustomView({ page, search }: ViewProps) {
  const { facts, Content } = page;
  return (
    <SiteShell facts={facts} search={search}>
      <main id="content">
        <Content components={mdxComponents[facts.locale]} />
      </main>
    </SiteShell>
  );
}
