import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tag } from './Tag.tsx';

it('renders known icons, and any other tag as a badge with plain text', () => {
  const { container, rerender } = render(<Tag tag="new" />);
  expect(container.textContent).toBe('new');
  rerender(<Tag tag="<svg onload=x>" />);
  expect(container.textContent).toBe('<svg onload=x>');
  expect(container.querySelector('svg')).toBeNull();
  rerender(<Tag tag="bolt" />);
  expect(screen.getByText('bolt').parentElement?.querySelector('svg')).not.toBeNull();
});
