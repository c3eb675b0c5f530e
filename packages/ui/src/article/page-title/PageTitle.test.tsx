import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageTitle } from './PageTitle.tsx';

it('renders line break opportunities in its heading', () => {
  const { container } = render(<PageTitle title="performance.removeMomentLocale" />);
  expect(container.querySelector('h1 wbr')).not.toBeNull();
});
