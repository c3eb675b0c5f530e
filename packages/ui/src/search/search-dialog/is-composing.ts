/** `keyCode` of key events that an IME has handled. */
const imeKeyCode = 229;

/**
 * Whether an IME handles the key event. In Safari, `isComposing` is already false for the Enter that ends a composition
 * (https://bugs.webkit.org/show_bug.cgi?id=165004), but `keyCode` is 229.
 */
export function isComposing(event: { readonly isComposing: boolean; readonly keyCode: number }): boolean {
  return event.isComposing || event.keyCode === imeKeyCode;
}
