import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Tooltip } from './Tooltip.tsx';

it('is hidden from assistive technology', () => {
  render(
    <Tooltip text="Copy">
      <button type="button" aria-label="Copy" />
    </Tooltip>,
  );
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBeNull();
  expect(screen.getByText('Copy').ariaHidden).toBe('true');
});
