import type { Experiment, PageExperiment } from './experiment.ts';

const modules = import.meta.glob<{ readonly experiments: readonly Experiment[] }>('./pages/**/*.ts', {
  eager: true,
});

/** Experiments of all pages, sorted by page. */
export const experiments: readonly PageExperiment[] = Object.entries(modules).flatMap(
  ([file, { experiments }]) => {
    const page = file.replace(/^\.\/pages\/|\.ts$/g, '');
    return experiments.map((experiment) => ({ page, ...experiment }));
  },
);
