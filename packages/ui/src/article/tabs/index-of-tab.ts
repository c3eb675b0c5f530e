/**
 * Index of the tab that `name` identifies, or -1. Values take precedence over labels: the label of a tab may equal the
 * value of another.
 */
export function indexOfTab<T>(values: readonly T[], labels: readonly T[], name: T): number {
  const index = values.indexOf(name);
  return index < 0 ? labels.indexOf(name) : index;
}
