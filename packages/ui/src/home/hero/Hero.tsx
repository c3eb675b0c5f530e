import type { ReactNode } from 'react';
import { InlineText } from '../../article/inline-text/InlineText.tsx';
import { Link } from '../../link/Link.tsx';

export interface HeroImage {
  readonly light: string;
  readonly dark: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export interface HeroProps {
  readonly name: string;
  readonly lines: readonly string[];
  readonly tagline: string;
  readonly actions: readonly {
    readonly theme: 'brand' | 'alt';
    readonly text: string;
    readonly href: string;
  }[];
  readonly image?: HeroImage | undefined;
  /** Stands beside the words in place of an image, such as a block of code. */
  readonly aside?: ReactNode;
}

function heroImage({ light, dark, alt, width, height }: HeroImage) {
  return (
    <>
      <img className="hero-image hero-image-light" src={light} alt={alt} width={width} height={height} />
      <img className="hero-image hero-image-dark" src={dark} alt={alt} width={width} height={height} />
    </>
  );
}

export function Hero({ name, lines, tagline, actions, image, aside }: HeroProps) {
  const beside = aside ?? (image && heroImage(image));
  return (
    <section className={beside ? 'hero' : 'hero hero-alone'}>
      <div className="hero-words">
        <h1 className="hero-title" id="page-title" tabIndex={-1}>
          {name}
          {lines.map((line) => (
            <span key={line} className="hero-line">
              {' '}
              {line}
            </span>
          ))}
        </h1>
        <p className="hero-tagline">
          <InlineText text={tagline} />
        </p>
        <div className="hero-actions">
          {actions.map((action) => (
            <Link key={action.href} className={`button button-${action.theme}`} href={action.href}>
              {action.text}
            </Link>
          ))}
        </div>
      </div>
      {beside && <div className="hero-beside">{beside}</div>}
    </section>
  );
}
