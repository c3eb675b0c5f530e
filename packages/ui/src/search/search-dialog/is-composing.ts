/** Code of a key event that an input method has taken. */
const takenKeyCode = 229;

/**
 * Whether a key belongs to an input method. Safari ends a composition before it tells of the Enter that ended it:
 * that event no longer says `isComposing`, but has the code.
 */
export function isComposing(event: { readonly isComposing: boolean; readonly keyCode: number }): boolean {
  return event.isComposing || event.keyCode === takenKeyCode;
}
