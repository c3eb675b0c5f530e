import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { normalizePath, runnerImport } from 'vite';
import type { Plugin, ViteDevServer } from 'vite';
import { createContentBuilder } from '../build/content-builder.ts';
import { writeArtifacts } from '../build/write-artifacts.ts';
import { formatProblems } from '../problems/problem.ts';
import type { ContentFolders, SiteData } from '../site-data/site-data.ts';

/** Changes within this time are one rebuild; editors write a file in several steps. */
const SETTLE_MS = 50;

/**
 * Keeps `dist/` up to date in development: built at start, rebuilt when pages, public files, diagrams or site data change. Problems are
 * printed and the artifacts still written, as far as they can be made.
 */
export function watchArtifacts(folders: ContentFolders): Plugin {
  return {
    name: 'docs:watch-artifacts',
    apply: 'serve',
    async configureServer(server) {
      // Test runners start a server as well, and have no use for artifacts that change under them.
      if (server.config.mode === 'test') return;
      const rebuild = createRebuild(folders, server);
      const siteRoot = join(folders.packageRoot, 'site');
      const diagramsRoot = join(folders.pagesRoot, '../diagrams');
      const roots = [folders.pagesRoot, folders.publicRoot, diagramsRoot, siteRoot];
      const watched = roots.map((path) => `${normalizePath(path)}/`);
      let timer: NodeJS.Timeout | undefined;
      server.watcher.add(roots);
      server.watcher.on('all', (_event, path) => {
        if (!watched.some((root) => normalizePath(path).startsWith(root))) return;
        clearTimeout(timer);
        timer = setTimeout(() => void rebuild(), SETTLE_MS);
      });
      const first = rebuild();
      if (!(await exists(join(folders.distRoot, 'routes.json')))) await first;
    },
  };
}

/** Runs one build at a time; a call during a build leads to one more build after it. */
function createRebuild(folders: ContentFolders, server: ViteDevServer): () => Promise<void> {
  const builder = createContentBuilder(folders);
  let running: Promise<void> | null = null;
  let again = false;
  const once = async (): Promise<void> => {
    try {
      const { artifacts, problems, compiled } = await builder.build(await loadSite(folders));
      const changed = await writeArtifacts(folders.distRoot, artifacts);
      if (problems.length > 0) server.config.logger.warn(formatProblems(problems));
      server.config.logger.info(
        `content: ${compiled} pages compiled, ${changed.length} artifacts changed, ${problems.length} problems`,
      );
    } catch (error) {
      server.config.logger.error(
        `content: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    }
  };
  const loop = async (): Promise<void> => {
    do {
      again = false;
      await once();
    } while (again);
    running = null;
  };
  return () => {
    if (running) again = true;
    running ??= loop();
    return running;
  };
}

/** Reads the site data anew, so that an edited sidebar counts without a restart. */
async function loadSite(folders: ContentFolders): Promise<SiteData> {
  const { module } = await runnerImport<SiteData>(join(folders.packageRoot, 'site/build-data.ts'), {
    configFile: false,
    logLevel: 'error',
  });
  return module;
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
