import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';

/** Timeout of each wait, in ms. */
const timeoutMs = 15_000;

/** A user of one browser window. */
export interface User {
  readonly driver: WebDriver;
  /** Opens a path of the site and waits for hydration. */
  readonly open: (path: string) => Promise<void>;
  /** Waits for a visible element. */
  readonly see: (css: string) => Promise<WebElement>;
  readonly click: (css: string) => Promise<void>;
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** Waits until a JavaScript expression is true in the page. */
  readonly holds: (expression: string) => Promise<void>;
}

/** True once every boundary of the page is hydrated: React marks each element that it has taken over. */
const isHydrated = `'hydrated' in document.documentElement.dataset &&
  [...document.querySelectorAll('main .prose > *, .sidebar, .outline')].every((element) =>
    Object.keys(element).some((name) => name.startsWith('__reactFiber')))`;

export function createUser(driver: WebDriver, origin: string): User {
  const holds = async (expression: string) => {
    const isTrue = () => driver.executeScript<boolean>(`return Boolean(${expression})`);
    await driver.wait(isTrue, timeoutMs).catch(async (cause: unknown) => {
      const state = await driver.executeScript('return [location.href, document.title, scrollY].join(" ")');
      throw new Error(`does not become true: ${expression}, at ${String(state)}`, { cause });
    });
  };
  const see = async (css: string) => {
    const shown = `[...document.querySelectorAll(${JSON.stringify(css)})].find((each) => each.checkVisibility())`;
    await holds(shown);
    return driver.executeScript<WebElement>(`return ${shown}`);
  };
  return {
    driver,
    holds,
    see,
    open: async (path) => {
      // WebKitWebDriver does not respond if the URL is already open.
      await driver.get('about:blank');
      await driver.get(origin + path);
      await holds(isHydrated);
    },
    click: async (css) => (await see(css)).click(),
    press: async (...keys) => {
      const actions = driver.actions();
      for (const key of keys) actions.keyDown(key);
      for (const key of keys.toReversed()) actions.keyUp(key);
      await actions.perform();
    },
  };
}

export { Key };
