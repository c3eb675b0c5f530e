import { dotsPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Popover } from '../../overlay/popover/Popover.tsx';
import type { SocialLink } from './social-link.ts';
import { SocialMark } from './SocialMark.tsx';

export interface SocialLinksProps {
  readonly links: readonly SocialLink[];
  readonly moreLabel: string;
  /** Number of links outside the popup. */
  readonly limit?: number;
}

const limitInBar = 3;

const listOf = (links: readonly SocialLink[]) =>
  links.map((link, index) => (
    <li key={index}>
      <SocialMark link={link} />
    </li>
  ));

export function SocialLinks({ links, moreLabel, limit = limitInBar }: SocialLinksProps) {
  if (links.length === 0) return null;
  const more = links.slice(limit);
  return (
    <ul className="social-links">
      {listOf(links.slice(0, limit))}
      {more.length > 0 && (
        <li>
          <Popover
            label={moreLabel}
            placement="bottom-end"
            opensOn={['hover', 'focus']}
            buttonClassName="icon-button"
            button={<Icon path={dotsPath} />}
          >
            <ul className="social-links">{listOf(more)}</ul>
          </Popover>
        </li>
      )}
    </ul>
  );
}
