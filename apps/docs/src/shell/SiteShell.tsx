import type { ReactNode } from 'react';
import { localeOf } from '@docs/content/paths';
import { locales, siteConfig } from '@docs/content/site';
import type { PageFacts } from '@docs/content/types';
import { Link, Notice, SkipLink } from '@docs/ui';
import { messagesOf } from '../data/messages.ts';
import { mainId } from './ids.ts';
import type { ViewProps } from './page-parts.ts';
import { forgetRedirect } from '../document/document-load.ts';
import { SiteNavbar } from './SiteNavbar.tsx';

/**
 * Says that the user was redirected by the language of the browser, with a link back. It is in the HTML of every page
 * with a counterpart, hidden without `data-redirected`, so that hydration does not shift the layout.
 */
function RedirectNotice({ facts }: { readonly facts: PageFacts }) {
  const { locale, counterpart } = facts;
  if (!counterpart.isSamePage || siteConfig.localeRedirect === 'never') return null;
  const messages = messagesOf(locale);
  const { lang } = locales[localeOf(counterpart.routePath)];
  const dismiss = () => {
    forgetRedirect();
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return (
    <div className="redirect-notice">
      <Notice closeLabel={messages['redirect.dismiss']} onClose={dismiss}>
        {messages['redirect.notice']}{' '}
        <Link href={counterpart.routePath} hrefLang={lang} lang={lang}>
          {messages['redirect.back']}
        </Link>
      </Notice>
    </div>
  );
}

interface SiteShellProps {
  readonly facts: PageFacts;
  readonly onWarmSearch: ViewProps['onWarmSearch'];
  readonly children: ReactNode;
}

/** The layout of every page type except `blank`. */
export function SiteShell({ facts, onWarmSearch, children }: SiteShellProps) {
  return (
    <>
      <SkipLink href={`#${mainId(facts.locale)}`} text={messagesOf(facts.locale)['a11y.skip']} />
      {facts.frontmatter.navbar && siteConfig.hideNavbar !== 'always' && (
        <SiteNavbar facts={facts} onWarmSearch={onWarmSearch} />
      )}
      <RedirectNotice facts={facts} />
      {children}
    </>
  );
}
