// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { tolerateMovedNodes } from './moved-nodes.ts';

function paragraph() {
  const parent = document.createElement('p');
  const text = document.createTextNode('text');
  const mark = document.createElement('mark');
  parent.append(text, mark);
  return { parent, text, mark };
}

function wrap(text: Text): void {
  const font = document.createElement('font');
  text.replaceWith(font);
  font.append(text);
}

it('removes the wrapper of a text node, inserts before it, and ignores removed nodes', () => {
  tolerateMovedNodes();
  const { parent, text, mark } = paragraph();
  wrap(text);
  parent.insertBefore(document.createElement('b'), text);
  expect(parent.innerHTML).toBe('<b></b><font>text</font><mark></mark>');
  expect(parent.removeChild(text)).toBe(text);
  expect(parent.innerHTML).toBe('<b></b><mark></mark>');
  expect(parent.removeChild(text)).toBe(text);
  parent.insertBefore(document.createElement('i'), text);
  expect(parent.innerHTML).toBe('<b></b><mark></mark><i></i>');
  expect(parent.removeChild(mark)).toBe(mark);
  parent.insertBefore(mark, null);
  expect(parent.innerHTML).toBe('<b></b><i></i><mark></mark>');
});
