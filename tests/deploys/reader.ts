import { expect, type Page } from '@playwright/test';
import type { Host } from './host.ts';
import { wordsIn } from './releases.ts';

/** Messages of a page that mixes two builds, or that broke. */
const broken = /hydrat|Minified React error|Expected component|wrong-format-version|#4\d\d/i;

/** As in the service worker, in milliseconds. */
const patienceMs = 3000;

interface Shown {
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** Pages of both languages may have the same title. */
  readonly lang: string;
  readonly build: string;
  /** Paths of the scripts that this document has loaded. */
  readonly scripts: readonly string[];
}

/** A reader in one tab, and the faults of its pages. */
export interface Reader {
  readonly page: Page;
  readonly faults: readonly string[];
  /** Actions and loaded documents, with milliseconds since the start. */
  readonly history: readonly string[];
  readonly note: (event: string) => void;
  /** Runs an action, then waits for the page; fails if more documents than `limit` were loaded on the way. */
  readonly act: (name: string, path: string, action: () => Promise<unknown>, limit: number) => Promise<void>;
  /** The release that was served when the document of the tab was loaded. */
  readonly release: () => number;
  /** Documents that the action has loaded. */
  readonly documents: () => number;
}

const show = (page: Page): Promise<Shown | null> =>
  page
    .evaluate(() => ({
      path: location.pathname,
      title: document.title,
      text: document.querySelector('main')?.textContent ?? '',
      lang: document.documentElement.lang,
      build: document.documentElement.dataset['build'] ?? '',
      scripts: performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    }))
    // A navigation destroys the context.
    .catch(() => null);

export function startReader(page: Page, host: Host): Reader {
  const faults: string[] = [];
  const history: string[] = [];
  const started = Date.now();
  const note = (event: string) =>
    void history.push(`${Date.now() - started} ${event}, release ${host.current}`);
  let documents = 0;
  let release = host.current;
  page.on('console', (message) => {
    if (broken.test(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    documents += 1;
    note(`document ${request.url()}`);
    release = host.current;
  });

  /** Whether one of these releases has a document for `path` with this title, these words and this application. */
  function isOfOneRelease(
    releases: Host['releases'],
    { title, text, lang, build }: Shown,
    path: string,
  ): boolean {
    return releases.some((known) => {
      const marks = known.pages.get(path);
      if (known.build !== build || marks?.title !== title) return false;
      return marks.lang === lang && marks.words === wordsIn(text);
    });
  }

  function check({ scripts, build }: Shown): void {
    const others = scripts.filter(
      (path) => path.startsWith('/latest/') && !path.startsWith(`/latest/${build}/`),
    );
    if (others.length > 0) faults.push(`a document of build ${build} loaded ${others.join(', ')}`);
  }

  return {
    page,
    faults,
    history,
    note,
    release: () => release,
    documents: () => documents,
    act: async (name, path, action, limit) => {
      documents = 0;
      note(`${name}, to ${path}`);
      const served = host.current;
      const began = Date.now();
      await action();
      note('acted');
      let shown: Shown | null = null;
      await expect
        .poll(
          async () => {
            shown = await show(page);
            if (shown?.path === path && isOfOneRelease(host.releases, shown, path)) return path;
            return (
              shown &&
              `${shown.path}, ${shown.title}, ${shown.lang}, ${wordsIn(shown.text)}, build ${shown.build}`
            );
          },
          { message: `${name}, to ${path}` },
        )
        .toBe(path);
      note('shown');
      if (shown) check(shown);
      // Back may show a document of the HTTP cache, and the worker a kept one if the host does not respond for 3
      // seconds.
      const isLate = Date.now() - began > patienceMs;
      const newest = host.releases.slice(served, host.current + 1);
      const isAsked = name === 'open' || name === 'reload';
      if (isAsked && shown && !isLate && !isOfOneRelease(newest, shown, path))
        faults.push(`${name}, to ${path}: a document that is older than release ${served}`);
      if (documents > limit) faults.push(`${name}, to ${path}: ${documents} documents were loaded`);
    },
  };
}
