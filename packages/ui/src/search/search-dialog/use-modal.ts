import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Shows a native dialog as modal while it is mounted; afterwards the focus is where it was. `onDismiss` is called
 * for the browser's own ways to close (Escape, Back on a phone) and for a press on the backdrop.
 */
export function useModal(onDismiss: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);

  // A layout effect, because the dialog must be closed while it still stands in the document.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    document.documentElement.dataset['modal'] = '';
    return () => {
      delete document.documentElement.dataset['modal'];
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    const stop = new AbortController();
    const onCancel = (event: Event) => {
      event.preventDefault();
      onDismiss();
    };
    // The press decides, not the click: a selection drawn out of the field ends on the backdrop.
    const onPress = (event: MouseEvent) => {
      if (event.target === dialog) onDismiss();
    };
    dialog?.addEventListener('cancel', onCancel, { signal: stop.signal });
    dialog?.addEventListener('mousedown', onPress, { signal: stop.signal });
    return () => stop.abort();
  }, [onDismiss]);

  return ref;
}
