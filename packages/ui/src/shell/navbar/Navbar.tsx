import { useId } from 'react';
import { useHiddenOnScroll } from '../../hooks/use-hidden-on-scroll.ts';
import { BrandMark } from '../../icons/BrandMark.tsx';
import { closePath, menuPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Link } from '../../link/Link.tsx';
import { MobileMenu } from '../mobile-menu/MobileMenu.tsx';
import type { SocialLink } from '../social-links/social-link.ts';
import { SocialLinks } from '../social-links/SocialLinks.tsx';
import { ToolsMenu } from '../tools-menu/ToolsMenu.tsx';
import type { ToolsMenuProps } from '../tools-menu/ToolsMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import type { LanguageMenuProps } from './LanguageMenu.tsx';
import type { NavItem } from './nav-item.ts';
import { NavItems } from './NavItems.tsx';
import { SearchButton } from './SearchButton.tsx';
import type { SearchButtonProps } from './SearchButton.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import type { ThemeOptionsProps } from './ThemeOptions.tsx';
import { VersionMenu } from './VersionMenu.tsx';
import type { VersionMenuProps } from './VersionMenu.tsx';

export interface NavbarProps {
  readonly brand: { readonly href: string; readonly text: string; readonly label: string };
  readonly items: readonly NavItem[];
  readonly tools: ToolsMenuProps;
  /** Null if the site has no search. */
  readonly search: SearchButtonProps | null;
  readonly languages: LanguageMenuProps;
  readonly versions: VersionMenuProps;
  /** Null if the site has only one theme. */
  readonly theme: ThemeOptionsProps | null;
  readonly social: readonly SocialLink[];
  /** Whether the header hides on scrolling down and reappears on scrolling up. */
  readonly hidesOnScroll: boolean;
  /** When it changes, open menus close and a hidden header reappears. */
  readonly page: string;
  readonly labels: {
    readonly mainNav: string;
    readonly openMenu: string;
    readonly closeMenu: string;
    readonly moreSocial: string;
  };
}

export function Navbar(props: NavbarProps) {
  const { brand, items, tools, search, languages, versions, theme, social, page, labels } = props;
  const hidden = useHiddenOnScroll(props.hidesOnScroll, page);
  const menuId = useId();
  return (
    <header className="navbar" data-hidden={hidden ? '' : undefined}>
      <div className="navbar-bar">
        <ToolsMenu {...tools} />
        <Link className="navbar-brand" href={brand.href} aria-label={brand.label}>
          <BrandMark />
          {brand.text}
        </Link>
        {search && <SearchButton {...search} />}
        <nav className="navbar-items" aria-label={labels.mainNav}>
          <NavItems className="navbar-list" items={items.filter((item) => item.position === 'left')} />
          <NavItems
            className="navbar-list navbar-list-right"
            items={items.filter((item) => item.position !== 'left')}
          />
        </nav>
        <div className="navbar-controls">
          {languages.items.length > 1 && <LanguageMenu {...languages} />}
          {versions.items.length > 1 && <VersionMenu {...versions} />}
          {theme && <ThemeMenu {...theme} />}
          <SocialLinks links={social} moreLabel={labels.moreSocial} />
        </div>
        <button
          type="button"
          className="icon-button navbar-burger"
          popoverTarget={menuId}
          aria-label={labels.openMenu}
        >
          <Icon path={menuPath} className="navbar-burger-open" />
          <Icon path={closePath} className="navbar-burger-close" />
        </button>
      </div>
      <MobileMenu
        id={menuId}
        label={labels.mainNav}
        items={items}
        languages={languages}
        versions={versions}
        theme={theme}
        social={social}
        page={page}
        closeLabel={labels.closeMenu}
        moreLabel={labels.moreSocial}
      />
    </header>
  );
}
