import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLogger, createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { fixtureFolders } from '../../test/fixture-site.ts';
import type { ContentFolders } from '../site-data/site-data.ts';
import { watchArtifacts } from './watch-artifacts.ts';

/** On a busy machine, the watcher takes seconds to report a change. */
const WAIT_MS = 15_000;

let folders: ContentFolders;
let server: ViteDevServer;
const printed: string[] = [];

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'watch-'));
  // The site data is not copied, because it imports from the package.
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
  'builds artifacts before the first request, rebuilds them after a change, and prints problems',
  async () => {
    const index = join(folders.distRoot, 'page-index.en.json');
    expect(await readFile(index, 'utf8')).toContain('/config/dev/port');
    const page = join(folders.pagesRoot, 'en/config/dev/port.mdx');
    await writeFile(page, '---\ntitle: Moved\ndescription: D\n---\n\n## Ports {#ports}\n\n[x](/gone)\n');
    await vi.waitFor(async () => expect(await readFile(index, 'utf8')).toContain('"title":"Moved"'), WAIT_MS);
    await vi.waitFor(
      () => expect(printed.join('\n')).toContain('port.mdx:8:1  The link "/gone" does not lead to a page'),
      WAIT_MS,
    );
  },
  3 * WAIT_MS,
);

test(
  'recompiles pages when their diagram changes',
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
      () =>
        expect(printed.join('\n')).toContain('diagrams/en/two-boxes.svg:1:24  <svg> must not contain <p>'),
      WAIT_MS,
    );
  },
  3 * WAIT_MS,
);
