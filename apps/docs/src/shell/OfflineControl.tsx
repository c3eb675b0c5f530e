import type { Locale } from '@docs/content/types';
import { useStore } from '@docs/ui';
import { askHost, isHostReached } from '../data/host.ts';
import { messagesOf } from '../data/messages.ts';
import { reloadOnce } from '../document/document-load.ts';
import { useHydrated } from '../navigation/use-hydrated.ts';
import { copyStore } from '../offline/copy-store.ts';

async function offer(locale: Locale): Promise<void> {
  const { offerCopy } = await import('../offline/offer-copy.ts');
  await offerCopy(locale);
}

/**
 * Offers to download all pages of a language. It is not in the HTML, and the code behind it is loaded when the reader
 * asks.
 */
export function OfflineControl({ locale }: { readonly locale: Locale }) {
  const shown = useStore(copyStore(locale));
  const isHydrated = useHydrated();
  if (!isHydrated || import.meta.env.ARCHIVE || !('serviceWorker' in navigator)) return null;
  const onClick = () => {
    offer(locale).catch(async (error: unknown) => {
      console.warn(error);
      // A deploy may have removed the code of this build.
      await askHost();
      if (isHostReached()) reloadOnce();
    });
  };
  return (
    shown ?? (
      <button type="button" className="doc-footer-edit offline-ask needs-script" onClick={onClick}>
        {messagesOf(locale)['footer.offline']}
      </button>
    )
  );
}
