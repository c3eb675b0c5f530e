import { isTest, resolveRelative, type PackageName, type SourceFile } from './source-files.ts';

/** Which packages a package may import, through their `exports` only. */
export const mayImport: Readonly<Record<PackageName, readonly PackageName[]>> = {
  '@docs/search-core': [],
  '@docs/content': ['@docs/search-core'],
  '@docs/ui': [],
  '@docs/app': ['@docs/content', '@docs/search-core', '@docs/ui'],
  '@docs/search-server': ['@docs/search-core'],
  '@docs/tests': ['@docs/app', '@docs/content', '@docs/search-core', '@docs/search-server', '@docs/ui'],
};

/** Folders of search-core in order of data flow: a folder imports only itself and earlier ones. */
const engineOrder = [
  'outcome',
  'document',
  'text',
  'analysis',
  'postings',
  'dictionary',
  'index',
  'codec',
  'query',
  'ranking',
  'reranking',
  'results',
  'engine',
  'shards',
  'index.ts',
  'service',
  'worker',
  'client',
  'testing',
];

export interface LayerRule {
  readonly name: string;
  /** Whether the rule applies to a file. */
  readonly of: (path: string) => boolean;
  /** The fault of an import, or null. `target` is the path of a relative import from the root. */
  readonly fault: (specifier: string, target: string | null, from: string) => string | null;
}

const outside = (specifier: string) => !specifier.startsWith('.');

/** A rule that the folders of `root` import only themselves and earlier ones; files of `root` itself come last. */
function folderOrder(name: string, root: string, order: readonly string[]): LayerRule {
  const rankOf = (path: string) => {
    const [head = '', below] = path.slice(root.length).split('/');
    const rank = order.indexOf(
      below === undefined && head !== 'index.ts' ? head.replace(/\.tsx?$/, '') : head,
    );
    return rank === -1 && below === undefined ? order.length : rank;
  };
  return {
    name,
    of: (path) => path.startsWith(root) && !isTest(path),
    fault: (_specifier, target, from) => {
      if (!target?.startsWith(root)) return null;
      if (rankOf(target) === -1) return `imports ${target}, whose folder is not in the order`;
      return rankOf(target) > rankOf(from) ? `imports ${target}, a later folder` : null;
    },
  };
}

/** Folders of the application in import order. */
const appOrder = ['document', 'data', 'navigation', 'offline', 'shell', 'failure', 'search'];

/** Folders of the search server in import order. */
const searchServerOrder = [
  'contract',
  'settings',
  'terms',
  'answers',
  'store',
  'indexing',
  'server',
  'conformance',
];

export const layerRules: readonly LayerRule[] = [
  {
    name: 'the engine of search-core imports no package and no platform',
    of: (path) => /^packages\/search-core\/src\/(?!worker\/|client\/|service\/)/.test(path) && !isTest(path),
    fault: (specifier) => (outside(specifier) ? `imports ${specifier}` : null),
  },
  folderOrder(
    'folders of search-core import only folders before them',
    'packages/search-core/src/',
    engineOrder,
  ),
  folderOrder('folders of the application import only folders before them', 'apps/docs/src/', appOrder),
  folderOrder(
    'folders of the search server import only folders before them',
    'apps/search-server/src/',
    searchServerOrder,
  ),
  {
    name: 'the worker and the page side of search-core do not import each other',
    of: (path) => /^packages\/search-core\/src\/(worker|client)\//.test(path) && !isTest(path),
    fault: (_specifier, target, from) => {
      const other = from.includes('/worker/') ? '/client/' : '/worker/';
      return target?.includes(other) ? `imports ${target}` : null;
    },
  },
  {
    name: 'ui imports React and floating-ui only',
    of: (path) => path.startsWith('packages/ui/src/') && !isTest(path) && !path.includes('/testing/'),
    fault: (specifier) =>
      outside(specifier) && !/^(react(-dom)?|@floating-ui\/dom)(\/|$)/.test(specifier)
        ? `imports ${specifier}`
        : null,
  },
  {
    name: 'site data, paths and types of content are pure',
    of: (path) => /^packages\/content\/(site\/|src\/paths\/|src\/types\.ts)/.test(path) && !isTest(path),
    fault: (specifier, target) =>
      outside(specifier) || !/\/(site|src\/paths)\/|src\/types\.ts$/.test(`/${target}`)
        ? `imports ${specifier}`
        : null,
  },
  {
    name: 'content takes only types from search-core',
    of: (path) => path.startsWith('packages/content/') && !isTest(path),
    fault: (specifier) => (specifier.startsWith('@docs/search-core/') ? `imports ${specifier}` : null),
  },
  {
    name: 'the browser side of the app does not reach Node',
    of: (path) => path.startsWith('apps/docs/src/') && !isTest(path),
    fault: (specifier, target) =>
      specifier.startsWith('node:') ||
      specifier === '@docs/content/vite' ||
      specifier === '@docs/content/build' ||
      /^apps\/docs\/(server|scripts)\//.test(target ?? '')
        ? `imports ${specifier}`
        : null,
  },
];

/** Violations of a rule, as `file imports x`. */
export const faultsOf = (rule: LayerRule, files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => rule.of(path))
    .flatMap(({ path, imports }) =>
      imports.flatMap((specifier) => {
        const fault = rule.fault(specifier, resolveRelative(path, specifier), path);
        return fault === null ? [] : [`${path} ${fault}`];
      }),
    );
