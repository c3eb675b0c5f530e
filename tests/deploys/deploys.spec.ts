import { expect, test, type Page } from '@playwright/test';
import { between, pick, randomFrom, type Random } from '../e2e/search/first-key/random.ts';
import { startHost, type Host } from './host.ts';
import { startReader, type Reader } from './reader.ts';
import { editedPages, releaseCount } from './releases.ts';

const count = Number(process.env['JOURNEYS'] ?? 20);
const first = Number(process.env['FIRST_JOURNEY'] ?? 0);
const steps = 10;
/** Number of deploys after which a client need not be supported any more. */
const keptDeploys = 3;

let host: Host;
test.beforeAll(async () => {
  host = await startHost();
});
test.afterAll(() => host.close());

const titleOf = (page: string): string =>
  host.releases[0]?.pages.get(`/${page}`)?.title.replace(/ - Rsbuild$/, '') ?? '';

/** A deploy during an action must not break that action. */
function deploy(): void {
  host.current = Math.min(host.current + 1, releaseCount - 1);
}

/** Retries if the page is being reloaded, which a deploy may cause. */
async function linkedPaths({ page }: Reader): Promise<readonly string[]> {
  const links = page.locator('main a[href], .sidebar a[href], .navbar a[href]');
  const readPaths = (elements: readonly Element[]) =>
    elements
      .filter(
        (link) => link.checkVisibility({ visibilityProperty: true }) && link.getAttribute('target') === null,
      )
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(
        ({ origin, pathname, hash }) =>
          origin === location.origin && hash === '' && pathname !== location.pathname,
      )
      .map(({ pathname }) => pathname);
  let paths: readonly string[] = [];
  const read = async () => (paths = await links.evaluateAll(readPaths).catch(() => []));
  await expect.poll(async () => (await read()).length).toBeGreaterThan(0);
  return [...new Set(paths)].filter((path) => host.releases[0]?.pages.has(path));
}

const click = ({ page }: Reader, path: string) =>
  page.locator(`:is(main, .sidebar, .navbar) a[href="${path}"]:visible`).first().click({ noWaitAfter: true });

const isRunning = (page: Page) =>
  page.evaluate(() => 'hydrated' in document.documentElement.dataset).catch(() => false);

async function setOffline({ page, note }: Reader, isOffline: boolean): Promise<void> {
  note(isOffline ? 'offline' : 'online');
  await page.context().setOffline(isOffline);
}

/** Presses the key again if the document was reloaded in between. */
async function openSearch(reader: Reader): Promise<void> {
  const { page } = reader;
  const loaded = reader.documents();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  try {
    await field.waitFor({ timeout: 5000 });
  } catch (error) {
    if (reader.documents() === loaded) throw error;
    await page.keyboard.press('Control+k');
    await field.waitFor();
  }
}

async function playJourney(reader: Reader, random: Random): Promise<void> {
  const { page } = reader;
  const locale = between(random, 0, 3) === 0 ? '/zh' : '';
  const start = `${locale}/${pick(random, editedPages)}`;
  const visited = [start];
  await reader.act('open', start, () => page.goto(host.origin + start), 2);

  const followLink = async (during: () => void, limit: number): Promise<void> => {
    const paths = await linkedPaths(reader);
    const edited = paths.filter((path) => editedPages.some((known) => path.endsWith(`/${known}`)));
    const [one = '', ...more] = edited.length > 0 && random() < 0.6 ? edited : paths;
    const path = pick(random, [one, ...more]);
    const action = async () => {
      const clicked = click(reader, path);
      during();
      await clicked;
    };
    await reader.act('link', path, action, limit);
    visited.push(path);
  };

  const actions: readonly [() => Promise<void>, ...(() => Promise<void>)[]] = [
    () => followLink(() => {}, 1),
    () => followLink(() => {}, 1),
    () => followLink(deploy, 2),
    async () => {
      if (visited.length < 2) return;
      visited.pop();
      await reader.act('Back', visited.at(-1) ?? '', () => page.goBack({ waitUntil: 'commit' }), 2);
    },
    async () => {
      // An older tab may find no index; its page still works.
      if (host.current - reader.release() > keptDeploys) return;
      const here = visited.at(-1) ?? '';
      const isChinese = here.startsWith('/zh/');
      const target = pick(random, editedPages);
      const path = `${isChinese ? '/zh' : ''}/${target}`;
      if (path === here || !target.startsWith('config/')) return;
      const search = async () => {
        await openSearch(reader);
        await page.getByRole('combobox').fill(titleOf(target));
        await expect(page.getByRole('option').first()).toContainText(titleOf(target));
        await page.keyboard.press('Enter');
      };
      await reader.act('search', path, search, 1);
      visited.push(path);
    },
    async () => {
      const here = visited.at(-1) ?? '';
      const path = here.startsWith('/zh/') ? here.slice(3) : `/zh${here}`;
      const lang = here.startsWith('/zh/') ? 'en' : 'zh-CN';
      const change = () =>
        page
          .locator(`a[hreflang="${lang}"]`)
          .first()
          .evaluate((link: HTMLAnchorElement) => link.click());
      await reader.act('language', path, change, 1);
      visited.push(path);
    },
    () => Promise.resolve(deploy()),
    () => Promise.resolve(deploy()),
    async () => {
      const interrupt = async () => {
        await setOffline(reader, true);
        if (random() < 0.5) deploy();
        await setOffline(reader, false);
        // An application that could not start reloads the document, which belongs to this action.
        await expect.poll(() => isRunning(page)).toBe(true);
      };
      await reader.act('a moment without a network', visited.at(-1) ?? '', interrupt, 1);
    },
    async () => {
      const [path = ''] = await linkedPaths(reader);
      const here = page.url();
      await setOffline(reader, true);
      await click(reader, path);
      await expect.poll(() => page.evaluate(() => location.href).catch(() => here)).not.toBe(here);
      if (random() < 0.5) deploy();
      await setOffline(reader, false);
      // Leaves the error page of the browser. The click may still be loading the same page, which aborts this navigation.
      const go = () => page.goto(host.origin + path, { waitUntil: 'commit' }).catch(() => null);
      await reader.act('a link without a network', path, go, 3);
      visited.push(path);
    },
    () => reader.act('reload', visited.at(-1) ?? '', () => page.reload({ waitUntil: 'commit' }), 2),
  ];
  for (let step = 0; step < steps; step += 1) await pick(random, actions)();
}

/** Events of the current journey, in order. */
let history: readonly string[] = [];

// Not in a `finally` of the test, which does not run after a timeout.
test.afterEach(({ page: _page }, { status, expectedStatus, title }) => {
  if (status !== expectedStatus) console.error(`${title}:\n${history.join('\n')}`);
});

for (let seed = first; seed < first + count; seed += 1) {
  test(`journey ${seed}`, async ({ page }) => {
    const random = randomFrom(seed);
    host.current = between(random, 0, releaseCount - 2);
    await page.addInitScript(() => {
      // Storage is not available while the browser shows its offline page.
      if (location.protocol === 'http:') localStorage.setItem('docs-visited', '1');
    });
    const reader = startReader(page, host);
    ({ history } = reader);
    await playJourney(reader, random);
    expect(reader.faults).toEqual([]);
  });
}
