import { siteConfig } from '@docs/content/site';
import { FeatureGrid, Hero, PageMain, SiteFooter } from '@docs/ui';
import { OfflineControl } from '../OfflineControl.tsx';
import { SiteShell } from '../SiteShell.tsx';
import { mdxComponents } from '../mdx-components.tsx';
import { mainId } from '../ids.ts';
import type { ViewProps } from '../page-parts.ts';

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

export function HomeView({ page, onWarmSearch }: ViewProps) {
  const { facts, Content } = page;
  const { hero, features, footer } = facts.frontmatter;
  return (
    <SiteShell facts={facts} onWarmSearch={onWarmSearch}>
      <PageMain id={mainId(facts.locale)}>
        {hero && (
          <Hero
            name={hero.name}
            lines={linesOf(hero.text)}
            tagline={hero.tagline}
            actions={hero.actions.map(({ link, ...action }) => ({ ...action, href: link }))}
            image={hero.image}
            aside={hero.image === undefined && <Content components={mdxComponents(facts.locale)} />}
          />
        )}
        {features.length > 0 && (
          <FeatureGrid
            features={features.map(({ link, ...feature }) => ({
              ...feature,
              ...(link === undefined ? {} : { href: link }),
            }))}
          />
        )}
      </PageMain>
      {footer && (
        <SiteFooter message={siteConfig.footerMessage[facts.locale]}>
          <OfflineControl locale={facts.locale} />
        </SiteFooter>
      )}
    </SiteShell>
  );
}
