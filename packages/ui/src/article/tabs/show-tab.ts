// Part of the first-paint script, which applies the stored selection. Keep it small.
import { indexOfTab } from './index-of-tab.ts';

/** Selects a tab of a pre-rendered `Tabs`; does nothing if no tab matches `name`. */
export function showTab(set: Element, name: string): void {
  const tabs = [...set.querySelectorAll<HTMLElement>(':scope > .tabs-list > [role=tab]')];
  const panels = set.querySelectorAll<HTMLElement>(':scope > .tabs-panel');
  const values = tabs.map((tab) => tab.dataset['value']);
  const labels = tabs.map((tab) => tab.textContent);
  const chosen = indexOfTab<string | undefined>(values, labels, name);
  if (chosen < 0) return;
  tabs.forEach((tab, index) => {
    const isChosen = index === chosen;
    tab.ariaSelected = `${isChosen}`;
    tab.tabIndex = isChosen ? 0 : -1;
    panels[index]!.hidden = !isChosen;
  });
}
