import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';

it('links items with an href and marks the last one as the current page', () => {
  render(
    <Breadcrumbs
      label="Path"
      items={[{ text: 'Config', href: '/config/' }, { text: 'dev' }, { text: 'dev.hmr' }]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Config']);
  expect(screen.getByText('dev.hmr').getAttribute('aria-current')).toBe('page');
  expect(screen.getByText('dev').getAttribute('aria-current')).toBeNull();
});
