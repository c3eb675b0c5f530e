/** `keyCode` of key events that an IME has handled. */
const imeKeyCode = 229;

/**
 * Whether an IME handles the key event. In Safari, `isComposing` is already false for the Enter that ends a composition
 * (https://bugs.webkit.org/show_bug.cgi?id=165004), but `keyCode` is 229.
 */
export function isComposing(event: { readonly isComposing: boolean; readonly keyCode: number }): boolean {
  return event.isComposing || event.keyCode === imeKeyCode;
}

/**
 * Whether the text of the field is still being composed. Keyboards of Android compose every word, also of Latin script,
 * so there the text counts as typed (https://github.com/algolia/instantsearch/pull/6009).
 */
export function isUnfinished(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing && !navigator.userAgent.includes('Android');
}
