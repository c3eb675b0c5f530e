import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveRegion } from '../../live-region/LiveRegion.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import type { CodeBlockProps } from './CodeBlock.tsx';

const labels = {
  copy: 'Copy code',
  copied: 'Copied',
  copyFailed: 'Refused',
  wrap: 'Wrap lines',
  unwrap: 'Do not wrap',
  region: (title: string) => `Code ${title}`.trim(),
};
const block = (props: Partial<CodeBlockProps> = {}) => (
  <>
    <CodeBlock labels={labels} {...props}>
      <code>
        <span className="line">{'const a = 1;\n'}</span>
        <span className="line">{'\n'}</span>
        <span className="line">{'use(a);\n'}</span>
      </code>
    </CodeBlock>
    <LiveRegion />
  </>
);
const writeText = vi.fn<(text: string) => Promise<void>>();
const copy = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /copy|copied/i })));
function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}
const announced = () => document.querySelector('[aria-live]')?.textContent;
const isCopied = () => screen.queryByRole('button', { name: 'Copied' }) !== null;

beforeEach(() => {
  vi.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('copies the text of its lines, without numbers and without the last line break', async () => {
  render(block({ lineNumbers: true }));
  await copy();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('const a = 1;\n\nuse(a);');
});

it('says for two seconds that it has copied', async () => {
  render(block());
  await copy();
  expect(isCopied()).toBe(true);
  expect(announced()).toBe('Copied');
  pass(1999);
  expect(isCopied()).toBe(true);
  pass(1);
  expect(isCopied()).toBe(false);
});

it('starts the two seconds anew with another copy', async () => {
  render(block());
  await copy();
  pass(1500);
  await copy();
  pass(1500);
  expect(isCopied()).toBe(true);
  pass(500);
  expect(isCopied()).toBe(false);
});

it('selects the code where the clipboard is refused', async () => {
  writeText.mockRejectedValue(new Error('refused'));
  render(block());
  await copy();
  expect(isCopied()).toBe(false);
  expect(getSelection()?.toString()).toContain('use(a);');
  expect(announced()).toBe('Refused');
});

it('wraps and unwraps its lines, beginning as it is told', () => {
  const { container } = render(block({ wrap: true }));
  const figure = container.querySelector('figure');
  expect(figure?.className).toContain('code-block-wrapped');
  fireEvent.click(screen.getByRole('button', { name: 'Do not wrap' }));
  expect(figure?.className).not.toContain('code-block-wrapped');
  expect(screen.getByRole('button', { name: 'Wrap lines' })).toBeDefined();
});

it('names the code by its title', () => {
  render(block({ title: 'a.ts' }));
  const code = screen.getByRole('group', { name: 'Code a.ts' });
  expect(code.closest('figure')?.querySelector('figcaption')?.textContent).toBe('a.ts');
});
