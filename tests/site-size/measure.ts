/**
 * Builds copies of the site with more pages; prints the time and memory of builds, and what a reader loads.
 *   npm run bench:site -- [--pages 1000,5000]
 *   npm run bench:site -- --peer    this site, and Starlight with its pages
 */
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readRoutePaths } from '@docs/app/server';
import { buildWorkspace, copyWorkspace } from '../workspace/copy-workspace.ts';
import { generatePages } from './generate-pages.ts';
import { buildStarlight, writeStarlight } from './starlight-peer.ts';

const options = {
  pages: { type: 'string', default: '1000,5000' },
  peer: { type: 'boolean', default: false },
} as const;

interface Usage {
  readonly seconds: number;
  readonly megabytes: number;
}

/** Adds up the processor time of the Node processes of a build; the memory is that of the largest. */
function measureBuild(folder: string, build: (env: Readonly<Record<string, string>>) => void): Usage {
  const hook = join(folder, 'usage.mjs');
  const log = join(folder, 'usage.txt');
  writeFileSync(
    hook,
    `import { appendFileSync } from 'node:fs';
     process.on('exit', () => appendFileSync(${JSON.stringify(log)}, JSON.stringify(process.resourceUsage()) + '\\n'));`,
  );
  rmSync(log, { force: true });
  build({ NODE_OPTIONS: `--import=${pathToFileURL(hook).href}` });
  const usages = readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as NodeJS.ResourceUsage);
  const microseconds = usages.reduce(
    (sum, { userCPUTime, systemCPUTime }) => sum + userCPUTime + systemCPUTime,
    0,
  );
  return {
    seconds: microseconds / 1e6,
    megabytes: Math.max(...usages.map(({ maxRSS }) => maxRSS)) / 1024,
  };
}

const transferred = (site: string, paths: readonly string[]): number =>
  paths.reduce((sum, path) => {
    const file = join(site, path);
    const copy = `${file}.br`;
    return sum + statSync(statSync(copy, { throwIfNoEntry: false }) ? copy : file).size;
  }, 0);

/** Transferred bytes of a page of the largest section. */
function readerLoads(site: string, page: string): Readonly<Record<string, number>> {
  const html = readFileSync(join(site, `${page}.html`), 'utf8');
  const found = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, path = '']) => path);
  const modules = (/data-modules="([^"]*)"/.exec(html)?.[1] ?? '').split(' ');
  const search = readdirSync(join(site, 'content/search')).filter((file) => file.endsWith('.bin'));
  const routes = readdirSync(join(site, 'content'))
    .filter((file) => /^routes\.\w+\.js$/.test(file))
    .map((file) => `content/${file}`);
  const partOf = (part: string) =>
    transferred(
      site,
      search.filter((file) => file.startsWith(`${part}.en.`)).map((file) => `content/search/${file}`),
    );
  return {
    'up to the load event': transferred(site, [
      `${page}.html`,
      ...found(/<script src="([^"]+)"/g),
      ...found(/<link rel="stylesheet" href="([^"]+)"/g),
    ]),
    'when idle, without search': transferred(site, modules),
    '404.html: table of routes': transferred(site, routes),
    'search: heads': partOf('heads'),
    'search: index': partOf('index'),
    'search: contents': partOf('contents'),
  };
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const described = ({ seconds, megabytes }: Usage): string =>
  `${seconds.toFixed(1)} s of processor, ${megabytes.toFixed(0)} MB`;

const measureWorkspace = (folder: string): Usage =>
  measureBuild(folder, (env) => buildWorkspace(folder, [], env));

const temporaryFolder = (): string => mkdtempSync(join(realpathSync(tmpdir()), 'site-size-'));

function comparePeer(): void {
  const own = temporaryFolder();
  copyWorkspace(own);
  const peer = temporaryFolder();
  writeStarlight(peer);
  console.log(`this site, compressed: ${described(measureWorkspace(own))}`);
  console.log(
    `Starlight, not compressed: ${described(measureBuild(peer, (env) => buildStarlight(peer, env)))}`,
  );
  const page = join(own, 'packages/content/pages/en/config/server/port.mdx');
  writeFileSync(page, `${readFileSync(page, 'utf8')}\nOne more sentence.\n`);
  console.log(`this site, one changed page: ${described(measureWorkspace(own))}`);
  const peerPage = join(peer, 'src/content/docs/config/server/port.md');
  writeFileSync(peerPage, `${readFileSync(peerPage, 'utf8')}\nOne more sentence.\n`);
  console.log(
    `Starlight, one changed page: ${described(measureBuild(peer, (env) => buildStarlight(peer, env)))}`,
  );
  for (const folder of [own, peer]) rmSync(folder, { recursive: true });
}

export function main(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options });
  if (values.peer) {
    comparePeer();
    return Promise.resolve();
  }
  for (const count of values.pages.split(',').map(Number)) {
    const existing = readRoutePaths().length;
    if (!Number.isInteger(count) || count <= existing)
      throw new Error(`--pages takes a number of pages above the ${existing} of the site.`);
    const folder = temporaryFolder();
    copyWorkspace(folder);
    generatePages(folder, count, existing);
    console.log(`${count} pages`);
    console.log(`  cold: ${described(measureWorkspace(folder))}`);
    const page = 'size-0/page-0';
    const file = join(folder, `packages/content/pages/en/${page}.mdx`);
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nOne more sentence.\n`);
    console.log(`  one changed page: ${described(measureWorkspace(folder))}`);
    for (const [what, bytes] of Object.entries(readerLoads(join(folder, 'apps/docs/dist/site'), page)))
      console.log(`  ${what}: ${kilobytes(bytes)}`);
    rmSync(folder, { recursive: true });
  }
  return Promise.resolve();
}
