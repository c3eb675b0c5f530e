import { contains, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a function that returns an empty string leaves the value before it',
    config: "{ html: { title: ['First', ({ value }) => { console.log('VALUE', value); return ''; }] } }",
    expect: [prints('VALUE First'), contains('dist/index.html', '<title>First</title>')],
  },
  {
    statement: 'a template can print the title inside its own',
    files: {
      't.html':
        '<!doctype html><html><head><title><%= htmlWebpackPlugin.options.title %> | Open</title></head><body></body></html>',
    },
    config: "{ html: { template: './t.html', title: 'Bakery' } }",
    expect: [contains('dist/index.html', '<title>Bakery | Open</title>')],
  },
  {
    statement: 'the text is inserted as HTML, without escaping',
    config: "{ html: { title: 'a &amp; b' } }",
    expect: [contains('dist/index.html', '<title>a &amp; b</title>')],
  },
];
