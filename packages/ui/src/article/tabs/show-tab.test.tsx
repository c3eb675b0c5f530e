import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showTab } from './show-tab.ts';
import { Tab } from './Tab.tsx';
import { Tabs } from './Tabs.tsx';

const tabs = (value?: string) => (
  <Tabs value={value}>
    <Tab label="b" value="a" />
    <Tab label="c" value="b" />
  </Tabs>
);
const shown = () => screen.getByRole('tabpanel').textContent;

it.each(['a', 'b', 'c', 'none'])('shows the same tab for "%s" as the component', (name) => {
  const component = render(tabs(name));
  const byComponent = shown();
  component.unmount();
  const { container } = render(tabs());
  showTab(container.firstElementChild!, name);
  expect(shown()).toBe(byComponent);
});

it('prefers a value to the label of an earlier tab', () => {
  render(tabs('b'));
  expect(shown()).toBe('c');
});
