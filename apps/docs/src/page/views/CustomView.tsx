import { PageMain } from '@docs/ui';
import { SiteShell } from '../../chrome/SiteShell.tsx';
import { mainId } from '../id-prefix.ts';
import { PageContent } from '../PageContent.tsx';
import type { ViewProps } from '../view-props.ts';

export function CustomView({ page, onWarmSearch }: ViewProps) {
  return (
    <SiteShell facts={page.facts} onWarmSearch={onWarmSearch}>
      <PageMain id={mainId(page.facts.locale)}>
        <PageContent page={page} />
      </PageMain>
    </SiteShell>
  );
}
