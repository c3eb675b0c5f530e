/**
 * The only script in the HTML: a classic script of at most 2 KB (gzip) that runs before paint.
 * It applies the stored theme, sends `/en/...` to its unprefixed twin and a first visit to the language of the
 * browser, hides what the address leaves out, and brings the application when the browser is idle or at the first
 * interaction, whichever comes first. What the reader asks for before then
 * (a click on a control, Ctrl+K and the letters typed after it) is kept and carried out once React is there.
 */
import { redirectedKey, themeKey, visitedKey } from '../storage/keys.ts';
import { readSession, writeSession } from '../storage/session-storage.ts';
import { applyTheme, parseThemeSetting } from '../theme/theme-setting.ts';
import { pathWithoutDefaultLocale } from './default-locale.ts';
import { reloadOnce, watchLeaving } from './document-load.ts';
import { failedEvent, readyEvent, searchEvent } from './events.ts';
import { hiddenRegions, markHidden } from './hidden-regions.ts';
import { localeRedirect } from './locale-redirect.ts';

const root = document.documentElement;
const script = document.currentScript;
const { base = '/', route, counterpart } = root.dataset;
const { pathname, search, hash } = location;

/** Hidden from here on: what is being left, such as a 404 page, must not flash up. */
function leaveFor(path: string): void {
  root.hidden = true;
  location.replace(path + search + hash);
}

const redirect = pathWithoutDefaultLocale(pathname, base);
if (redirect !== null) leaveFor(redirect);

try {
  // A site without a dark theme says so in its HTML, and nothing stored changes that.
  if (root.dataset['theme'] === undefined) {
    applyTheme(root, parseThemeSetting(localStorage.getItem(themeKey) ?? ''));
  }
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

watchLeaving(root);
if (readSession(redirectedKey) === pathname) root.dataset['redirected'] = '';
markHidden(root, hiddenRegions(search, self !== top));

// 404.html holds both languages; the first segment of the path says which one is shown.
if (route === undefined && /^\/zh(\/|$)/i.test(pathname.slice(base.length - 1))) {
  root.lang = 'zh-CN';
}

type Intent =
  { readonly kind: 'click'; readonly target: HTMLElement } | { readonly kind: 'search'; text: string };
let intent: Intent | undefined;
let wanted = false;

function start(): void {
  if (wanted || !script) return;
  wanted = true;
  for (const href of (script.dataset['preload'] ?? '').split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  import(/* @vite-ignore */ script.dataset['entry'] ?? '').catch((error: unknown) => {
    console.error(error);
    dispatchEvent(new CustomEvent(failedEvent));
    reloadOnce();
  });
}

const isSearchKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  !event.shiftKey &&
  event.key.toLowerCase() === 'k' &&
  document.querySelector('[data-intent=search]') !== null;

function onKey(event: KeyboardEvent): void {
  start();
  if (isSearchKey(event)) {
    event.preventDefault();
    intent = { kind: 'search', text: '' };
  } else if (intent?.kind === 'search' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    if (event.key === 'Escape') intent = undefined;
    else if (event.key === 'Backspace') intent.text = intent.text.slice(0, -1);
    else if (/^.$/u.test(event.key)) intent.text += event.key;
    else return;
    event.preventDefault();
  }
}

/**
 * Buttons that the browser itself serves (popovers) are left alone; links navigate as they always do, those to
 * the same page in another language with the query and the section of this one.
 */
function onClick(event: MouseEvent): void {
  start();
  if (!(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[hreflang]');
  if (link && route !== undefined) link.href = link.pathname + location.search + location.hash;
  const control = event.target.closest('button, [role="tab"]');
  if (!(control instanceof HTMLElement) || control.hasAttribute('popovertarget')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  intent =
    control.dataset['intent'] === 'search'
      ? { kind: 'search', text: '' }
      : { kind: 'click', target: control };
}

const early = new AbortController();
const options = { capture: true, signal: early.signal } as const;
addEventListener('keydown', onKey, options);
addEventListener('click', onClick, options);
for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin']) {
  addEventListener(type, start, { ...options, passive: true });
}

addEventListener(
  readyEvent,
  () => {
    early.abort();
    if (intent?.kind === 'search') dispatchEvent(new CustomEvent(searchEvent, { detail: intent.text }));
    else if (intent?.target.isConnected) intent.target.click();
  },
  { once: true },
);

addEventListener(
  failedEvent,
  () => {
    early.abort();
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
  else setTimeout(start, 200);
});
