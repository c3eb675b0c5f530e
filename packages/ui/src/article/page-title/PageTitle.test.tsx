import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PageTitle } from './PageTitle.tsx';

const markupOf = (title: string) =>
  render(<PageTitle title={title} />)
    .container.querySelector('h1')
    ?.innerHTML.replaceAll(/<\/?span>/g, '');

it.each([
  ['performance.removeMomentLocale', 'performance.<wbr>removeMomentLocale'],
  ['tools.tools.tools', 'tools.<wbr>tools.<wbr>tools'],
  ['Rsbuild 0.6', 'Rsbuild 0.6'],
])('renders line break opportunities in %s', (title, markup) => {
  const consoleError = vi.spyOn(console, 'error');
  expect(markupOf(title)).toBe(markup);
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});
