import { contains, lacks } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  ...['node', 'service-worker'].map((target) => ({
    statement: `polyfill usage adds nothing for the target ${target}`,
    files: { 'src/index.js': 'console.log([1].toSorted());' },
    config: `{ output: { targets: ['${target}'], polyfill: 'usage', minify: false } }`,
    expect: [contains('dist/**/*.js', 'toSorted'), lacks('dist/**/*.js', 'core-js')],
  })),
  ...['web', 'web-worker'].map((target) => ({
    statement: `polyfill usage adds core-js for the target ${target}`,
    files: { 'src/index.js': 'console.log([1].toSorted());' },
    config: `{ output: { targets: ['${target}'], polyfill: 'usage', minify: false } }`,
    expect: [contains('dist/**/*.js', 'core-js')],
  })),
];
