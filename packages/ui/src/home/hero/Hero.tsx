import type { ReactNode } from 'react';
import { Link } from '../../link/Link.tsx';

export interface HeroImage {
  /** One URL if both themes use the same image. */
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
  /** Shown if there is no `image`, for example a code block. */
  readonly aside?: ReactNode;
}

/** Width and height in CSS pixels; CSS shrinks the image in narrow windows. */
const imagePx = 375;

function heroImage({ src, alt, srcset, sizes }: HeroImage) {
  const renderImage = (url: string, theme: string) => (
    <img
      className={`hero-image${theme}`}
      src={url}
      srcSet={srcset?.join(', ')}
      sizes={sizes?.join(', ')}
      alt={alt}
      width={imagePx}
      height={imagePx}
    />
  );
  if (typeof src === 'string') return renderImage(src, '');
  return (
    <>
      {renderImage(src.light, ' hero-image-light')}
      {renderImage(src.dark, ' hero-image-dark')}
    </>
  );
}

export function Hero({ name, lines, tagline, actions, image, aside }: HeroProps) {
  const visual = image ? heroImage(image) : aside;
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
      {visual && <div className="hero-beside">{visual}</div>}
    </section>
  );
}
