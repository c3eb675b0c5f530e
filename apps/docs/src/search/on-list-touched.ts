/** Elements of the dialog in which results are. */
const list = '[role="listbox"], [role="tablist"]';
const movingKeys: ReadonlySet<string> = new Set([
  'ArrowDown',
  'ArrowUp',
  'PageDown',
  'PageUp',
  'Home',
  'End',
]);

/** Calls `listener` whenever the user moves in the results by key, focus, pointer, wheel or touch. @returns ends that */
export function onListTouched(dialog: HTMLElement, listener: () => void): () => void {
  const onKey = ({ key }: KeyboardEvent) => {
    if (movingKeys.has(key)) listener();
  };
  const onPointer = (event: Event) => {
    // Rows that appear below a resting pointer get events without a movement.
    const isResting =
      event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
    if (!isResting && event.target instanceof Element && event.target.closest(list)) listener();
  };
  const ended = new AbortController();
  const options = { signal: ended.signal, passive: true, capture: true };
  dialog.addEventListener('keydown', onKey, options);
  for (const type of ['focusin', 'pointermove', 'pointerdown', 'wheel', 'touchmove'])
    dialog.addEventListener(type, onPointer, options);
  return () => ended.abort();
}
