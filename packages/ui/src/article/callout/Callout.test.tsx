import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Callout } from './Callout.tsx';

it('renders a note whose name is the plain text of its formatted title', () => {
  render(
    <Callout kind="tip" title={['No ', { kind: 'code', text: 'chunkhash' }]}>
      words
    </Callout>,
  );
  const note = screen.getByRole('note', { name: 'No chunkhash' });
  expect(note.textContent).toBe('No chunkhashwords');
  expect(note.querySelector('code')?.textContent).toBe('chunkhash');
});

it('uses a different icon for each kind, so that color is not the only cue', () => {
  const kinds = ['tip', 'info', 'note', 'warning', 'caution', 'danger'] as const;
  const { container } = render(
    kinds.map((kind) => (
      <Callout key={kind} kind={kind} title={kind}>
        x
      </Callout>
    )),
  );
  const shapes = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
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
