/**
 * A classic script of at most 2 kB (gzip) that runs before the first paint. It redirects `/en/...` and first visits in
 * another language, applies the stored theme, hides what the address leaves out, opens search, and loads the
 * application when the browser is idle or at the first interaction.
 */
import { redirectedKey, themeKey, visitedKey, readSession, writeSession } from './storage.ts';
import { applyChosenTheme } from './theme.ts';
import { hiddenRegions, markHidden, localeRedirect } from './address-rules.ts';
import { reloadOnce, watchLeaving } from './document-load.ts';
import { failedEvent, readyEvent, rootData } from './signals.ts';
import { onDialogClose, onSearchKey, openSearch, searchDialog } from './search-dialog.ts';

const root = document.documentElement;
const data = rootData();
const script = document.currentScript as HTMLScriptElement;
const { route, counterpart } = data;
const { pathname, search, hash } = location;

/** Hidden from here on: what is being left, such as a 404 page, must not flash up. */
function leaveFor(path: string): void {
  root.hidden = true;
  location.replace(path + search + hash);
}

// The HTML says that no script runs.
delete data.static;
if (/Mac|iP/.test(navigator.platform)) data.apple = '';

const inEnglish = new RegExp(import.meta.env.EN_PATTERN, 'i');
if (inEnglish.test(pathname)) leaveFor(pathname.replace(inEnglish, '$1/'));

try {
  // A site without a dark theme says so in its HTML, and nothing stored changes that.
  const theme = localStorage.getItem(themeKey);
  if (!data.theme && (theme === 'light' || theme === 'dark')) applyChosenTheme(theme);
  if (route !== undefined && localStorage.getItem(visitedKey) === null) {
    // Where this is refused nothing is redirected: it would happen again and again.
    localStorage.setItem(visitedKey, '1');
    const { language: browserLanguage, userAgent } = navigator;
    const target = localeRedirect({ lang: root.lang, counterpart, browserLanguage, userAgent });
    if (target !== null) {
      writeSession(redirectedKey, target);
      leaveFor(target);
    }
  }
} catch {
  // storage is refused: the system's theme stands, and so does the language of the address
}

watchLeaving();
if (readSession(redirectedKey) === pathname) data.redirected = '';
markHidden(hiddenRegions(search, self !== top));

// 404.html holds both languages; the address decides which one is shown.
if (route === undefined && new RegExp(import.meta.env.ZH_PATTERN, 'i').test(pathname)) root.lang = 'zh-CN';

let wanted = false;

function start(): void {
  if (wanted) return;
  wanted = true;
  const modules = (script.dataset['modules'] ?? '').split(' ');
  for (const href of modules) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  // React and the entry, the last, one after the other: each is evaluated in a task of its own.
  import(/* @vite-ignore */ modules[0]!)
    .then(() => import(/* @vite-ignore */ modules.at(-1)!))
    .catch((error: unknown) => {
      console.error(error);
      dispatchEvent(new Event(failedEvent));
      // What the reader has typed stays.
      if (!searchDialog()?.open) reloadOnce();
    });
}

for (const type of ['pointermove', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click']) {
  addEventListener(type, start, { capture: true, passive: true, once: true });
}

/** Clicks on controls that need the application, in order; null once it is there or has failed. */
let clicked: HTMLElement[] | null = [];

/** Controls that need the application. Popovers, dialogs and tabs with a stored choice work without it. */
const waiting = 'button:not([popovertarget], [data-group] > * > [role=tab], dialog *), label';

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const dialog = searchDialog();
  const control = target.closest<HTMLElement>(waiting);
  const link = target.closest<HTMLAnchorElement>('a[hreflang]');
  if (dialog && target.closest('[data-search-open]')) openSearch(dialog);
  else if (clicked && control) {
    event.preventDefault();
    event.stopImmediatePropagation();
    clicked.push(control);
  } else if (clicked && link && route !== undefined) {
    // The same page in another language, with the query and the section of this address.
    link.href = link.pathname + location.search + location.hash;
  }
}

addEventListener('click', onClick, true);
addEventListener('keydown', onSearchKey);
addEventListener('close', onDialogClose, true);

addEventListener(readyEvent, () => {
  const early = clicked ?? [];
  clicked = null;
  for (const control of early) control.click();
});

addEventListener(
  failedEvent,
  () => {
    clicked = null;
    data.static = '';
    const dialog = searchDialog();
    if (dialog) dialog.dataset['failed'] = '';
    // Nobody draws any more what Back and Forward lead to.
    const shown = location.pathname;
    addEventListener('popstate', () => location.pathname === shown || location.reload());
  },
  { once: true },
);

// Longest wait for an idle moment, so that a busy page is still brought to life.
const idleTimeoutMs = 3000;
addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idleTimeoutMs });
  else setTimeout(start);
});
