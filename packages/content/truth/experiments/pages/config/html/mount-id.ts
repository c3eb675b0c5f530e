import { contains, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'the id is printed by the built-in template and by the parameter of a template',
    files: {
      't.html': '<!doctype html><html><head></head><body><main id="<%= mountId %>"></main></body></html>',
      'src/b.js': '1',
    },
    config:
      "{ source: { entry: { index: './src/index.js', b: './src/b.js' } }, html: { mountId: 'app', template: ({ entryName }) => (entryName === 'b' ? './t.html' : undefined) } }",
    expect: [contains('dist/index.html', '<div id="app">'), contains('dist/b.html', '<main id="app">')],
  },
  {
    statement: 'a template with a fixed id ignores it',
    files: { 't.html': '<!doctype html><html><head></head><body><main id="fixed"></main></body></html>' },
    config: "{ html: { mountId: 'app', template: './t.html' } }",
    expect: [contains('dist/index.html', 'id="fixed"'), lacks('dist/index.html', 'id="app"')],
  },
  {
    statement:
      'a function in html.templateParameters sets the id of each page, also in the built-in template',
    files: { 'src/admin.js': '' },
    config:
      "{ source: { entry: { index: './src/index.js', admin: './src/admin.js' } }, html: { templateParameters: (parameters, { entryName }) => ({ ...parameters, mountId: `${entryName}-root` }) } }",
    expect: [contains('dist/index.html', 'id="index-root"'), contains('dist/admin.html', 'id="admin-root"')],
  },
  {
    statement: 'the built-in template fails without the parameter',
    config: "{ html: { templateParameters: () => ({ lang: 'de' }) } }",
    expect: [exits(1), prints('mountId is not defined')],
  },
];
