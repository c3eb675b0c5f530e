import { useCallback, useState } from 'react';

export interface Highlight<Option> {
  /** -1 if nothing is highlighted. */
  readonly index: number;
  readonly option: Option | undefined;
  readonly choose: (optionId: string) => void;
}

/**
 * Manages the highlighted option. The highlight persists when `options` change and resets to the index `first` when
 * `scope` changes.
 */
export function useHighlight<Option extends { readonly id: string }>(
  options: readonly Option[],
  scope: string,
  first: 0 | -1,
): Highlight<Option> {
  const [chosen, setChosen] = useState<string | null>(null);
  const [lastScope, setLastScope] = useState(scope);
  if (lastScope !== scope) {
    setLastScope(scope);
    setChosen(null);
  }
  const found = lastScope === scope ? options.findIndex(({ id }) => id === chosen) : -1;
  const index = found === -1 && options.length > 0 ? first : found;
  const choose = useCallback((optionId: string) => setChosen(optionId), []);
  return { index, option: options[index], choose };
}
