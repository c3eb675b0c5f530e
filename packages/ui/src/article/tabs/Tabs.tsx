import { useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { indexByKey } from '../../hooks/index-by-key.ts';
import { selectedTab, tabItems } from './tab-items.ts';

export interface TabsProps {
  /** Key of a selection that several tab sets share; the site stores it and passes it as `value`. */
  readonly groupId?: string | undefined;
  readonly children: ReactNode;
  readonly defaultValue?: string | undefined;
  /** Controlled selection. If it is null or matches no tab, the component uses its own state. */
  readonly value?: string | null | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly label?: string | undefined;
  readonly position?: 'left' | 'center' | undefined;
}

/** Renders all panels. Without JavaScript and in print they appear one after another under their labels. */
export function Tabs(props: TabsProps) {
  const { groupId, children, defaultValue, value, onChange, label, position = 'left' } = props;
  const id = useId();
  const [chosen, setChosen] = useState(defaultValue);
  const items = tabItems(children);
  const selected = selectedTab(items, [value, chosen, defaultValue]);

  const choose = (next: string) => {
    setChosen(next);
    onChange?.(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = items.findIndex((item) => item === selected);
    const index = indexByKey(event.key, at, items.length, 'horizontal');
    const next = index === null ? undefined : items[index];
    if (index === null || !next) return;
    event.preventDefault();
    choose(next.value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };

  return (
    <div className="tabs" data-group={groupId}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs take the focus */}
      <div
        className={`tabs-list tabs-list-${position}`}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
      >
        {items.map((item, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            className="tabs-tab"
            data-value={item.value}
            aria-selected={item === selected}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={item === selected ? 0 : -1}
            onClick={() => choose(item.value)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div
          key={index}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          className="tabs-panel"
          aria-labelledby={`${id}-tab-${index}`}
          hidden={item !== selected}
        >
          <p className="tabs-panel-label" aria-hidden="true">
            {item.label}
          </p>
          {item.panel}
        </div>
      ))}
    </div>
  );
}
