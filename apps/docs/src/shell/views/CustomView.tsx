import { PageMain } from '@docs/ui';
import { SiteShell } from '../SiteShell.tsx';
import { PageContent } from '../PageContent.tsx';
import { mainId } from '../ids.ts';
import type { ViewProps } from '../page-parts.ts';

export function CustomView({ page, onWarmSearch }: ViewProps) {
  return (
    <SiteShell facts={page.facts} onWarmSearch={onWarmSearch}>
      <PageMain id={mainId(page.facts.locale)}>
        <PageContent page={page} />
      </PageMain>
    </SiteShell>
  );
}
