import { withLocale } from '@docs/content/paths';
import { strings } from '@docs/content/site';
import { NotFound } from '@docs/ui';
import { SiteShell } from '../../chrome/SiteShell.tsx';
import type { ViewProps } from '../view-props.ts';

export function NotFoundView({ page: { facts }, search }: ViewProps) {
  const words = strings[facts.locale].notFound;
  return (
    <SiteShell facts={facts} search={search}>
      <main id="content">
        <NotFound
          code={words.code}
          title={words.title}
          home={{ href: withLocale('/', facts.locale), text: words.home }}
        />
      </main>
    </SiteShell>
  );
}
