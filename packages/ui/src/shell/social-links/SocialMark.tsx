import { Icon } from '../../icons/Icon.tsx';
import { Link } from '../../link/Link.tsx';
import { Popover } from '../../overlay/popover/Popover.tsx';
import { Tooltip } from '../../overlay/tooltip/Tooltip.tsx';
import type { SocialLink } from './social-link.ts';

export interface SocialMarkProps {
  readonly link: SocialLink;
}

function popupContent(link: Exclude<SocialLink, { readonly mode: 'link' }>) {
  switch (link.mode) {
    case 'text':
      return <p className="social-text">{link.text}</p>;
    case 'img':
      // Without `lazy`, React's server renderer preloads the image of the closed popup on every page.
      return <img className="social-picture" src={link.src} alt={link.alt} loading="lazy" />;
    case 'dom':
      return link.content.map(({ text, href }, index) => (
        <p key={index} className="social-text">
          {href === undefined ? text : <Link href={href}>{text}</Link>}
        </p>
      ));
    default:
      return link satisfies never;
  }
}

/** A link, or a button with a popup. */
export function SocialMark({ link }: SocialMarkProps) {
  const icon =
    typeof link.icon === 'string' ? (
      <span className={`social-icon social-icon-${link.icon}`} />
    ) : (
      <Icon path={link.icon.path} />
    );
  if (link.mode !== 'link') {
    return (
      <Popover
        label={link.label}
        placement="bottom-end"
        opensOn={['hover', 'focus']}
        buttonClassName="icon-button"
        button={icon}
      >
        {popupContent(link)}
      </Popover>
    );
  }
  return (
    <Tooltip text={link.label} placement="bottom">
      <Link
        className="icon-button"
        href={link.href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={link.label}
      >
        {icon}
      </Link>
    </Tooltip>
  );
}
