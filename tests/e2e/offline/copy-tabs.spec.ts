import { openPage } from '../site.ts';
import { ask, copies, downloaded, footer, press, texts } from './copy-control.ts';
import { expect, test, visit, type Host } from './offline-site.ts';

test.use({ serviceWorkers: 'allow' });

const port = '/config/server/port';

/** Makes downloads wait for one page. Returns a function that lets them continue. */
function holdPage(host: Host): () => void {
  let finish = () => {};
  host.replaced.set('/guide/start/quick-start', (request, response) => {
    finish = () => {
      host.replaced.clear();
      host.answer(request, response);
    };
  });
  return () => finish();
}

test('a copy that another tab removes is not called complete', async ({ page, host, context }) => {
  const tab = await context.newPage();
  await ask(tab, host, port);
  await press(tab, 'Download');
  await expect(footer(tab)).toContainText(/[1-9]\d?%/);
  await openPage(page, host.origin + port);
  await press(page, 'Remove');
  await expect(footer(tab)).toContainText(texts.en.make);
  expect(await copies(page)).toEqual([]);
});

test('a copy that another tab removes and begins again is complete when that tab says so', async ({
  page,
  host,
  context,
}) => {
  const tab = await context.newPage();
  const finish = holdPage(host);
  await ask(tab, host, port);
  await press(tab, 'Download');
  await expect(footer(tab)).toContainText('99%');
  await openPage(page, host.origin + port);
  await press(page, 'Remove');
  await expect(footer(tab)).toContainText(texts.en.make);
  await press(page, texts.en.make);
  await press(page, 'Download');
  await expect(footer(page)).toContainText('99%');
  finish();
  await downloaded(page);
  await page.bringToFront();
  await host.unplug();
  await page.goto(`${host.origin}/guide/start/quick-start`);
  await expect(page.locator('h1', { hasText: 'Quick Start' })).toBeVisible();
  await expect(footer(tab)).not.toContainText(texts.en.done);
});

test('another tab shows the progress of a download, its end, and its removal', async ({
  page,
  host,
  context,
}) => {
  const tab = await context.newPage();
  const finish = holdPage(host);
  await ask(tab, host, port);
  await press(tab, 'Download');
  await expect(footer(tab)).toContainText('99%');
  await openPage(page, host.origin + port);
  await expect(footer(page)).toContainText('Another tab is downloading all pages in English: 99%');
  finish();
  await downloaded(tab);
  await downloaded(page);
  await press(page, 'Remove');
  await expect(footer(tab)).toContainText(texts.en.make);
});

test('a tab that was open before shows a download of another tab, and can stop it', async ({
  page,
  host,
  context,
}) => {
  await visit(page, host, port);
  const tab = await context.newPage();
  await ask(tab, host, port);
  host.replaced.set('/guide/start/quick-start', () => {});
  await press(tab, 'Download');
  await expect(footer(tab)).toContainText('99%');
  await expect(footer(page)).toContainText(texts.en.make);
  // As the browser does when the reader changes to this tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(footer(page)).toContainText('Another tab is downloading all pages in English: 99%');
  await press(page, 'Stop');
  await expect(footer(tab)).toContainText('Not complete: 99%');
  await expect(footer(page)).toContainText('Not complete: 99%');
});

test('"Download" says that another tab is downloading, and continues when that is closed', async ({
  page,
  host,
  context,
}) => {
  const tab = await context.newPage();
  await ask(tab, host, port);
  await ask(page, host, port);
  host.replaced.set('/guide/start/quick-start', () => {});
  await press(tab, 'Download');
  await expect(footer(tab)).toContainText(/[1-9]\d?%/);
  await press(page, 'Download');
  await expect(footer(page)).toContainText('Another tab is downloading all pages in English: 99%');
  await tab.close();
  await expect(footer(page)).toContainText('Not complete: 99%');
  host.replaced.clear();
  await press(page, 'Continue');
  await downloaded(page);
});

test('a tab that shows an incomplete copy shows that another tab has completed it', async ({
  page,
  host,
  context,
}) => {
  await ask(page, host, port);
  await press(page, 'Download');
  await expect(footer(page)).toContainText(/[1-9]\d?%/);
  await press(page, 'Stop');
  await expect(footer(page)).toContainText('Not complete');
  const tab = await context.newPage();
  await openPage(tab, host.origin + port);
  await press(tab, 'Continue');
  await downloaded(tab);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await downloaded(page);
});
