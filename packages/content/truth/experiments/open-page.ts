/**
 * Text of a module for experiments: `openPage(urls)` opens the page of a development server (jsdom of the workspace). A
 * page that reloads keeps its scripts, because jsdom does not navigate.
 */
export const openPage = `
import { JSDOM, VirtualConsole } from 'jsdom';

export async function openPage([url]) {
  const page = { reloads: 0, messages: [], errors: [] };
  const virtualConsole = new VirtualConsole()
    .on('log', console.log)
    .on('error', (...text) => page.errors.push(text.join(' ')))
    .on('jsdomError', ({ type, message }) => {
      if (message.includes('navigation')) page.reloads += 1;
      else page.errors.push(type + ' ' + message);
    });
  const { window } = await JSDOM.fromURL(url, {
    runScripts: 'dangerously',
    resources: 'usable',
    virtualConsole,
    beforeParse(window) {
      window.fetch = (path) => fetch(new URL(path, url));
      window.WebSocket = class extends window.WebSocket {
        constructor(...args) {
          super(...args);
          this.addEventListener('message', ({ data }) => page.messages.push(JSON.parse(data)));
        }
      };
    },
  });
  await new Promise((resolve) => window.addEventListener('load', resolve));
  Object.defineProperty(page, 'overlays', { get: () => window.document.querySelectorAll('rsbuild-error-overlay') });
  return page;
}

/** Waits until the condition holds, at most five seconds. */
export async function until(holds) {
  for (const end = Date.now() + 5000; !holds() && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 20));
  if (!holds()) console.log('never:', String(holds));
}
`;
