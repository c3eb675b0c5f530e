// Options of plugins that are not installed: the registry of the checks lacks their 0.6.15. Written from the sources of the tag
// v0.6.15 in the repository of Rsbuild: `packages/plugin-<name>/src/index.ts`, unless another file is named. Options of a tool
// behind a plugin are `Record<string, unknown>` where the tool is not installed either.
// plugin-eslint 0.6.7, plugin-solid 0.6.13 and plugin-styled-components 0.6.11 are installed: their code is that of 0.6.15. So
// is that of plugin-assets-retry 0.7.3, but its declarations import a type that @rsbuild/core 0.6.15 does not export.
declare module '@rsbuild/plugin-assets-retry' {
  import type { RsbuildPlugin } from '@rsbuild/core';
  interface AssetsRetryHookContext {
    url: string;
    times: number;
    domain: string;
    tagName: string;
  }
  // src/types.ts
  export interface PluginAssetsRetryOptions {
    max?: number;
    type?: string[];
    test?: string | ((url: string) => boolean);
    domain?: string[];
    crossOrigin?: boolean | 'anonymous' | 'use-credentials';
    onFail?: (context: AssetsRetryHookContext) => void;
    onRetry?: (context: AssetsRetryHookContext) => void;
    onSuccess?: (context: AssetsRetryHookContext) => void;
    addQuery?: boolean | ((context: { times: number; originalQuery: string }) => string);
    inlineScript?: boolean;
    minify?: boolean;
  }
  export function pluginAssetsRetry(options?: PluginAssetsRetryOptions): RsbuildPlugin;
}

declare module '@rsbuild/plugin-basic-ssl' {
  import type { RsbuildPlugin } from '@rsbuild/core';
  export function pluginBasicSsl(): RsbuildPlugin;
}

declare module '@rsbuild/plugin-mdx' {
  import type { RsbuildPlugin } from '@rsbuild/core';
  export interface PluginMdxOptions {
    mdxLoaderOptions?: Record<string, unknown>;
    extensions?: string[];
  }
  export function pluginMdx(options?: PluginMdxOptions): RsbuildPlugin;
}

declare module '@rsbuild/plugin-node-polyfill' {
  import type { RsbuildPlugin } from '@rsbuild/core';
  export interface PluginNodePolyfillOptions {
    globals?: { process?: boolean; Buffer?: boolean };
    protocolImports?: boolean;
  }
  export function pluginNodePolyfill(options?: PluginNodePolyfillOptions): RsbuildPlugin;
}

declare module '@rsbuild/plugin-preact' {
  import type { RsbuildPlugin } from '@rsbuild/core';
  export interface PluginPreactOptions {
    reactAliasesEnabled?: boolean;
  }
  export function pluginPreact(options?: PluginPreactOptions): RsbuildPlugin;
}

declare module '@rsbuild/plugin-source-build' {
  import type { RsbuildPlugin } from '@rsbuild/core';
  // packages/monorepo-utils/src/types/index.ts and src/project-utils/getDependentProjects.ts; `unknown` stands for its class `Project`.
  interface MonorepoAnalyzer {
    check: (rootPath: string) => boolean | Promise<boolean>;
    getProjects: (rootPath: string) => unknown[] | Promise<unknown[]>;
  }
  export interface PluginSourceBuildOptions {
    sourceField?: string;
    resolvePriority?: 'source' | 'output';
    projectName?: string;
    extraMonorepoStrategies?: Record<string, MonorepoAnalyzer>;
  }
  export function pluginSourceBuild(options?: PluginSourceBuildOptions): RsbuildPlugin;
}

declare module '@rsbuild/plugin-svelte' {
  import type { RsbuildPlugin } from '@rsbuild/core';
  export interface SvelteLoaderOptions {
    compilerOptions?: Record<string, unknown>;
    hotOptions?: { preserveLocalState?: boolean; [key: string]: unknown };
    [key: string]: unknown;
  }
  export interface PluginSvelteOptions {
    svelteLoaderOptions?: SvelteLoaderOptions;
    preprocessOptions?: Record<string, unknown>;
  }
  export function pluginSvelte(options?: PluginSvelteOptions): RsbuildPlugin;
}

declare module '@rsbuild/plugin-toml' {
  import type { RsbuildPlugin } from '@rsbuild/core';
  export function pluginToml(): RsbuildPlugin;
}

declare module '@rsbuild/plugin-umd' {
  import type { RsbuildPlugin } from '@rsbuild/core';
  export interface PluginUmdOptions {
    name: string;
    export?: string | string[];
  }
  export function pluginUmd(options: PluginUmdOptions): RsbuildPlugin;
}

declare module '@rsbuild/plugin-vue2-jsx' {
  import type { RsbuildPlugin } from '@rsbuild/core';
  interface VueJSXPresetOptions {
    compositionAPI?: boolean | string;
    functional?: boolean;
    injectH?: boolean;
    vModel?: boolean;
    vOn?: boolean;
  }
  export interface PluginVueOptions {
    vueJsxOptions?: VueJSXPresetOptions;
  }
  export function pluginVue2Jsx(options?: PluginVueOptions): RsbuildPlugin;
}

declare module '@rsbuild/plugin-yaml' {
  import type { RsbuildPlugin } from '@rsbuild/core';
  export function pluginYaml(): RsbuildPlugin;
}
