import { createSiteHandler, listen, readRoutePaths, siteFolder } from '@docs/app/server';
import type { Server } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browsers } from './browsers.ts';
import { createUser, Key, type User } from './user.ts';

type Journey = (user: User) => Promise<void>;

const heading = (text: string) => `document.querySelector('h1')?.textContent === ${JSON.stringify(text)}`;
const at = (path: string) => `location.pathname + location.hash === ${JSON.stringify(path)}`;
const paper = `getComputedStyle(document.body).backgroundColor`;
const search = '.search-input';
const row = '.search-dialog [role=option]';

const journeys: Readonly<Record<string, Journey>> = {
  'the home page links to the guide': async ({ open, click, holds }) => {
    await open('/');
    await click('.hero-actions a');
    await holds(at('/guide/start/'));
  },
  'a page in English': async ({ open, holds }) => {
    await open('/config/server/port');
    await holds(`${heading('server.port')} && document.documentElement.lang === 'en'`);
  },
  'a page in Chinese': async ({ open, holds }) => {
    await open('/zh/config/server/port');
    await holds(`${heading('server.port')} && document.documentElement.lang === 'zh-CN'`);
  },
  'search with the button, open a result with a click': async ({ open, click, see, holds }) => {
    await open('/');
    await click('[data-search-open]');
    await (await see(search)).sendKeys('server.port');
    await click(row);
    await holds(heading('server.port'));
  },
  'search with the keyboard, open a result with Enter': async ({ open, press, see, holds, driver }) => {
    await open('/');
    await press(Key.CONTROL, 'k');
    await see(search);
    await holds(`document.activeElement?.matches('${search}')`);
    await driver.actions().sendKeys('server.port').perform();
    await holds(`document.querySelector('${row}')?.textContent.includes('server.port')`);
    await press(Key.ENTER);
    await holds(heading('server.port'));
  },
  'search in Chinese': async ({ open, click, see, holds }) => {
    await open('/zh/');
    await click('[data-search-open]');
    await (await see(search)).sendKeys('端口');
    await holds(`document.querySelector('${row}')?.textContent.includes('端口')`);
  },
  'Escape closes search': async ({ open, click, see, press, holds }) => {
    await open('/config/');
    await click('[data-search-open]');
    await see(search);
    await press(Key.ESCAPE);
    await holds(`!document.querySelector('dialog[open]')`);
  },
  'keep the theme over a reload': async ({ open, press, holds, driver }) => {
    await open('/guide/start/');
    await driver.executeScript(`document.querySelector('.navbar [aria-label="Theme"]').focus()`);
    await press(Key.ENTER);
    await press(Key.TAB);
    await holds(`document.activeElement?.matches('[type=radio]')`);
    await press(Key.ARROW_UP);
    await holds(`${paper} === 'rgb(21, 19, 17)'`);
    await driver.navigate().refresh();
    await holds(`${paper} === 'rgb(21, 19, 17)'`);
    await driver.executeScript(`localStorage.removeItem('docs-theme')`);
  },
  'change the language of a page': async ({ open, click, holds }) => {
    await open('/config/server/port');
    await click('.navbar [aria-label="Language"]');
    await click('.navbar a[hreflang="zh-CN"]');
    await holds(`${at('/zh/config/server/port')} && document.documentElement.lang === 'zh-CN'`);
  },
  'open a menu with the keyboard': async ({ open, press, holds, driver }) => {
    await open('/config/server/port');
    await driver.executeScript(`document.querySelector('.navbar [aria-label="Language"]').focus()`);
    await press(Key.ARROW_DOWN);
    await holds(`document.activeElement?.closest('.navbar a[hreflang]')`);
    await press(Key.ESCAPE);
    await holds(`document.activeElement?.matches('[aria-label="Language"][aria-expanded="false"]')`);
  },
  'switch tabs of one group': async ({ open, click, holds }) => {
    await open('/guide/start/quick-start');
    await click('[role=tab]:nth-of-type(2)');
    await holds(`(() => {
      const sets = [...document.querySelectorAll('[data-group="package.manager"]')];
      const chosen = sets.map((set) => set.querySelector('[aria-selected=true]').textContent);
      return sets.length > 1 && new Set(chosen).size === 1 &&
        chosen[0] === sets[0].querySelectorAll('[role=tab]')[1].textContent;
    })()`);
  },
  'copy code': async ({ open, click, holds }) => {
    await open('/config/server/port');
    await click('.code-block [title="Copy code"]');
    await holds(`document.querySelector('[aria-live]').textContent === 'Copied'`);
  },
  'navigate on the client with a sidebar link': async ({ open, click, holds, driver }) => {
    await open('/config/dev/asset-prefix');
    await driver.executeScript('window.kept = true');
    await click('#docs-sidebar a[href="/config/server/port"]');
    await holds(`${heading('server.port')} && window.kept && document.activeElement?.matches('h1')`);
  },
  'restore the scroll position on Back': async ({ open, click, holds, driver }) => {
    await open('/config/dev/asset-prefix');
    // The scroll event stores the position; WebKit dispatches it frames later.
    await driver.executeScript(`
      addEventListener('scroll', () => (window.scrolled = true), { once: true });
      window.scrollTo({ top: 420, behavior: 'instant' });
    `);
    await holds('window.scrolled && scrollY === 420');
    // A real click: WebKit skips history entries that were added without one.
    await click('#docs-sidebar a[href="/config/server/port"]');
    await holds(`${heading('server.port')} && scrollY === 0`);
    await driver.navigate().back();
    await holds(`${heading('dev.assetPrefix')} && scrollY === 420`);
  },
  'jump to a section with the outline': async ({ open, click, holds }) => {
    await open('/config/dev/asset-prefix');
    await click('.outline a[href="#what-can-go-wrong"]');
    await holds(
      `location.hash === '#what-can-go-wrong' && document.activeElement?.id === 'what-can-go-wrong'`,
    );
  },
  'show the 404 page for an unknown URL': async ({ open, see, click, holds }) => {
    await open('/nothing/here');
    expect(await (await see('main')).getText()).toContain('PAGE NOT FOUND');
    await click('main a[href="/"]');
    await holds(at('/'));
  },
  'the sidebar drawer on a phone': async ({ open, click, see, press, holds, driver }) => {
    const before = await driver.manage().window().getRect();
    await driver.manage().window().setRect({ width: 390, height: 844 });
    try {
      await open('/config/server/port');
      await click('.local-bar-menu');
      await see('#docs-sidebar a[aria-current=page]');
      await press(Key.ESCAPE);
      await holds(`!document.querySelector('#docs-sidebar').checkVisibility()`);
    } finally {
      await driver.manage().window().setRect(before);
    }
  },
  'filter an overview': async ({ open, see, holds }) => {
    await open('/config/');
    const cards = `[...document.querySelectorAll('.overview-card')].filter((each) => each.checkVisibility())`;
    await holds(`${cards}.length > 20`);
    await (await see('[type=search]')).sendKeys('assetPrefix');
    await holds(`${cards}.length < 20 && ${cards}[0].textContent.includes('assetPrefix')`);
  },
  'zoom an image': async ({ open, click, see, press, holds, driver }) => {
    await open('/style-guide');
    // WebDriver scrolls to the target of a click, and scrolling closes the image, so scroll first.
    const button = `document.querySelector('.diagram .zoomable-button')`;
    await driver.executeScript(`${button}.scrollIntoView({ block: 'center', behavior: 'instant' })`);
    await holds(`${button}.checkVisibility()`);
    await click('.diagram .zoomable-button');
    await see('dialog[open] .image-zoom-picture');
    await press(Key.ESCAPE);
    await holds(`!document.querySelector('dialog[open]')`);
  },
};

for (const { name, missing, start } of browsers)
  describe(name, () => {
    // A test without a body is reported as skipped, with its title.
    if (missing.length > 0) {
      it.skip(`${name} is skipped: ${missing.join(', ')} not installed`);
      return;
    }

    let user: User;
    let origin: string;
    let scriptlessOrigin: string;
    let stopBrowser: (() => Promise<void>) | undefined;
    const servers: Server[] = [];

    const stop = async () => {
      await stopBrowser?.();
      stopBrowser = undefined;
    };

    beforeAll(async () => {
      const handler = createSiteHandler(siteFolder, readRoutePaths());
      const site = await listen(handler, 0);
      const scriptless = await listen((request, response) => {
        if (request.url?.endsWith('.js')) response.writeHead(404).end();
        else handler(request, response);
      }, 0);
      servers.push(site.server, scriptless.server);
      origin = `http://localhost:${site.port}`;
      scriptlessOrigin = `http://localhost:${scriptless.port}`;
    });
    beforeEach(async () => {
      if (stopBrowser !== undefined) return;
      const { driver, stop: stopDriver } = await start();
      stopBrowser = stopDriver;
      await driver.manage().window().setRect({ width: 1400, height: 900 });
      user = createUser(driver, origin);
      // A first visit may be redirected to the language of the browser.
      await driver.get(`${origin}/`);
      await driver.executeScript(`localStorage.setItem('docs-visited', '1')`);
    });
    // A browser that hangs would fail every later journey, so a failure is followed by a new browser.
    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await stop();
    });
    afterAll(async () => {
      await stop();
      for (const server of servers) server.close();
    });

    it('without a network, read what was seen, and say what was not', async () => {
      const host = await listen(createSiteHandler(siteFolder, readRoutePaths()), 0);
      servers.push(host.server);
      const path = '/config/server/port';
      const { open, holds, driver } = createUser(user.driver, `http://localhost:${host.port}`);
      await driver.get(`http://localhost:${host.port}/`);
      await driver.executeScript(`localStorage.setItem('docs-visited', '1')`);
      await open(path);
      // The last file of the shell that is kept.
      await holds(
        `(caches.match('/404.html', { ignoreVary: true }).then((found) => (window.isKept = found !== undefined)), window.isKept)`,
      );
      host.server.close();
      host.server.closeAllConnections();
      await driver.get(`http://localhost:${host.port}/guide/start/quick-start`);
      await holds(heading('THIS PAGE IS NOT ON THIS DEVICE'));
      await holds(
        `document.querySelector('main section a[href="${path}"]')?.textContent.startsWith('server.port')`,
      );
      await driver.get(`http://localhost:${host.port}${path}`);
      await holds(heading('server.port'));
    });

    for (const [title, journey] of Object.entries(journeys)) {
      it(title, () => journey(user));
    }

    it('a page whose scripts fail to load shows its text, and its menus open', async () => {
      const { driver, see, click, holds } = user;
      await driver.get(`${scriptlessOrigin}/config/server/port`);
      expect(await (await see('main')).getText()).toContain('server.port');
      await click('.navbar [aria-label="Language"]');
      await see('.navbar a[hreflang="zh-CN"]');
      await holds(`!('hydrated' in document.documentElement.dataset)`);
    });
  });
