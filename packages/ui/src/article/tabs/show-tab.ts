// Part of the boot script, which applies the stored selection before the first paint. Keep it small.

/** Selects a tab of a pre-rendered `Tabs`; does nothing if no tab matches `value`. */
export function showTab(set: Element, value: string): void {
  const tabs = [...set.querySelectorAll<HTMLElement>(':scope > .tabs-list > [role=tab]')];
  const panels = set.querySelectorAll<HTMLElement>(':scope > .tabs-panel');
  const chosen =
    tabs.find((tab) => tab.dataset['value'] === value) ?? tabs.find((tab) => tab.textContent === value);
  if (!chosen) return;
  tabs.forEach((tab, index) => {
    const isChosen = tab === chosen;
    tab.ariaSelected = `${isChosen}`;
    tab.tabIndex = isChosen ? 0 : -1;
    panels[index]!.hidden = !isChosen;
  });
}
