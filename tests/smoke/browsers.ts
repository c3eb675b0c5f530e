import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { Options, ServiceBuilder } from 'selenium-webdriver/firefox.js';

export interface Browser {
  readonly name: string;
  /** Programs that the browser needs and that are not installed. */
  readonly missing: readonly string[];
  readonly start: () => Promise<{ readonly driver: WebDriver; readonly stop: () => Promise<void> }>;
}

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
const onPath = (program: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(isExecutable);
const missing = (programs: Readonly<Record<string, string | undefined>>) =>
  Object.keys(programs).filter((name) => programs[name] === undefined);

function firefox(): Browser {
  const programs = {
    'firefox-esr': onPath('firefox-esr') ?? onPath('firefox'),
    geckodriver: onPath('geckodriver'),
  };
  return {
    name: 'Firefox',
    missing: missing(programs),
    start: async () => {
      const options = new Options().addArguments('-headless').setBinary(programs['firefox-esr'] ?? '');
      options.setPreference('intl.accept_languages', 'en-US');
      const driver = await new Builder()
        .forBrowser('firefox')
        .setFirefoxOptions(options)
        .setFirefoxService(new ServiceBuilder(programs.geckodriver))
        .build();
      return { driver, stop: () => driver.quit() };
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** WebKitGTK has no headless mode, so it needs a virtual display. */
function webkit(): Browser {
  const programs = {
    WebKitWebDriver: onPath('WebKitWebDriver'),
    'xvfb-run': onPath('xvfb-run'),
  };
  return {
    name: 'WebKitGTK',
    missing: missing(programs),
    start: async () => {
      const port = await freePort();
      // A separate process group, because xvfb-run does not end its children.
      const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
        detached: true,
        env: { ...process.env, LANG: 'en_US.UTF-8' },
        stdio: 'ignore',
      });
      const url = `http://127.0.0.1:${port}`;
      const isUp = async () => (await fetch(`${url}/status`).catch(() => null))?.ok === true;
      for (let tries = 0; !(await isUp()); tries += 1) {
        if (tries === 100) throw new Error('WebKitWebDriver does not answer.');
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      const driver = await new Builder()
        .usingServer(url)
        .withCapabilities({ browserName: 'MiniBrowser' })
        .build();
      // Ends the browser too. Its driver does not respond to `quit` while an interaction hangs.
      return { driver, stop: async () => void (server.pid && process.kill(-server.pid)) };
    },
  };
}

export const browsers: readonly Browser[] = [firefox(), webkit()];
