import type { Rolldown } from 'vite';

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;

/** Reached from the entry through the doors of ui and content, but loaded with a view, a page or a language. */
const loadedApart = [
  'packages/ui/src/home/',
  'packages/ui/src/icons/feature-paths',
  'packages/ui/src/icons/result-paths',
  'packages/ui/src/overview/',
  'packages/ui/src/search/',
  'packages/ui/src/shell/not-found/',
  'packages/ui/src/article/tabs/',
  'packages/ui/src/article/package-manager-tabs/',
  'packages/content/site/strings/',
];

/** The part of React that page modules import; by itself, so that they do not change whenever the shell does. */
const jsxRuntime = /\/react\/(cjs\/react-)?jsx-runtime/;

/**
 * Puts what the entry imports statically into two chunks, whoever else imports it: React and the router, which
 * change rarely, and our own shell. Left alone the bundler cuts them by importer, which makes a dozen requests.
 */
export function shellChunks(entry: string): CodeSplitting {
  let shell: ReadonlySet<string> | null = null;
  return {
    groups: [
      { name: 'jsx-runtime', test: jsxRuntime, priority: 1 },
      {
        debugName: 'react and shell',
        name: (id, context) => {
          shell ??= reachable(entry, (module) => context.getModuleInfo(module)?.importedIds ?? []);
          if (!shell.has(id) || loadedApart.some((folder) => id.includes(`/${folder}`))) return null;
          return id.includes('/node_modules/') ? 'react' : 'shell';
        },
      },
    ],
  };
}

function reachable(from: string, next: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set([from]);
  for (const id of found) for (const imported of next(id)) found.add(imported);
  return found;
}
