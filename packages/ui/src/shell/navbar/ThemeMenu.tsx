import { moonPath, sunPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { themePopupId } from '../popup/popup-ids.ts';
import { Popup } from '../popup/Popup.tsx';
import { ThemeOptions } from './ThemeOptions.tsx';
import type { ThemeOptionsProps } from './ThemeOptions.tsx';

/** Which of the two icons shows is decided by CSS, so that the server's page is right before any script. */
export function ThemeMenu(props: ThemeOptionsProps) {
  return (
    <div className="theme-menu needs-script">
      <button
        type="button"
        className="icon-button"
        popoverTarget={themePopupId}
        aria-label={props.label}
        title={props.label}
      >
        <Icon path={sunPath} className="theme-menu-light" />
        <Icon path={moonPath} className="theme-menu-dark" />
      </button>
      <Popup id={themePopupId} className="popup popup-end">
        <ThemeOptions {...props} />
      </Popup>
    </div>
  );
}
