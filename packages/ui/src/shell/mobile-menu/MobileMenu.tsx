import { hamburgerMaxPx, menuClosesFromPx } from '../../theme/layout.ts';
import { LanguageLinks } from '../navbar/LanguageLinks.tsx';
import type { LanguageMenuProps } from '../navbar/LanguageMenu.tsx';
import type { NavItem } from '../navbar/nav-item.ts';
import { NavLinks } from '../navbar/NavLinks.tsx';
import { SocialLinks } from '../navbar/SocialLinks.tsx';
import type { SocialLink } from '../navbar/SocialLinks.tsx';
import { ThemeOptions } from '../navbar/ThemeOptions.tsx';
import type { ThemeOptionsProps } from '../navbar/ThemeOptions.tsx';
import { menuPopupId } from '../popup/popup-ids.ts';
import { Popup } from '../popup/Popup.tsx';

export interface MobileMenuProps {
  readonly label: string;
  readonly items: readonly NavItem[];
  readonly languages: LanguageMenuProps;
  readonly theme: ThemeOptionsProps | null;
  readonly social: readonly SocialLink[];
  readonly closeLabel: string;
}

const closesFromPx = [menuClosesFromPx, hamburgerMaxPx + 1];

/** The whole window below the bar. The hamburger closes it too; the button at its end serves keys and readers. */
export function MobileMenu({ label, items, languages, theme, social, closeLabel }: MobileMenuProps) {
  return (
    <Popup id={menuPopupId} className="mobile-menu" closesFromPx={closesFromPx} holdsPage>
      <nav aria-label={label}>
        <NavLinks className="mobile-menu-items" items={items} />
      </nav>
      {languages.items.length > 1 && (
        <div className="mobile-menu-section">
          <p className="mobile-menu-title">{languages.label}</p>
          <LanguageLinks items={languages.items} onChoose={languages.onChoose} />
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
        <SocialLinks links={social} />
      </div>
      <button
        type="button"
        className="mobile-menu-close"
        popoverTarget={menuPopupId}
        popoverTargetAction="hide"
      >
        {closeLabel}
      </button>
    </Popup>
  );
}
