/** Long enough for a screen reader to finish speaking. */
const removeAfterMs = 7000;

/**
 * Announces a text in the `LiveRegion`. Inserts a new element each time, so that a repeated text is announced again,
 * and removes it later, so that screen reader users do not find it while browsing the page.
 */
export function announce(text: string): void {
  const message = document.createElement('p');
  message.textContent = text;
  document.querySelector('[aria-live]')?.append(message);
  setTimeout(() => message.remove(), removeAfterMs);
}
