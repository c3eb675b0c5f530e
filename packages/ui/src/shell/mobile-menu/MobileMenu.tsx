import { Drawer } from '../../overlay/drawer/Drawer.tsx';
import { hamburgerMaxPx, menuClosesFromPx } from '../../theme/layout.ts';
import { NavAccordion } from '../nav-menu/NavAccordion.tsx';
import { NavAnchor } from '../nav-menu/NavAnchor.tsx';
import { LanguageLinks } from '../navbar/LanguageLinks.tsx';
import type { LanguageMenuProps } from '../navbar/LanguageMenu.tsx';
import type { NavItem } from '../navbar/nav-item.ts';
import type { SocialLink } from '../social-links/social-link.ts';
import { SocialLinks } from '../social-links/SocialLinks.tsx';
import { ThemeOptions } from '../navbar/ThemeOptions.tsx';
import type { ThemeOptionsProps } from '../navbar/ThemeOptions.tsx';
import { VersionLinks } from '../navbar/VersionLinks.tsx';
import type { VersionMenuProps } from '../navbar/VersionMenu.tsx';

export interface MobileMenuProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly NavItem[];
  readonly languages: LanguageMenuProps;
  readonly versions: VersionMenuProps;
  readonly theme: ThemeOptionsProps | null;
  readonly social: readonly SocialLink[];
  readonly page: string;
  readonly closeLabel: string;
  readonly moreLabel: string;
}

const closesFromPx = [menuClosesFromPx, hamburgerMaxPx + 1];

/** Covers the window below the header. The close button at its end is for keyboard and screen reader users. */
export function MobileMenu({
  id,
  label,
  items,
  languages,
  versions,
  theme,
  social,
  page,
  closeLabel,
  moreLabel,
}: MobileMenuProps) {
  return (
    <Drawer
      id={id}
      className="mobile-menu"
      label={label}
      closesFromPx={closesFromPx}
      page={page}
      within=".navbar"
    >
      <nav aria-label={label}>
        <ul className="mobile-menu-items">
          {items.map((item, index) => (
            <li key={index}>
              {item.kind === 'menu' ? (
                <NavAccordion item={item} />
              ) : (
                <NavAnchor className="nav-link" item={item} />
              )}
            </li>
          ))}
        </ul>
      </nav>
      {languages.items.length > 1 && (
        <div className="mobile-menu-section">
          <p className="mobile-menu-title">{languages.label}</p>
          <LanguageLinks items={languages.items} onChoose={languages.onChoose} />
        </div>
      )}
      {versions.items.length > 1 && (
        <div className="mobile-menu-section">
          <p className="mobile-menu-title">{versions.label}</p>
          <VersionLinks items={versions.items} />
        </div>
      )}
      {theme && (
        <div className="mobile-menu-section needs-script">
          <p className="mobile-menu-title" aria-hidden="true">
            {theme.label}
          </p>
          <ThemeOptions {...theme} />
        </div>
      )}
      <div className="mobile-menu-section">
        <SocialLinks links={social} moreLabel={moreLabel} limit={social.length} />
      </div>
      <button type="button" className="mobile-menu-close" popoverTarget={id} popoverTargetAction="hide">
        {closeLabel}
      </button>
    </Drawer>
  );
}
