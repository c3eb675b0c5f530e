import { Children, isValidElement } from 'react';
import type { ReactNode } from 'react';
import type { TabProps } from './Tab.tsx';

export interface TabItem {
  readonly label: string;
  readonly value: string;
  readonly panel: ReactNode;
}

/** Every child with a label is a tab; white space and anything else between them is not. */
export function tabItems(children: ReactNode): readonly TabItem[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Partial<TabProps>>(child)) return [];
    const { label, value } = child.props;
    return label === undefined ? [] : [{ label, value: value ?? label, panel: child }];
  });
}

/** The first wish that names a tab, by value or by label; else the first tab. */
export function selectedTab(
  items: readonly TabItem[],
  wishes: readonly (string | null | undefined)[],
): TabItem | undefined {
  for (const wish of wishes) {
    const item = items.find(({ value, label }) => wish === value || wish === label);
    if (item) return item;
  }
  return items[0];
}
