import { boxPath, gaugePath, layersPath, plugPath, slidersPath } from '../../icons/feature-paths.ts';
import { boltPath } from '../../icons/icon-paths.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Link } from '../../link/Link.tsx';

export type FeatureIcon = 'bolt' | 'box' | 'layers' | 'gauge' | 'plug' | 'sliders';

export interface Feature {
  readonly icon?: FeatureIcon | undefined;
  readonly title: string;
  readonly details: string;
  readonly href?: string | undefined;
  /** Number of columns, of 12. */
  readonly span: 2 | 3 | 4 | 6;
}

export interface FeatureGridProps {
  readonly features: readonly Feature[];
}

const featurePaths: Readonly<Record<FeatureIcon, string>> = {
  bolt: boltPath,
  box: boxPath,
  layers: layersPath,
  gauge: gaugePath,
  plug: plugPath,
  sliders: slidersPath,
};

export function FeatureGrid({ features }: FeatureGridProps) {
  if (features.length === 0) return null;
  return (
    <section className="feature-grid">
      {features.map(({ icon, title, details, href, span }, index) => (
        <div key={index} className={`feature feature-span-${span}`}>
          {icon && <Icon path={featurePaths[icon]} className="feature-icon" />}
          <h2 className="feature-title">
            {href === undefined ? (
              title
            ) : (
              <Link className="feature-link" href={href}>
                {title}
              </Link>
            )}
          </h2>
          <p className="feature-details">{details}</p>
        </div>
      ))}
    </section>
  );
}
