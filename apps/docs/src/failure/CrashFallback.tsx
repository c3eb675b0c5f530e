import { useLayoutEffect, useRef, useState } from 'react';
import { FailureNotice } from '@docs/ui';
import { documentLocale } from '../document/signals.ts';
import { messagesOf } from '../data/messages.ts';

/** Clones the rendered DOM, without `<dialog>` and `inert`: without React nothing could close or undo them. */
function cloneApplication() {
  const nodes = document.createDocumentFragment();
  for (const node of document.querySelector('.app')?.childNodes ?? []) nodes.append(node.cloneNode(true));
  for (const dialog of nodes.querySelectorAll('dialog')) dialog.remove();
  for (const part of nodes.querySelectorAll('[inert]')) part.removeAttribute('inert');
  return { nodes, top: window.scrollY };
}

/**
 * The fallback of the application: a copy of the page, which `data-static` makes work as without script, and a notice.
 * The state initializer clones during render, because React removes the nodes in the commit that draws this.
 */
export function CrashFallback() {
  const [{ nodes, top }] = useState(cloneApplication);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(nodes);
    window.scrollTo({ top, behavior: 'instant' });
  }, [nodes, top]);
  // Not the language of the address: only the messages of the drawn page are loaded.
  const messages = messagesOf(documentLocale());
  return (
    <>
      <div ref={place} />
      <FailureNotice
        title={messages['error.title']}
        text={messages['error.text']}
        reload={{ text: messages['error.reload'], onClick: () => window.location.reload() }}
      />
    </>
  );
}
