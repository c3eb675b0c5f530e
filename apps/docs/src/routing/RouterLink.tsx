import type { ComponentProps, MouseEvent } from 'react';
import { hrefKind, hrefOf, isAssetPath, withBase } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import { isPlainClick, useNavigation } from './navigation.ts';

/** The site's address of an internal href, hash kept: `/config/#dev` with the base and the URL form of the site. */
export const siteHref = (href: string): string => (href.startsWith('#') ? href : hrefOf(href, siteConfig));

/** The one link of the site: internal ones move within the page, external ones open a new tab. */
export function RouterLink({ href = '', children, ...props }: ComponentProps<'a'>) {
  const { go, preload } = useNavigation();
  switch (hrefKind(href)) {
    case 'external':
      return (
        <a {...props} href={href} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      );
    case 'data':
    case 'unsafe':
      return <a {...props}>{children}</a>;
    case 'hash':
    case 'internal':
      if (isAssetPath(href)) {
        return (
          <a {...props} href={withBase(siteConfig.base, href)}>
            {children}
          </a>
        );
      }
      return (
        <a
          {...props}
          href={siteHref(href)}
          onClick={(event: MouseEvent<HTMLAnchorElement>) => {
            props.onClick?.(event);
            if (!isPlainClick(event)) return;
            event.preventDefault();
            void go(href);
          }}
          onPointerEnter={() => preload(href)}
          onFocus={() => preload(href)}
        >
          {children}
        </a>
      );
  }
}
