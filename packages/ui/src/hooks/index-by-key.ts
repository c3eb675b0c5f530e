const arrows = {
  vertical: { previous: 'ArrowUp', next: 'ArrowDown' },
  horizontal: { previous: 'ArrowLeft', next: 'ArrowRight' },
} as const;

/** Index after an arrow key, Home or End, wrapping around; null for other keys and empty lists. */
export function indexByKey(
  key: string,
  index: number,
  count: number,
  direction: keyof typeof arrows = 'vertical',
): number | null {
  if (count === 0) return null;
  const { previous, next } = arrows[direction];
  switch (key) {
    case next:
      return (index + 1) % count;
    case previous:
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
