import { codePath, featherPath, speechPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Link } from '../../link/Link.tsx';

export interface SocialLink {
  readonly icon: 'github' | 'twitter' | 'discord';
  readonly href: string;
  readonly label: string;
}

export interface SocialLinksProps {
  readonly links: readonly SocialLink[];
}

// Marks of our own for what happens there: code, short notes, talk.
const socialPaths: Readonly<Record<SocialLink['icon'], string>> = {
  github: codePath,
  twitter: featherPath,
  discord: speechPath,
};

export function SocialLinks({ links }: SocialLinksProps) {
  return (
    <ul className="social-links">
      {links.map((link) => (
        <li key={link.href}>
          <Link
            className="icon-button"
            href={link.href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={link.label}
            title={link.label}
          >
            <Icon path={socialPaths[link.icon]} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
