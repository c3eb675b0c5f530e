import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Heading } from './Heading.tsx';

it('keeps its name clean of the anchor, which tells both what it does and where it leads', () => {
  render(
    <Heading level={3} id="files" anchorLabel="Link to this section">
      Several groups
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Several groups' }).id).toBe('files');
  const anchor = screen.getByRole('link', { name: 'Link to this section' });
  expect(anchor.getAttribute('href')).toBe('#files');
  expect(anchor.getAttribute('aria-describedby')).toBe('files');
  expect(anchor.tabIndex).toBe(0);
});
