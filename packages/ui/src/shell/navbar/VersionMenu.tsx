import { chevronRightPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Popover } from '../../overlay/popover/Popover.tsx';
import { VersionLinks } from './VersionLinks.tsx';
import type { VersionLinksProps } from './VersionLinks.tsx';

export interface VersionMenuProps extends VersionLinksProps {
  readonly label: string;
}

export function VersionMenu({ label, items }: VersionMenuProps) {
  const current = items.find((item) => item.current)?.text ?? '';
  return (
    <Popover
      label={`${label}: ${current}`}
      placement="bottom-end"
      opensOn={[]}
      buttonClassName="version-button"
      button={
        <>
          {current}
          <Icon path={chevronRightPath} className="nav-chevron" />
        </>
      }
    >
      <VersionLinks items={items} />
    </Popover>
  );
}
