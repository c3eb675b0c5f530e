import { moonPath, sunPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Popover } from '../../overlay/popover/Popover.tsx';
import { ThemeOptions } from './ThemeOptions.tsx';
import type { ThemeOptionsProps } from './ThemeOptions.tsx';

/** Renders both icons: CSS shows the right one before hydration. */
export function ThemeMenu(props: ThemeOptionsProps) {
  return (
    <Popover
      className="needs-script"
      label={props.label}
      placement="bottom-end"
      opensOn={[]}
      buttonClassName="icon-button"
      button={
        <>
          <Icon path={sunPath} className="theme-menu-light" />
          <Icon path={moonPath} className="theme-menu-dark" />
        </>
      }
    >
      <ThemeOptions {...props} />
    </Popover>
  );
}
