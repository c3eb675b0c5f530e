const arrows = {
  vertical: { back: 'ArrowUp', on: 'ArrowDown' },
  horizontal: { back: 'ArrowLeft', on: 'ArrowRight' },
} as const;

/** Where an arrow key, Home or End leads in a list, around its ends; null for a key that leads nowhere. */
export function indexByKey(
  key: string,
  index: number,
  count: number,
  direction: keyof typeof arrows = 'vertical',
): number | null {
  if (count === 0) return null;
  const { back, on } = arrows[direction];
  switch (key) {
    case on:
      return (index + 1) % count;
    case back:
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
