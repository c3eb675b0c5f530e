import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DocFooter } from './DocFooter.tsx';

const next = { label: 'Next page', text: 'dev.hmr', href: '/hmr' };

it('renders neighbours with label and text, and an ISO date', () => {
  render(
    <DocFooter
      label="Pages"
      edit={null}
      updated={{ label: 'Last Updated', text: 'May 7, 2024', iso: '2024-05-07T00:00:00Z' }}
      previous={null}
      next={next}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'Pages' }).querySelectorAll('a')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /Next page\s*dev\.hmr/ }).getAttribute('rel')).toBe('next');
  expect(screen.getByText('May 7, 2024').getAttribute('datetime')).toBe('2024-05-07T00:00:00Z');
});

it('omits the navigation without neighbours', () => {
  render(<DocFooter label="Pages" edit={null} updated={null} previous={null} next={null} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
