import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Callout } from './Callout.tsx';

it('renders a note named by its title', () => {
  render(
    <Callout kind="warning" title="Warning">
      words
    </Callout>,
  );
  expect(screen.getByRole('note', { name: 'Warning' }).textContent).toBe('Warningwords');
});

it('uses the plain text of a formatted title as its name', () => {
  render(
    <Callout kind="tip" title={['No ', { kind: 'code', text: 'chunkhash' }]}>
      words
    </Callout>,
  );
  expect(screen.getByRole('note', { name: 'No chunkhash' }).querySelector('code')?.textContent).toBe(
    'chunkhash',
  );
});

it('uses a different icon for each kind, so that color is not the only cue', () => {
  const shape = (kind: 'tip' | 'info' | 'note' | 'warning' | 'caution' | 'danger') => {
    const { container } = render(
      <Callout kind={kind} title={kind}>
        x
      </Callout>,
    );
    return container.querySelector('path')?.getAttribute('d');
  };
  const shapes = (['tip', 'info', 'note', 'warning', 'caution', 'danger'] as const).map(shape);
  expect(new Set(shapes).size).toBe(6);
});

it('renders the details kind as a closed <details>', () => {
  const { container } = render(
    <Callout kind="details" title="More">
      words
    </Callout>,
  );
  expect(container.querySelector('details > summary')?.textContent).toBe('More');
  expect(container.querySelector('details')?.open).toBe(false);
});
