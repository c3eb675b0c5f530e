import { globePath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Popover } from '../../overlay/popover/Popover.tsx';
import { LanguageLinks } from './LanguageLinks.tsx';
import type { LanguageLinksProps } from './LanguageLinks.tsx';

export interface LanguageMenuProps extends LanguageLinksProps {
  readonly label: string;
}

export function LanguageMenu({ label, items, onChoose }: LanguageMenuProps) {
  return (
    <Popover
      label={label}
      placement="bottom-end"
      opensOn={[]}
      buttonClassName="icon-button"
      button={<Icon path={globePath} />}
    >
      <LanguageLinks items={items} onChoose={onChoose} />
    </Popover>
  );
}
