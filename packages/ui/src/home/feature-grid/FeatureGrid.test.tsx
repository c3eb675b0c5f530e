import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FeatureGrid } from './FeatureGrid.tsx';

it('renders a link only for features with an href', () => {
  render(
    <FeatureGrid
      features={[
        { icon: 'bolt', title: 'Fast', details: 'Builds end soon', href: '/fast', span: 4 },
        { title: 'Plain', details: 'No address', span: 6 },
      ]}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Fast', '/fast'],
  ]);
});

it('sets the column span of each card', () => {
  const spans = [2, 3, 4, 6] as const;
  const { container } = render(
    <FeatureGrid features={spans.map((span) => ({ title: `${span}`, details: '', span }))} />,
  );
  spans.forEach((span) => expect(container.querySelectorAll(`.feature-span-${span}`)).toHaveLength(1));
});
