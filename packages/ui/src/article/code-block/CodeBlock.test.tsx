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
const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
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

it('copies the code without line numbers and the trailing newline', async () => {
  render(block({ lineNumbers: true }));
  await copy();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('const a = 1;\n\nuse(a);');
});

it('shows for 2 seconds that the code was copied, and restarts them on another copy', async () => {
  render(block());
  await copy();
  expect(announced()).toBe('Copied');
  advance(1500);
  await copy();
  advance(1999);
  expect(isCopied()).toBe(true);
  advance(1);
  expect(isCopied()).toBe(false);
});

it('selects the code if the clipboard is not available', async () => {
  writeText.mockRejectedValue(new Error('refused'));
  render(block());
  await copy();
  expect(isCopied()).toBe(false);
  expect(getSelection()?.toString()).toContain('use(a);');
  expect(announced()).toBe('Refused');
});

it('toggles line wrapping, starting with the wrap prop', () => {
  const { container } = render(block({ wrap: true }));
  const figure = container.querySelector('figure');
  expect(figure?.className).toContain('code-block-wrapped');
  fireEvent.click(screen.getByRole('button', { name: 'Do not wrap' }));
  expect(figure?.className).not.toContain('code-block-wrapped');
  expect(screen.getByRole('button', { name: 'Wrap lines' })).toBeDefined();
});

it('uses the title in the accessible name of the code', () => {
  render(block({ title: 'a.ts' }));
  const code = screen.getByRole('group', { name: 'Code a.ts' });
  expect(code.closest('figure')?.querySelector('figcaption')?.textContent).toBe('a.ts');
});
