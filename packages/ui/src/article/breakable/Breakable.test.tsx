import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breakable } from './Breakable.tsx';

it.each([
  ['server.port', 'server.<wbr>port'],
  ["import('node:https').ServerOptions", "import('node:https').<wbr>ServerOptions"],
  ['Chain<Config, Utils>', 'Chain&lt;<wbr>Config, Utils&gt;'],
  ['a.b.a.b', 'a.<wbr>b.<wbr>a.<wbr>b'],
  ['1.5', '1.5'],
  ['...handlers', '...handlers'],
])('renders %s as %s', (text, html) => {
  const { container } = render(<Breakable text={text} />);
  expect(container.innerHTML.replaceAll(/<\/?span>/g, '')).toBe(html);
});

it('renders no bare text nodes, which page translators replace', () => {
  const { container } = render(<Breakable text="server.port" />);
  expect([...container.childNodes].every((node) => node instanceof Element)).toBe(true);
});
