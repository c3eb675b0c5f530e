import { withLocale } from '@docs/content/paths';
import { uiStrings } from '@docs/content/site';
import { NotFound, PageMain } from '@docs/ui';
import { SiteShell } from '../../chrome/SiteShell.tsx';
import type { ViewProps } from '../view-props.ts';

export function NotFoundView({ page: { facts }, search }: ViewProps) {
  const words = uiStrings[facts.locale];
  return (
    <SiteShell facts={facts} search={search}>
      <PageMain>
        <NotFound
          code={words['notFound.code']}
          title={words['notFound.title']}
          home={{ href: withLocale('/', facts.locale), text: words['notFound.home'] }}
        />
      </PageMain>
    </SiteShell>
  );
}
