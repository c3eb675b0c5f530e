import type { ReactNode } from 'react';
import { Link } from '../../link/Link.tsx';

export interface HeroImage {
  /** One address where the drawing is the same in both themes. */
  readonly src: string | { readonly light: string; readonly dark: string };
  readonly alt: string;
  readonly srcset?: readonly string[] | undefined;
  readonly sizes?: readonly string[] | undefined;
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
  /** Stands beside the words where there is no image, such as a block of code. */
  readonly aside?: ReactNode;
}

/** Drawn as a square of this size, in CSS pixels; less where the window has no room. */
const imagePx = 375;

function heroImage({ src, alt, srcset, sizes }: HeroImage) {
  const draw = (address: string, theme: string) => (
    <img
      className={`hero-image${theme}`}
      src={address}
      srcSet={srcset?.join(', ')}
      sizes={sizes?.join(', ')}
      alt={alt}
      width={imagePx}
      height={imagePx}
    />
  );
  if (typeof src === 'string') return draw(src, '');
  return (
    <>
      {draw(src.light, ' hero-image-light')}
      {draw(src.dark, ' hero-image-dark')}
    </>
  );
}

export function Hero({ name, lines, tagline, actions, image, aside }: HeroProps) {
  const beside = image ? heroImage(image) : aside;
  return (
    <section className="hero">
      <div className="hero-words">
        <h1 className="hero-title" tabIndex={-1}>
          {name}
          {lines.map((line, index) => (
            <span key={index} className="hero-line">
              {' '}
              {line}
            </span>
          ))}
        </h1>
        {tagline !== '' && <p className="hero-tagline">{tagline}</p>}
        {actions.length > 0 && (
          <div className="hero-actions">
            {actions.map((action, index) => (
              <Link key={index} className={`button button-${action.theme}`} href={action.href}>
                {action.text}
              </Link>
            ))}
          </div>
        )}
      </div>
      {beside && <div className="hero-beside">{beside}</div>}
    </section>
  );
}
