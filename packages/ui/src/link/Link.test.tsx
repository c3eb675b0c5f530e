import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LinkProps } from './link-context.ts';
import { Link } from './Link.tsx';
import { LinkProvider } from './LinkProvider.tsx';

const Routed = ({ children, ...props }: LinkProps) => (
  <a {...props} data-routed="">
    {children}
  </a>
);

it('renders a plain anchor without a provider', () => {
  render(
    <Link href="/x" className="c" aria-current="page">
      x
    </Link>,
  );
  const link = screen.getByRole('link', { current: 'page' });
  expect([link.getAttribute('href'), link.className]).toEqual(['/x', 'c']);
});

it('renders the component of the provider', () => {
  render(
    <LinkProvider component={Routed}>
      <Link href="/x">x</Link>
    </LinkProvider>,
  );
  expect(screen.getByRole('link').dataset).toHaveProperty('routed');
});
