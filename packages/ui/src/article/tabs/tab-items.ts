import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { indexOfTab } from './index-of-tab.ts';
import type { TabProps } from './Tab.tsx';

export interface TabItem {
  readonly label: string;
  readonly value: string;
  readonly panel: ReactNode;
}

/** Returns the children that have a `label`; ignores whitespace and other elements. */
export function tabItems(children: ReactNode): readonly TabItem[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Partial<TabProps>>(child)) return [];
    const { label, value } = child.props;
    return label === undefined ? [] : [{ label, value: value ?? label, panel: child }];
  });
}

/** Returns the tab of the first candidate that matches, otherwise the first tab. */
export function selectedTab(
  items: readonly TabItem[],
  candidates: readonly (string | null | undefined)[],
): TabItem | undefined {
  const values = items.map(({ value }) => value);
  const labels = items.map(({ label }) => label);
  const index = candidates
    .map((candidate) => indexOfTab<string | null | undefined>(values, labels, candidate))
    .find((found) => found >= 0);
  return items[index ?? 0];
}
