import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tag } from './Tag.tsx';

it('shows words as a badge, markup included, and draws the icons that it knows', () => {
  const { container, rerender } = render(<Tag tag="new" />);
  expect(container.textContent).toBe('new');
  rerender(<Tag tag="<svg onload=x>" />);
  expect(container.textContent).toBe('<svg onload=x>');
  expect(container.querySelector('svg')).toBeNull();
  rerender(<Tag tag="bolt" />);
  expect(screen.getByText('bolt').parentElement?.querySelector('svg')).not.toBeNull();
});
