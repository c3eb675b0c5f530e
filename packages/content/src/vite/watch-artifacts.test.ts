import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger, createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { fixtureFolders } from '../../test/fixture-site.ts';
import type { ContentFolders } from '../site-data/site-data.ts';
import { watchArtifacts } from './watch-artifacts.ts';

/** A loaded machine takes seconds to see a changed file. */
const WAIT_MS = 15_000;

let folders: ContentFolders;
let server: ViteDevServer;
const printed: string[] = [];

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'watch-'));
  // The site data stays where it can import the package; pages and artifacts are a copy.
  folders = { ...fixtureFolders, pagesRoot: join(folder, 'pages'), distRoot: join(folder, 'dist') };
  await cp(fixtureFolders.pagesRoot, folders.pagesRoot, { recursive: true });
  await cp(join(fixtureFolders.packageRoot, 'diagrams'), join(folder, 'diagrams'), { recursive: true });
  printed.length = 0;
  const logger = createLogger('silent');
  logger.warn = (message) => printed.push(message);
  logger.error = (message) => printed.push(message);
  server = await createServer({
    configFile: false,
    customLogger: logger,
    mode: 'development',
    root: folders.pagesRoot,
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [watchArtifacts(folders)],
  });
});

afterEach(async () => {
  await server.close();
  await rm(join(folders.pagesRoot, '..'), { recursive: true });
});

test(
  'artifacts are there before the first request, follow a changed page, and problems are printed',
  async () => {
    const index = join(folders.distRoot, 'page-index.en.json');
    expect(await readFile(index, 'utf8')).toContain('/config/dev/port');
    const page = join(folders.pagesRoot, 'en/config/dev/port.mdx');
    await writeFile(page, '---\ntitle: Moved\ndescription: D\n---\n\n## Ports {#ports}\n\n[x](/gone)\n');
    await vi.waitFor(async () => expect(await readFile(index, 'utf8')).toContain('"title":"Moved"'), WAIT_MS);
    await vi.waitFor(
      () => expect(printed.join('\n')).toContain('port.mdx:8:1  The link "/gone" leads to no page'),
      WAIT_MS,
    );
  },
  3 * WAIT_MS,
);

test(
  'a changed diagram is read again by the pages that show it',
  async () => {
    const page = join(folders.pagesRoot, 'en/config/dev/port.mdx');
    const shown = '<Diagram name="two-boxes" alt="A" />';
    await writeFile(page, `---\ntitle: Shows\ndescription: D\n---\n\n## Ports {#ports}\n\n${shown}\n`);
    const index = join(folders.distRoot, 'page-index.en.json');
    await vi.waitFor(async () => expect(await readFile(index, 'utf8')).toContain('"title":"Shows"'), WAIT_MS);
    await writeFile(
      join(folders.pagesRoot, '../diagrams/en/two-boxes.svg'),
      '<svg viewBox="0 0 9 9"><p/></svg>',
    );
    await vi.waitFor(
      () => expect(printed.join('\n')).toContain('diagrams/en/two-boxes.svg:1:24  <svg> may not hold <p>'),
      WAIT_MS,
    );
  },
  3 * WAIT_MS,
);
