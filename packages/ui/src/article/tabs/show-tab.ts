// Part of the first-paint script, which applies the stored selection. Keep it small.
import { findTab } from './find-tab.ts';

/** Selects a tab of a pre-rendered `Tabs`; does nothing if no tab matches `value`. */
export function showTab(set: Element, value: string): void {
  const panels = set.querySelectorAll<HTMLElement>(':scope > .tabs-panel');
  const tabs = [...set.querySelectorAll<HTMLElement>(':scope > .tabs-list > [role=tab]')].map((button) => ({
    button,
    value: button.dataset['value'] ?? '',
    label: button.textContent,
  }));
  const chosen = findTab(tabs, value);
  if (!chosen) return;
  tabs.forEach(({ button }, index) => {
    const isChosen = button === chosen.button;
    button.ariaSelected = `${isChosen}`;
    button.tabIndex = isChosen ? 0 : -1;
    panels[index]!.hidden = !isChosen;
  });
}
