/**
 * Text of a module for experiments: `openPage(urls)` runs the script of the page of a development server, with the few
 * parts of a browser that its client uses. The page must have one script (`chunkSplit: { strategy: 'all-in-one' }`).
 */
export const openPage = `
import { createRequire } from 'node:module';
import { createContext, runInContext } from 'node:vm';

const ws = createRequire(import.meta.url).resolve('@rsbuild/core').replace(/dist.*/, 'compiled/ws');
const WebSocket = createRequire(import.meta.url)(ws);

export async function openPage([origin]) {
  const page = { overlays: [], links: [], reloads: 0, messages: [], errors: [] };
  const { hostname, port } = new URL(origin);
  class PageSocket extends WebSocket {
    addEventListener(type, listener) {
      super.addEventListener(type, (event) => {
        listener(event);
        if (type === 'message') page.messages.push(JSON.parse(event.data));
      });
    }
  }
  class HTMLElement {
    attachShadow() {
      const appendChild = ({ className, textContent }) => className === 'file-link' && page.links.push(textContent);
      return { querySelector: () => ({ appendChild, addEventListener() {} }) };
    }
    addEventListener() {}
  }
  const document = {
    createElement: () => ({ setAttribute() {}, getAttribute: () => null }),
    createTextNode: () => ({}),
    getElementsByTagName: () => [],
    querySelectorAll: () => [...page.overlays],
    addEventListener() {},
    removeEventListener() {},
    head: {
      appendChild: (script) => {
        load(script.src).then(() => script.onload({ type: 'load' }), () => script.onerror({ type: 'error' }));
      },
    },
    body: {
      appendChild: (element) => {
        page.overlays.push(element);
        element.parentNode = {
          removeChild: () => (page.overlays = page.overlays.filter((other) => other !== element)),
        };
      },
    },
  };
  const location = { protocol: 'http:', hostname, port, reload: () => (page.reloads += 1) };
  const context = createContext({
    document, HTMLElement, location, setTimeout, clearTimeout, URL, WebSocket: PageSocket,
    customElements: { get() {}, define() {} },
    fetch: (path) => fetch(new URL(path, origin)),
    console: { info() {}, warn() {}, clear() {}, log: console.log, error: (...text) => page.errors.push(text.join(' ')) },
  });
  runInContext('var self = globalThis, window = globalThis;', context);
  const load = async (path) => {
    const response = await fetch(new URL(path, origin));
    if (!response.ok) throw new Error(path);
    runInContext(await response.text(), context);
  };
  await load('/static/js/index.js');
  return page;
}

/** Waits until the condition holds, at most five seconds. */
export async function until(holds) {
  for (const end = Date.now() + 5000; !holds() && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 20));
  if (!holds()) console.log('never:', String(holds));
}
`;
