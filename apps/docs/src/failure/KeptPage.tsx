import { useLayoutEffect, useRef, useState } from 'react';
import { FailureNotice } from '@docs/ui';
import { documentLocale } from '../page/document-locale.ts';
import { wordsOf } from '../page/words.ts';

/** A copy of what the reader sees, in nodes; without dialogs and what they hold back, for nobody could close them. */
function keepPage() {
  const nodes = document.createDocumentFragment();
  for (const node of document.querySelector('.app')?.childNodes ?? []) nodes.append(node.cloneNode(true));
  for (const dialog of nodes.querySelectorAll('dialog')) dialog.remove();
  for (const part of nodes.querySelectorAll('[inert]')) part.removeAttribute('inert');
  return { nodes, top: window.scrollY };
}

/**
 * Drawn when the application is broken: the page as it stood, which then works as it does without script, and a
 * line that says so. The copy is made while React draws, when what it is about to take away is still there.
 */
export function KeptPage() {
  const [{ nodes, top }] = useState(keepPage);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(nodes);
    window.scrollTo({ top, behavior: 'instant' });
  }, [nodes, top]);
  // Not the language of the address: only the words of the page on the screen are loaded.
  const words = wordsOf(documentLocale());
  return (
    <>
      <div ref={place} />
      <FailureNotice
        title={words['error.title']}
        text={words['error.text']}
        reload={{ text: words['error.reload'], onClick: () => window.location.reload() }}
      />
    </>
  );
}
