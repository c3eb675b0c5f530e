import { useCallback, useState } from 'react';

export interface Highlight<Option> {
  /** -1 where nothing is highlighted. */
  readonly index: number;
  readonly option: Option | undefined;
  readonly choose: (optionId: string) => void;
}

/**
 * Which option the arrow keys stand on. It holds as long as `scope` stays, also while its options change; another
 * scope starts at its first option, or at none.
 */
export function useHighlight<Option extends { readonly id: string }>(
  options: readonly Option[],
  scope: string,
  first: 0 | -1,
): Highlight<Option> {
  const [chosen, setChosen] = useState<string | null>(null);
  const [chosenIn, setChosenIn] = useState(scope);
  if (chosenIn !== scope) {
    setChosenIn(scope);
    setChosen(null);
  }
  const found = chosenIn === scope ? options.findIndex(({ id }) => id === chosen) : -1;
  const index = found === -1 && options.length > 0 ? first : found;
  const choose = useCallback((optionId: string) => setChosen(optionId), []);
  return { index, option: options[index], choose };
}
