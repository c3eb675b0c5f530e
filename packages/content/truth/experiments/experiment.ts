/** A statement of a page, and a small project that shows whether it is true of the real packages. */
import type { Expectation } from './expectation.ts';

/** `pages/` has a file for each page with experiments; its path is that of the page. */
export interface Experiment {
  /** The statement in short; unique on its page. */
  readonly statement: string;
  /** Without `src/index.js`, the entry logs a number. */
  readonly files?: Readonly<Record<string, string>>;
  /** An object literal, or the whole text of `rsbuild.config.mjs`. */
  readonly config?: string;
  /**
   * Run in order, `rsbuild build` by default. `rsbuild` and `tsc` take the arguments of the real command, `node` a file,
   * `GET` and `POST` a path and headers (`GET /about accept: text/html`) of the server that `rsbuild dev` or
   * `rsbuild preview` started, `wait` a file that a plugin writes after the compilation.
   */
  readonly commands?: readonly string[];
  readonly expect: readonly Expectation[];
}

export interface PageExperiment extends Experiment {
  /** Key of the page: `config/output/manifest`. */
  readonly page: string;
}

/** Texts of the files of a project, by path without `node_modules` of the real packages. */
export type ProjectFiles = Readonly<Record<string, string>>;

export function filesOf({ files, config }: Experiment): ProjectFiles {
  return {
    'package.json': '{ "name": "experiment", "version": "1.0.0" }',
    'src/index.js': 'console.log(1);',
    ...(config === undefined ? {} : { 'rsbuild.config.mjs': moduleOf(config) }),
    ...files,
  };
}

export function commandsOf({ commands }: Experiment): readonly string[] {
  return commands ?? ['rsbuild build'];
}

function moduleOf(config: string): string {
  return config.trim().startsWith('{') ? `export default ${config};\n` : config;
}
