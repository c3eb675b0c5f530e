import type { ComponentProps, MouseEvent } from 'react';
import { hrefKind, isAssetPath, withBase } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import { siteHref } from './address.ts';
import { isPlainClick, useNavigation } from './navigation.ts';

/**
 * The one link of the site: internal ones move within the page, external ones open a new tab, and one that says
 * its language (`hrefLang`) is a choice of language.
 */
export function RouterLink({ href = '', children, ...props }: ComponentProps<'a'>) {
  const { go, changeLanguage, preload } = useNavigation();
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
            void (props.hrefLang === undefined ? go(href) : changeLanguage(href));
          }}
          onPointerEnter={() => preload(href)}
          onFocus={() => preload(href)}
        >
          {children}
        </a>
      );
  }
}
