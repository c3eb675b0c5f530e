/**
 * Checks every route with axe, in both themes and at three widths, and prints the violations by rule.
 *   npm run sweep -w @docs/tests -- [--only /zh/config/] [--fresh]
 * It checks the last build and stores its progress until the next build, so it can be stopped and continued.
 */
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext } from '@playwright/test';
import { createSiteHandler, listen, readRoutePaths, siteFolder } from '@docs/app/server';
import { chromiumLaunch } from '../chromium.ts';
import { openLedger, type Finding, type Ledger } from './ledger.ts';
import { readRoute } from './read-route.ts';

/** Pages that are checked at once. */
const pagesAtOnce = 2;
/** Routes between two lines of progress. */
const progressEvery = 20;

const options = {
  only: { type: 'string', default: '/' },
  fresh: { type: 'boolean', default: false },
} as const;

async function readAll(context: BrowserContext, origin: string, routes: string[], ledger: Ledger) {
  const total = routes.length;
  const worker = async () => {
    const page = await context.newPage();
    for (let route = routes.shift(); route !== undefined; route = routes.shift()) {
      ledger.add({ route, findings: await readRoute(page, origin, route) });
      const done = total - routes.length;
      if (done % progressEvery === 0) console.log(`read ${done}/${total}`);
    }
    await page.close();
  };
  await Promise.all(Array.from({ length: pagesAtOnce }, worker));
}

/** Prints each violated rule with the number of its routes, and one of them. */
function report(read: ReadonlyMap<string, readonly Finding[]>): number {
  const byRule = new Map<string, { readonly route: string; readonly finding: Finding }[]>();
  for (const [route, findings] of read) {
    for (const finding of findings) {
      byRule.set(finding.rule, [...(byRule.get(finding.rule) ?? []), { route, finding }]);
    }
  }
  for (const [rule, found] of byRule) {
    const [first] = found;
    if (!first) continue;
    const routes = new Set(found.map(({ route }) => route));
    console.log(`${rule}: ${routes.size} routes, such as ${first.route}, ${first.finding.look}`);
    for (const html of new Set(found.slice(0, 40).map(({ finding }) => finding.html)))
      console.log(`    ${html}`);
  }
  console.log(`${read.size} routes read, ${byRule.size} rules broken`);
  return byRule.size === 0 ? 0 : 1;
}

export async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options });
  const routes = readRoutePaths().filter((route) => route.startsWith(values.only));
  if (routes.length === 0) {
    console.error(`No route starts with "${values.only}".`);
    return 1;
  }
  const { server, port } = await listen(createSiteHandler(siteFolder, readRoutePaths()), 0);
  const origin = `http://localhost:${port}`;
  const ledger = openLedger(await (await fetch(origin)).text(), values.fresh);
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US' });
    // A known visitor is not redirected, and Save-Data turns prefetching off.
    await context.addInitScript(() => {
      localStorage.setItem('docs-visited', '1');
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
    });
    await readAll(
      context,
      origin,
      routes.filter((route) => !ledger.read.has(route)),
      ledger,
    );
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
  return report(new Map([...ledger.read].filter(([route]) => routes.includes(route))));
}
