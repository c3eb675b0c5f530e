/** Long enough for a screen reader to finish what it is saying. */
const removeAfterMs = 7000;

/**
 * Announces a text in the `LiveRegion`. Each text is a node of its own, so the same text is announced again; it is
 * removed later, so nobody finds it while browsing the page.
 */
export function announce(text: string): void {
  const message = document.createElement('p');
  message.textContent = text;
  document.querySelector('[aria-live]')?.append(message);
  setTimeout(() => message.remove(), removeAfterMs);
}
