/** Text of a module for experiments: `openPage(urls)` opens the page of a development server in jsdom. */
export const openPage = `
import { JSDOM, VirtualConsole } from 'jsdom';

export async function openPage([origin]) {
  const page = { reloads: 0, messages: [], errors: [] };
  const virtualConsole = new VirtualConsole()
    .on('log', console.log)
    .on('error', (...text) => page.errors.push(text.join(' ')))
    // jsdom doesn't navigate, so the page keeps its scripts.
    .on('jsdomError', ({ type, message }) => {
      if (message.includes('navigation')) page.reloads += 1;
      if (type === 'unhandled-exception') page.errors.push(message);
    });
  const beforeParse = (window) => {
    window.fetch = (path) => fetch(new URL(path, origin));
    window.WebSocket = class extends window.WebSocket {
      addEventListener(type, listener) {
        super.addEventListener(type, (event) => {
          listener(event);
          if (type === 'message') page.messages.push(JSON.parse(event.data));
        });
      }
    };
  };
  const { window } = await JSDOM.fromURL(origin, { runScripts: 'dangerously', resources: 'usable', virtualConsole, beforeParse });
  await new Promise((resolve) => window.addEventListener('load', resolve));
  return Object.assign(page, { document: window.document });
}

/** Waits until the condition holds, at most five seconds. */
export async function until(holds) {
  for (const end = Date.now() + 5000; !holds() && Date.now() < end;)
    await new Promise((resolve) => setTimeout(resolve, 20));
  if (!holds()) console.log('never:', String(holds));
}
`;
