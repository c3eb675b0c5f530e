// What jsdom lacks of the browser, no more than the components need. Does nothing where there is no document.
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

function install(prototype: object, methods: Readonly<Record<string, (this: HTMLElement) => void>>) {
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(prototype, name, { configurable: true, writable: true, value });
  }
}

if (typeof document !== 'undefined') {
  install(HTMLElement.prototype, {
    scrollIntoView() {},
    showPopover() {
      this.dataset['popoverOpen'] = '';
    },
    hidePopover() {
      delete this.dataset['popoverOpen'];
    },
  });
  install(HTMLDialogElement.prototype, {
    showModal() {
      this.setAttribute('open', '');
      this.querySelector<HTMLElement>('input, button')?.focus();
    },
    close() {
      this.removeAttribute('open');
    },
  });
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  afterEach(cleanup);
}
