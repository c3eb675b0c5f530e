import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { filterOverview } from './overview-page.ts';
import { Overview } from './Overview.tsx';

const page = (title: string, description: string) => ({ href: `/${title}`, title, description, headers: [] });
const groups = [
  {
    id: 'g-dev',
    text: 'dev',
    pages: [page('dev.hmr', 'Hot replacement'), page('dev.port', 'The port of the server')],
  },
  { id: 'g-output', text: 'output', pages: [page('output.assetPrefix', 'URL 前缀')] },
];
const titles = (text: string) =>
  filterOverview(groups, text).flatMap((group) => group.pages.map(({ title }) => title));

function FilteredOverview() {
  const [text, setText] = useState('');
  return (
    <Overview
      groups={filterOverview(groups, text)}
      filter={{ label: 'Find an option', text, empty: `No ${text}`, onChange: setText }}
    />
  );
}

it.each([
  ['', ['dev.hmr', 'dev.port', 'output.assetPrefix']],
  ['  ', ['dev.hmr', 'dev.port', 'output.assetPrefix']],
  ['ASSET', ['output.assetPrefix']],
  ['server', ['dev.port']],
  ['前缀', ['output.assetPrefix']],
  ['dev server', ['dev.port']],
  ['nothing', []],
])('filters by %j to %j', (text, left) => {
  expect(titles(text)).toEqual(left);
});

it('filters while typing, hides empty groups and announces that nothing matches', async () => {
  render(<FilteredOverview />);
  const field = screen.getByRole('searchbox', { name: 'Find an option' });
  await userEvent.type(field, 'asset');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['output.assetPrefix']);
  expect(screen.queryByRole('heading', { name: 'dev' })).toBeNull();
  await userEvent.type(field, 'zzz');
  expect(screen.getByRole('status').textContent).toBe('No assetzzz');
});

it('filters by a composed word when its composition ends', () => {
  render(<FilteredOverview />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find an option' });
  const titlesShown = () => screen.queryAllByRole('link').map((link) => link.textContent);
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: 'qian zhui' }, isComposing: true });
  expect(titlesShown()).toHaveLength(3);
  fireEvent.input(field, { target: { value: '前缀' }, isComposing: true });
  fireEvent.compositionEnd(field);
  expect(titlesShown()).toEqual(['output.assetPrefix']);
});

it('filters by text typed before hydration', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<FilteredOverview />);
  screen.getByRole<HTMLInputElement>('searchbox').value = 'asset';
  render(<FilteredOverview />, { container, hydrate: true });
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('asset');
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['output.assetPrefix']);
});

it('renders no field if filter is null, and headings that a hash can lead to', () => {
  render(<Overview groups={groups} filter={null} />);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getAllByRole('heading').map(({ id }) => id)).toEqual(['g-dev', 'g-output']);
});
