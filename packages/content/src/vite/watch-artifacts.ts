import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { normalizePath, runnerImport } from 'vite';
import type { Plugin, ViteDevServer } from 'vite';
import { createContentBuilder } from '../build/content-builder.ts';
import { writeArtifacts } from '../build/write-artifacts.ts';
import { formatProblems } from '../problems/problem.ts';
import type { ContentFolders, SiteData } from '../site-data/site-data.ts';

/** Debounces rebuilds, since editors write a file in several steps. */
const DEBOUNCE_MS = 50;

/**
 * Development server: builds `dist/` at start and again when pages, public files, diagrams or site data change. Problems
 * are printed; artifacts are written in spite of them.
 */
export function watchArtifacts(folders: ContentFolders): Plugin {
  return {
    name: 'docs:watch-artifacts',
    apply: 'serve',
    async configureServer(server) {
      // Vitest starts a server too; artifacts must not change during its tests.
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
        timer = setTimeout(() => void rebuild(), DEBOUNCE_MS);
      });
      const first = rebuild();
      if (!(await exists(join(folders.distRoot, 'routes.json')))) await first;
    },
  };
}

/** Runs one build at a time; calls during a build queue one more. */
function createRebuild(folders: ContentFolders, server: ViteDevServer): () => Promise<void> {
  const builder = createContentBuilder(folders);
  let running: Promise<void> | null = null;
  let isQueued = false;
  const build = async (): Promise<void> => {
    try {
      const { artifacts, problems, compiled } = await builder.build(await loadSite(folders));
      const changed = writeArtifacts(folders.distRoot, artifacts);
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
      isQueued = false;
      await build();
    } while (isQueued);
    running = null;
  };
  return () => {
    if (running) isQueued = true;
    running ??= loop();
    return running;
  };
}

/** Reloads the site data, so that changes of sidebars apply without a restart. */
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
