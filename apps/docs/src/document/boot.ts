/**
 * A classic script of at most 2 kB (gzip) that runs before the first paint. It redirects `/en/...` and first visits in
 * another language, applies the stored theme, hides the regions that the query turns off, opens search, and loads the
 * application on idle or at the first interaction.
 */
import { redirectedKey, themeKey, visitedKey, readSession, writeSession } from './storage.ts';
import { applyChosenTheme } from './theme.ts';
import { hiddenRegions, markHidden, localeRedirect } from './address-rules.ts';
import { restart, watchLeaving } from './document-load.ts';
import { failedEvent, readyEvent, rootData } from './signals.ts';
import { onDialogClose, onSearchKey, openSearch, searchDialog } from './search-dialog.ts';

const root = document.documentElement;
const data = rootData();
const script = document.currentScript as HTMLScriptElement;
const { route, counterpart } = data;
const { pathname, search, hash } = location;

/** Redirects. Hides the document, so that it does not flash. */
function redirectTo(path: string): void {
  root.hidden = true;
  location.replace(path + search + hash);
}

// The HTML has `data-static` for browsers without JavaScript.
delete data.static;
if (/Mac|iP/.test(navigator.platform)) data.apple = '';

const englishPrefix = new RegExp(import.meta.env.EN_PATTERN, 'i');
if (englishPrefix.test(pathname)) redirectTo(pathname.replace(englishPrefix, '$1/'));

try {
  // The build sets `data-theme` on a site without a dark theme; the stored value is ignored then.
  const theme = localStorage.getItem(themeKey);
  if (!data.theme && (theme === 'light' || theme === 'dark')) applyChosenTheme(theme);
  if (route && localStorage.getItem(visitedKey) === null) {
    // Throws if storage is refused, which also prevents a redirect on every visit.
    localStorage.setItem(visitedKey, '1');
    const { language: browserLanguage, userAgent } = navigator;
    const target = localeRedirect({ lang: root.lang, counterpart, browserLanguage, userAgent });
    if (target !== null) {
      writeSession(redirectedKey, target);
      redirectTo(target);
    }
  }
} catch {
  // storage is refused: use the theme of the system and do not redirect
}

watchLeaving();
if (readSession(redirectedKey) === pathname) data.redirected = '';
markHidden(hiddenRegions(search, self !== top));

// 404.html contains both languages; the path decides which one is shown.
if (!route && new RegExp(import.meta.env.ZH_PATTERN, 'i').test(pathname)) root.lang = 'zh-CN';

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  const modules = script.dataset['modules']!.split(' ');
  for (const href of modules) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  // Import React (first), then the entry (last), so that each is evaluated in its own task.
  import(/* @vite-ignore */ modules[0]!)
    .then(() => import(/* @vite-ignore */ modules.at(-1)!))
    .catch((error: unknown) => {
      console.error(error);
      dispatchEvent(new Event(failedEvent));
      restart();
    });
}

for (const type of ['pointermove', 'pointerdown', 'focusin', 'keydown', 'click']) {
  addEventListener(type, start, { capture: true, passive: true, once: true });
}

/** Clicked controls that need the application, in order; null once it has hydrated or failed. */
let earlyClicks: HTMLElement[] | null = [];

/** Controls that need the application. Popovers, dialogs and tabs with a stored choice work without it. */
const queuedControls = 'button:not([popovertarget], [data-group]>*>[role=tab], dialog *), label';

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const dialog = searchDialog();
  const control = target.closest<HTMLElement>(queuedControls);
  const link = target.closest<HTMLAnchorElement>('a[hreflang]');
  if (dialog && target.closest('[data-search-open]')) openSearch(dialog);
  else if (earlyClicks && control) {
    event.preventDefault();
    event.stopImmediatePropagation();
    earlyClicks.push(control);
  } else if (earlyClicks && route && link && link.href === origin + link.pathname) {
    // Keeps the query and the hash of the page on a change of language, unless the link has its own.
    link.href += location.search + location.hash;
  }
}

addEventListener('click', onClick, true);
addEventListener('keydown', onSearchKey);
addEventListener('close', onDialogClose, true);

/**
 * The path that the document shows; empty while the application runs. Without it, Back and Forward change only the
 * address: load the document.
 */
let shown = new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname;
const loadEntry = () => !shown || location.pathname === shown || location.reload();
addEventListener('popstate', loadEntry);
// They may have done so before this script was loaded.
loadEntry();

addEventListener(readyEvent, () => {
  shown = '';
  const controls = earlyClicks ?? [];
  earlyClicks = null;
  for (const control of controls) control.click();
});

addEventListener(failedEvent, () => {
  earlyClicks = null;
  data.static = '';
  shown = location.pathname;
});

// Maximum wait for an idle period, so that a busy page is still hydrated.
const idleTimeoutMs = 3000;
addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: idleTimeoutMs });
  else setTimeout(start);
});
