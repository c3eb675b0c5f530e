import { withLocale, withoutLocale } from '@docs/content/paths';
import { localeList, locales, nav, siteConfig, toolLinks, uiStrings } from '@docs/content/site';
import type { PageFacts } from '@docs/content/types';
import { Navbar, useStore } from '@docs/ui';
import type { SearchControls } from '../page/view-props.ts';
import { themeStore } from '../theme/theme-store.ts';
import { useAppliedTheme } from '../theme/use-applied-theme.ts';
import { ToolLogo } from './ToolLogo.tsx';

interface SiteNavbarProps {
  readonly facts: PageFacts;
  readonly search: SearchControls;
}

/** Proper names: the same in every language. */
const socialNames = { github: 'GitHub', twitter: 'Twitter', discord: 'Discord' } as const;

/** The bar, in the words and with the links of the page's language. */
export function SiteNavbar({ facts, search }: SiteNavbarProps) {
  const { locale, routePath } = facts;
  const words = uiStrings[locale];
  const theme = useStore(themeStore);
  useAppliedTheme();
  const path = withoutLocale(routePath);
  // Without a page of its own (404), the other language's home is where its link leads.
  const pathInOther = facts.frontmatter.pageType === '404' ? '/' : path;

  return (
    <Navbar
      brand={{ href: withLocale('/', locale), text: siteConfig.title, label: words['nav.home'] }}
      items={nav.map(({ text, link, activeMatch, position }) => ({
        text: words[text],
        href: withLocale(link, locale),
        active: path.startsWith(activeMatch),
        position,
      }))}
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
      search={{ label: words['search.placeholder'], onOpen: search.open, onWarm: search.warm }}
      languages={{
        label: words['lang.label'],
        items: localeList.map((key) => ({
          text: locales[key].label,
          href: withLocale(pathInOther, key),
          lang: locales[key].lang,
          current: key === locale,
        })),
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
      social={siteConfig.socialLinks.map(({ icon, content }) => ({
        icon,
        href: content,
        label: socialNames[icon],
      }))}
      menuLabel={words['mobile.menu']}
      closeLabel={words['close']}
      labels={{ mainNav: words['nav.label'] }}
    />
  );
}
