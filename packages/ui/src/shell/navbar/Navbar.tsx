import { BrandMark } from '../../icons/BrandMark.tsx';
import { closePath, menuPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Link } from '../../link/Link.tsx';
import { MobileMenu } from '../mobile-menu/MobileMenu.tsx';
import { menuPopupId } from '../popup/popup-ids.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import type { LanguageMenuProps } from './LanguageMenu.tsx';
import type { NavItem } from './nav-item.ts';
import { NavLinks } from './NavLinks.tsx';
import { SearchButton } from './SearchButton.tsx';
import type { SearchButtonProps } from './SearchButton.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import type { SocialLink } from './SocialLinks.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';
import type { ThemeOptionsProps } from './ThemeOptions.tsx';
import { ToolsMenu } from './ToolsMenu.tsx';
import type { ToolsMenuProps } from './ToolsMenu.tsx';

export interface NavbarProps {
  readonly brand: { readonly href: string; readonly text: string; readonly label: string };
  readonly items: readonly NavItem[];
  readonly tools: ToolsMenuProps;
  /** Null on a site without search. */
  readonly search: SearchButtonProps | null;
  readonly languages: LanguageMenuProps;
  /** Null on a site with one theme. */
  readonly theme: ThemeOptionsProps | null;
  readonly social: readonly SocialLink[];
  readonly menuLabel: string;
  readonly closeLabel: string;
  readonly labels: { readonly mainNav: string };
}

export function Navbar(props: NavbarProps) {
  const { brand, items, tools, search, languages, theme, social, menuLabel, closeLabel, labels } = props;
  return (
    <header className="navbar">
      <div className="navbar-bar">
        <ToolsMenu {...tools} />
        <Link className="navbar-brand" href={brand.href} aria-label={brand.label}>
          <BrandMark />
          {brand.text}
        </Link>
        {search && <SearchButton {...search} />}
        <nav className="navbar-items" aria-label={labels.mainNav}>
          <NavLinks className="navbar-list" items={items.filter((item) => item.position === 'left')} />
          <NavLinks
            className="navbar-list navbar-list-right"
            items={items.filter((item) => item.position === 'right')}
          />
        </nav>
        <div className="navbar-controls">
          {languages.items.length > 1 && <LanguageMenu {...languages} />}
          {theme && <ThemeMenu {...theme} />}
          <SocialLinks links={social} />
        </div>
        <button
          type="button"
          className="icon-button navbar-burger"
          popoverTarget={menuPopupId}
          aria-label={menuLabel}
        >
          <Icon path={menuPath} className="navbar-burger-open" />
          <Icon path={closePath} className="navbar-burger-close" />
        </button>
      </div>
      <MobileMenu
        label={labels.mainNav}
        items={items}
        languages={languages}
        theme={theme}
        social={social}
        closeLabel={closeLabel}
      />
    </header>
  );
}
