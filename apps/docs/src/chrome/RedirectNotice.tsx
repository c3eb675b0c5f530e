import type { PageFacts } from '@docs/content/types';
import { locales, siteConfig } from '@docs/content/site';
import { localeOf } from '@docs/content/paths';
import { Link, Notice } from '@docs/ui';
import { wordsOf } from '../page/words.ts';
import { forgetRedirect } from '../routing/redirect-memory.ts';

/**
 * Tells a reader who was sent here because of the browser's language, and links back. It is in the HTML of every
 * page with a counterpart and shown by the boot script's mark, so that nothing moves once React is there.
 */
export function RedirectNotice({ facts }: { readonly facts: PageFacts }) {
  const { locale, counterpart } = facts;
  if (!counterpart.isSamePage || siteConfig.localeRedirect === 'never') return null;
  const words = wordsOf(locale);
  const { lang } = locales[localeOf(counterpart.routePath)];
  const dismiss = () => {
    forgetRedirect();
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  };
  return (
    <div className="redirect-notice">
      <Notice closeLabel={words['redirect.dismiss']} onClose={dismiss}>
        {words['redirect.notice']}{' '}
        <Link href={counterpart.routePath} hrefLang={lang} lang={lang}>
          {words['redirect.back']}
        </Link>
      </Notice>
    </div>
  );
}
