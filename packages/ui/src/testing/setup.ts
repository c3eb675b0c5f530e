// Polyfills what the components need and jsdom lacks. Does nothing in the Node environment.
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

function install(prototype: object, methods: Readonly<Record<string, (this: HTMLElement) => void>>) {
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(prototype, name, { configurable: true, writable: true, value });
  }
}

if (typeof document !== 'undefined') {
  // Popups never open here: tests/e2e opens them in a browser.
  install(HTMLElement.prototype, { scrollIntoView() {}, showPopover() {}, hidePopover() {} });
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
  // Test files of a worker share the window and the Testing Library configuration: reset both.
  configure({ defaultHidden: false });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
}
