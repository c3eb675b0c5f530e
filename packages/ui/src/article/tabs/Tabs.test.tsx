import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Tab } from './Tab.tsx';
import { Tabs } from './Tabs.tsx';
import type { TabsProps } from './Tabs.tsx';

const set = (props: Partial<TabsProps> = {}) => (
  <Tabs {...props}>
    <Tab label="First" value="a">
      alpha
    </Tab>
    {'\n'}
    <Tab label="Second" value="b">
      beta
    </Tab>
    <Tab label="Third">gamma</Tab>
  </Tabs>
);
const tab = (name: string) => screen.getByRole('tab', { name });
const shown = () => screen.getAllByRole('tabpanel').map((panel) => panel.textContent);

it('selects the first tab, or the default by value or label', () => {
  const { rerender } = render(set());
  expect(shown()).toEqual(['Firstalpha']);
  rerender(<div key="other">{set({ defaultValue: 'b' })}</div>);
  expect(shown()).toEqual(['Secondbeta']);
  rerender(<div key="third">{set({ defaultValue: 'Third' })}</div>);
  expect(shown()).toEqual(['Thirdgamma']);
});

it('renders all panels with their labels on the server', () => {
  const html = renderToString(set());
  for (const words of ['alpha', 'beta', 'gamma']) expect(html).toContain(words);
  expect(html.match(/tabs-panel-label/g)).toHaveLength(3);
});

it('connects tabs and panels by id', () => {
  render(set());
  const panel = screen.getByRole('tabpanel');
  expect(tab('First').getAttribute('aria-controls')).toBe(panel.id);
  expect(panel.getAttribute('aria-labelledby')).toBe(tab('First').id);
  expect(tab('First').getAttribute('aria-selected')).toBe('true');
  expect([tab('First').tabIndex, tab('Second').tabIndex]).toEqual([0, -1]);
});

it.each([
  ['ArrowRight', 'First', 'Second'],
  ['ArrowRight', 'Third', 'First'],
  ['ArrowLeft', 'First', 'Third'],
  ['End', 'First', 'Third'],
  ['Home', 'Third', 'First'],
])('%s moves from %s to %s', (key, from, to) => {
  render(set({ defaultValue: from }));
  fireEvent.keyDown(tab(from), { key });
  expect(tab(to).getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(tab(to));
});

it('reports a selection and follows the controlled value', () => {
  const onChange = vi.fn();
  const { rerender } = render(set({ value: 'a', onChange }));
  fireEvent.click(tab('Second'));
  expect(onChange).toHaveBeenCalledWith('b');
  expect(shown()).toEqual(['Firstalpha']);
  rerender(set({ value: 'b', onChange }));
  expect(shown()).toEqual(['Secondbeta']);
});

it('uses its own selection if no tab matches the controlled value', () => {
  render(set({ value: 'elsewhere' }));
  fireEvent.click(tab('Second'));
  expect(shown()).toEqual(['Secondbeta']);
});
