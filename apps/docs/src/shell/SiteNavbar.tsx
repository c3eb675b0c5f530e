import { besideRoute } from '@docs/content/paths';
import { nav, siteConfig, toolLinks } from '@docs/content/site';
import type { PageFacts } from '@docs/content/types';
import { Navbar, useStore } from '@docs/ui';
import type { ViewProps } from './page-parts.ts';
import { messagesOf } from '../data/messages.ts';
import { languageLinks, navModel, socialModel, versionModel } from './navbar-model.ts';
import { themeStore } from '../document/theme.ts';
import { ToolLogo } from './ToolLogo.tsx';

interface SiteNavbarProps {
  readonly facts: PageFacts;
  readonly onWarmSearch: ViewProps['onWarmSearch'];
}

const homeLabel = (message: string) => message.replace('{title}', siteConfig.title);

/** The navbar with the data of the site, in the language of the page. */
export function SiteNavbar({ facts, onWarmSearch }: SiteNavbarProps) {
  const { locale, routePath } = facts;
  const messages = messagesOf(locale);
  const theme = useStore(themeStore);

  return (
    <Navbar
      brand={{
        href: besideRoute(routePath, '/'),
        text: siteConfig.title,
        label: homeLabel(messages['nav.home']),
      }}
      items={navModel(nav, routePath, messages)}
      tools={{
        label: messages['tools.menu'],
        links: toolLinks.map((tool) => ({
          name: tool.name,
          description: locale === 'zh' ? tool.desc : tool.descEn,
          href: locale === 'zh' ? tool.url : (tool.urlEn ?? tool.url),
          logo: <ToolLogo name={tool.logo} scale={tool.logoScale ?? 1} />,
          newTabLabel: messages['a11y.newTab'],
        })),
      }}
      search={
        siteConfig.search === false
          ? null
          : {
              label: messages['search.placeholder'],
              onWarm: onWarmSearch,
              fallback: { href: besideRoute(routePath, '/all-pages'), text: messages['search.allPages'] },
            }
      }
      languages={{
        label: messages['lang.label'],
        items: languageLinks(facts, messages),
      }}
      theme={
        siteConfig.darkMode
          ? {
              label: messages['theme.label'],
              options: [
                { value: 'light', text: messages['theme.light'] },
                { value: 'dark', text: messages['theme.dark'] },
                { value: 'auto', text: messages['theme.auto'] },
              ],
              value: theme ?? 'auto',
              onChange: themeStore.set,
            }
          : null
      }
      versions={{
        label: messages['version.label'],
        items: versionModel(facts, siteConfig.multiVersion),
      }}
      social={siteConfig.socialLinks.map(socialModel)}
      hidesOnScroll={siteConfig.hideNavbar === 'auto'}
      page={routePath}
      labels={{
        mainNav: messages['nav.label'],
        openMenu: messages['mobile.siteMenu'],
        closeMenu: messages['mobile.closeMenu'],
        moreSocial: messages['social.more'],
      }}
    />
  );
}
