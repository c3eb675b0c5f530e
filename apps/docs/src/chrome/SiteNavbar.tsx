import { besideRoute } from '@docs/content/paths';
import { nav, siteConfig, toolLinks } from '@docs/content/site';
import type { PageFacts } from '@docs/content/types';
import { Navbar, useStore } from '@docs/ui';
import type { ViewProps } from '../page/view-props.ts';
import { wordsOf } from '../page/words.ts';
import { languageLinks } from '../routing/language-links.ts';
import { themeStore } from '../theme/theme-store.ts';
import { navModel } from './nav-model.ts';
import { socialModel } from './social-model.ts';
import { ToolLogo } from './ToolLogo.tsx';
import { versionModel } from './version-model.ts';

interface SiteNavbarProps {
  readonly facts: PageFacts;
  readonly onWarmSearch: ViewProps['onWarmSearch'];
}

/** `nav.home` names the site; the title is filled in. */
const homeLabel = (words: string) => words.replace('{title}', siteConfig.title);

/** The bar, in the words and with the links of the page's language. */
export function SiteNavbar({ facts, onWarmSearch }: SiteNavbarProps) {
  const { locale, routePath } = facts;
  const words = wordsOf(locale);
  const theme = useStore(themeStore);

  return (
    <Navbar
      brand={{
        href: besideRoute(routePath, '/'),
        text: siteConfig.title,
        label: homeLabel(words['nav.home']),
      }}
      items={navModel(nav, routePath, words)}
      tools={{
        label: words['tools.menu'],
        links: toolLinks.map((tool) => ({
          name: tool.name,
          description: locale === 'zh' ? tool.desc : tool.descEn,
          href: locale === 'zh' ? tool.url : (tool.urlEn ?? tool.url),
          logo: <ToolLogo name={tool.logo} scale={tool.logoScale ?? 1} />,
          newTabLabel: words['a11y.newTab'],
        })),
      }}
      search={
        siteConfig.search === false
          ? null
          : {
              label: words['search.placeholder'],
              onWarm: onWarmSearch,
              fallback: { href: besideRoute(routePath, '/all-pages'), text: words['search.allPages'] },
            }
      }
      languages={{
        label: words['lang.label'],
        items: languageLinks(facts, words),
      }}
      theme={
        siteConfig.darkMode
          ? {
              label: words['theme.label'],
              options: [
                { value: 'light', text: words['theme.light'] },
                { value: 'dark', text: words['theme.dark'] },
                { value: 'auto', text: words['theme.auto'] },
              ],
              value: theme ?? 'auto',
              onChange: themeStore.set,
            }
          : null
      }
      versions={{
        label: words['version.label'],
        items: versionModel(facts, siteConfig.multiVersion),
      }}
      social={siteConfig.socialLinks.map(socialModel)}
      hidesOnScroll={siteConfig.hideNavbar === 'auto'}
      page={routePath}
      labels={{
        mainNav: words['nav.label'],
        openMenu: words['mobile.siteMenu'],
        closeMenu: words['mobile.closeMenu'],
        moreSocial: words['social.more'],
      }}
    />
  );
}
