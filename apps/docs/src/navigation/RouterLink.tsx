import type { ComponentProps } from 'react';
import { hrefKind, isAssetPath, withBase } from '@docs/content/paths';
import { siteConfig } from '@docs/content/site';
import { siteHref } from './address.ts';
import { isPlainClick, useNavigation } from './navigation.ts';

const newTab = { target: '_blank', rel: 'noopener noreferrer' };

/**
 * The link component of the site. Internal links navigate without a document load, external links open a new tab, and
 * links with `hrefLang` change the language.
 */
export function RouterLink({ href = '', children, ...props }: ComponentProps<'a'>) {
  const { go, changeLanguage, preload } = useNavigation();
  switch (hrefKind(href)) {
    case 'external':
      return (
        <a {...props} href={href} {...(/^\s*(?:mailto|tel):/i.test(href) ? {} : newTab)}>
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
          onClick={(event) => {
            props.onClick?.(event);
            if (!isPlainClick(event)) return;
            event.preventDefault();
            void (props.hrefLang === undefined ? go(href) : changeLanguage(href));
          }}
          onPointerEnter={(event) => {
            props.onPointerEnter?.(event);
            preload(href);
          }}
          onFocus={(event) => {
            props.onFocus?.(event);
            preload(href);
          }}
        >
          {children}
        </a>
      );
  }
}
