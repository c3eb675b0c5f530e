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
 * The fallback of the application: a static copy of the page and a notice. The state initializer clones during render:
 * React removes the nodes before it runs effects, and calls no `getSnapshotBeforeUpdate` if the boundary fails while it
 * hydrates.
 */
export function CrashFallback() {
  const [{ nodes, top }] = useState(cloneApplication);
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    container.current?.append(nodes);
    window.scrollTo({ top, behavior: 'instant' });
  }, [nodes, top]);
  // Not the language of the URL: only the messages of the rendered page are loaded.
  const messages = messagesOf(documentLocale());
  return (
    <>
      <div ref={container} />
      <FailureNotice
        title={messages['error.title']}
        text={messages['error.text']}
        reload={{ text: messages['error.reload'], onClick: () => window.location.reload() }}
      />
    </>
  );
}
