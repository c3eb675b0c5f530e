import type { Sample } from './fence.ts';

const SCRIPTS: ReadonlySet<string> = new Set(['js', 'jsx', 'ts', 'tsx', 'mjs', 'cjs', 'mts', 'cts']);

export function isScript({ language }: Pick<Sample, 'language'>): boolean {
  return SCRIPTS.has(language);
}

/** Whether the sample is a complete Rsbuild configuration file. */
export function isConfiguration({ title, wrapper }: Pick<Sample, 'title' | 'wrapper'>): boolean {
  return wrapper === null && /^rsbuild(?:\.\w+)?\.config\.[cm]?[jt]s$/.test(title ?? '');
}
