import type { Plugin } from 'vite';

/** The shell listens for this event and replaces the page content without a reload. */
const ACCEPT = `
if (import.meta.hot) import.meta.hot.accept((next) => next && window.dispatchEvent(new CustomEvent('docs:page-module', { detail: next })));
`;

/** Makes page modules accept their own hot updates. */
export function pageHotUpdate(isPage: (id: string) => boolean): Plugin {
  return {
    name: 'docs:page-hot-update',
    apply: 'serve',
    enforce: 'pre',
    transform: (code, id) => (isPage(id) ? { code: code + ACCEPT, map: null } : null),
  };
}
