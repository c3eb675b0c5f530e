import { contains, lacks } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'off adds no polyfills but keeps the helpers of the compiler',
    files: {
      'src/index.js':
        'class A { #x = [1, 2, 3].toSorted(); get() { return [...this.#x]; } } console.log(new A().get());',
    },
    config: "{ output: { polyfill: 'off', minify: false, overrideBrowserslist: ['ie 11'] } }",
    expect: [
      contains('dist/static/js/*.js', 'function _class_private_field_get('),
      lacks('dist/static/js/*.js', 'core-js'),
      contains('dist/static/js/*.js', '.toSorted()'),
    ],
  },
];
