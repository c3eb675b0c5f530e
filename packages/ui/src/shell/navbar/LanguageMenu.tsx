import { globePath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { languagePopupId } from '../popup/popup-ids.ts';
import { Popup } from '../popup/Popup.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import type { LanguageLinksProps } from './LanguageLinks.tsx';

export interface LanguageMenuProps extends LanguageLinksProps {
  readonly label: string;
}

export function LanguageMenu({ label, items, onChoose }: LanguageMenuProps) {
  return (
    <div className="language-menu">
      <button
        type="button"
        className="icon-button"
        popoverTarget={languagePopupId}
        aria-label={label}
        title={label}
      >
        <Icon path={globePath} />
      </button>
      <Popup id={languagePopupId} className="popup popup-end">
        <LanguageLinks items={items} onChoose={onChoose} />
      </Popup>
    </div>
  );
}
