import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Callout } from './Callout.tsx';

it('is a note under its title', () => {
  render(
    <Callout kind="warning" title="Warning">
      words
    </Callout>,
  );
  expect(screen.getByRole('note', { name: 'Warning' }).textContent).toBe('Warningwords');
});

it('is named by its title, marks left out', () => {
  render(
    <Callout kind="tip" title={['No ', { kind: 'code', text: 'chunkhash' }]}>
      words
    </Callout>,
  );
  expect(screen.getByRole('note', { name: 'No chunkhash' }).querySelector('code')?.textContent).toBe(
    'chunkhash',
  );
});

it('tells its kind by shape too, not by colour alone', () => {
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

it('folds natively as details', () => {
  const { container } = render(
    <Callout kind="details" title="More">
      words
    </Callout>,
  );
  expect(container.querySelector('details > summary')?.textContent).toBe('More');
  expect(container.querySelector('details')?.open).toBe(false);
});
