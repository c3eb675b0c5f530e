// Polyfills what the components need and jsdom lacks. Does nothing in the Node environment.
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

function install(prototype: object, methods: Readonly<Record<string, (this: HTMLElement) => void>>) {
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(prototype, name, { configurable: true, writable: true, value });
  }
}

if (typeof document !== 'undefined') {
  const toggle = (popover: HTMLElement, newState: 'open' | 'closed') => {
    if ('popoverOpen' in popover.dataset === (newState === 'open')) return;
    popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
    if (newState === 'open') popover.dataset['popoverOpen'] = '';
    else delete popover.dataset['popoverOpen'];
    popover.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  };
  install(HTMLElement.prototype, {
    scrollIntoView() {},
    showPopover() {
      toggle(this, 'open');
    },
    hidePopover() {
      toggle(this, 'closed');
    },
  });
  Object.defineProperty(HTMLElement.prototype, 'matches', {
    configurable: true,
    value(this: HTMLElement, selector: string) {
      return selector === ':popover-open'
        ? 'popoverOpen' in this.dataset
        : this.webkitMatchesSelector(selector);
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
  // Test files of a worker share the window and the Testing Library configuration: reset both.
  configure({ defaultHidden: false });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
}
