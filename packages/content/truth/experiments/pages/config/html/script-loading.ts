import { contains, ordered } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'module changes the tags of the build, not those of html.tags',
    config: "{ html: { scriptLoading: 'module', tags: [{ tag: 'script', attrs: { src: 'a.js' } }] } }",
    expect: [
      contains('dist/index.html', /<script type="module" src="\/static/),
      contains('dist/index.html', '<script src="/a.js">'),
    ],
  },
  {
    statement: 'blocking has no attribute and stays in the head',
    config: "{ html: { scriptLoading: 'blocking' } }",
    expect: [ordered('dist/index.html', '<script src="/static', '</head>')],
  },
];
