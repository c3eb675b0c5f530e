/** The script of the example page, as a starting point. `search-core site` writes it as `page.js`, without types. */
import { locales, preload, search } from './search.ts';
import type { Page, Row } from './search.ts';

type Ranges = readonly { readonly start: number; readonly end: number }[];

const find = <Name extends keyof HTMLElementTagNameMap>(name: Name): HTMLElementTagNameMap[Name] => {
  const [found] = document.getElementsByTagName(name);
  if (found === undefined) throw new Error(`The page has no ${name} element.`);
  return found;
};

const input = find('input');
const list = find('ol');
const status = find('p');

// The language of the index: `?lang=zh`, else that of the browser.
const locale = new URLSearchParams(location.search).get('lang') ?? navigator.language;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  created.className = className;
  created.append(...children);
  return created;
}

const link = (href: string, ...children: readonly (Node | string)[]) =>
  Object.assign(element('a', '', ...children), { href });

/** Text with its ranges in `mark` elements. */
function marked(text: string, ranges: Ranges): readonly (Node | string)[] {
  let end = 0;
  const parts = ranges.flatMap((range) => {
    const before = text.slice(end, range.start);
    end = range.end;
    return [before, element('mark', '', text.slice(range.start, range.end))];
  });
  return [...parts, text.slice(end)];
}

/** A row below the title of its page, so without that title. A better answer can update it. */
function createRow(url: string) {
  const heading = link(url);
  const statement = element('p');
  const node = element('div', '', heading, statement);
  const fill = (row: Row, isTop: boolean): void => {
    const path = isTop ? '' : row.trail.slice(1).join(' › ');
    node.className = path === '' ? 'row lead' : 'row';
    heading.replaceChildren(...(row.type === 'header' ? marked(row.heading, row.ranges) : [path]));
    heading.hidden = path === '';
    statement.className = row.isCode ? 'statement code' : 'statement';
    const excerpt = marked(row.statement, row.statementRanges);
    // Directly below the title, only the excerpt can link to its section.
    statement.replaceChildren(...(row.url === url ? excerpt : [link(row.url, ...excerpt)]));
  };
  return { node, fill };
}

type ShownRow = ReturnType<typeof createRow>;

/**
 * A page in the list. When a better answer updates it, nothing visible moves: excerpts keep their places, no row is
 * removed, and rows that would move visible content go into `more`, which the reader opens.
 */
function createPage(url: string) {
  const title = link(url);
  const summary = element('summary');
  const more = element('details', '', summary);
  const node = element('li', '', title);
  const shown = new Map<string, ShownRow>();

  const add = (row: Row, isFirst: boolean): ShownRow => {
    const created = createRow(row.url);
    const isBelowWindow = node.getBoundingClientRect().bottom >= innerHeight;
    if (isFirst) node.append(created.node);
    else if (isBelowWindow && !more.open) more.before(created.node);
    else more.append(created.node);
    return created;
  };

  const fill = (page: Page, isComplete: boolean): void => {
    const isFirst = shown.size === 0;
    const own = page.rows.find((row) => row.url === url);
    // A pending line below the title gets the first excerpt, from any section.
    const found = page.rows.find((row) => row.statement !== '' && shown.has('top') && !shown.has(row.url));
    const top = own?.statement ? own : (found ?? own);
    title.replaceChildren(...marked(page.title, own?.type === 'title' ? own.ranges : []));
    // The row of the title comes first: below another row, its line would seem to belong to that row.
    const others = page.rows.filter((row) => row !== top && row !== own);
    for (const row of top ? [top, ...others] : others) {
      const key = row === top ? 'top' : row.url;
      const filled = shown.get(key) ?? add(row, isFirst);
      filled.fill(row, row === top);
      shown.set(key, filled);
    }
    if (isFirst && !isComplete) {
      node.className = 'waiting';
      node.append(more);
    }
    const count = more.children.length - 1;
    summary.textContent = count === 1 ? '1 more place' : `${count} more places`;
  };
  return { node, fill };
}

type ShownPage = ReturnType<typeof createPage>;

/** Shows the answers of one search, each updating the previous one. */
function createResults(): (pages: readonly Page[], isComplete: boolean) => void {
  const shown = new Map<string, ShownPage>();
  return (pages, isComplete) => {
    const [first] = shown.keys();
    // If the best page differs, the order was wrong; but nothing moves while the list has the focus.
    const isKept = first === pages[0]?.url || list.contains(document.activeElement);
    if (first === undefined || !isKept) {
      shown.clear();
      emptyList();
    }
    for (const page of pages) {
      const filled = shown.get(page.url) ?? createPage(page.url);
      filled.fill(page, isComplete);
      if (!shown.has(page.url)) list.append(filled.node);
      shown.set(page.url, filled);
    }
  };
}

/** Moves the focus from a row to the field before the rows are removed. */
function emptyList(): void {
  if (list.contains(document.activeElement)) input.focus();
  list.replaceChildren();
}

/** Shows the address if an excerpt cannot be loaded, or if the complete answer leaves its page out. */
function fillBlanks(): void {
  for (const statement of list.querySelectorAll('.waiting .statement')) {
    const heading = statement.parentElement?.querySelector('a');
    if (statement.textContent === '' && heading) statement.textContent = heading.pathname + heading.hash;
  }
}

/** A repeated text is not announced again. */
function say(text: string): void {
  if (status.textContent !== text) status.textContent = text;
}

function fail(reason: unknown): void {
  console.error(reason);
  say('The search cannot be loaded now. Please try again later.');
}

/** The query of the shown answer. */
let answered = '';

async function show(): Promise<void> {
  const query = input.value.trim();
  const timer = setTimeout(() => say('Searching…'), 200);
  try {
    const showResults = createResults();
    for await (const { pages, isComplete, isPartial } of search(query, { locale })) {
      clearTimeout(timer);
      answered = query;
      showResults(pages, isComplete);
      const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
      const found = pages.length === 0 ? `No page has “${query}”.` : count;
      say(query === '' ? '' : isPartial ? `${found} Some pages may be missing.` : found);
    }
    if (query === input.value.trim()) fillBlanks();
  } catch (reason) {
    emptyList();
    fail(reason);
  } finally {
    clearTimeout(timer);
  }
}

/** An index of several languages has a link for each, because a query searches one language. */
async function showLanguages(): Promise<void> {
  const languages = await locales();
  if (languages.length < 2) return;
  const links = languages.map((lang) => {
    const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang;
    return Object.assign(link(`?lang=${lang}`, name), { lang });
  });
  find('nav').append(...links);
}

/**
 * Arrow keys move from the field through the results; Enter in the field opens the first result of the current query.
 */
function pressed(event: KeyboardEvent): void {
  if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const results = [...list.querySelectorAll<HTMLElement>('a, summary')];
  const stops = [input, ...results].filter((stop) => stop.checkVisibility({ visibilityProperty: true }));
  const at = stops.findIndex((stop) => stop === document.activeElement);
  if (event.key === 'Enter' && at === 0 && answered === input.value.trim()) stops[1]?.click();
  const next = event.key === 'ArrowDown' ? at + 1 : event.key === 'ArrowUp' ? at - 1 : at;
  if (at === -1 || next === at || stops[next] === undefined) return;
  event.preventDefault();
  stops[next].focus();
}

/** A tap on the field precedes the first letter; with Save-Data, the index loads only with a search. */
function prepare(): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData: boolean } };
  if (connection?.saveData !== true) preload({ locale }).catch(fail);
}

input.addEventListener('input', () => void show());
input.addEventListener('pointerdown', prepare, { once: true });
find('main').addEventListener('keydown', pressed);
showLanguages().catch(fail);
// Text typed while this script was loading.
if (input.value !== '') void show();
