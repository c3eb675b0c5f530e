/**
 * `dom.cjs` defines the globals of a page with `<div id="root">` (jsdom of the workspace), and `click(SELECTOR)`. `page.cjs`
 * also executes the scripts of the built page.
 */
export const dom: Readonly<Record<string, string>> = {
  'dom.cjs': `
    const { JSDOM } = require('jsdom');
    const { window } = new JSDOM('<div id="root"></div>', { url: 'http://localhost/' });
    const { document, navigator } = window;
    Object.assign(globalThis, { window, document, self: globalThis, root: document.querySelector('#root') });
    // Node.js 21 and later define it without a setter.
    Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
    globalThis.click = (selector) => document.querySelector(selector).click();
  `,
  'page.cjs': `
    require('./dom.cjs');
    const { readFileSync } = require('node:fs');
    const html = readFileSync('dist/index.html', 'utf8');
    for (const [, file] of html.matchAll(/<script\\b[^>]*? src="([^"]+)"/g)) (0, eval)(readFileSync('dist' + file, 'utf8'));
  `,
};
