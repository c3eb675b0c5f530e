import { contains, exists, exits, lacks, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'a title in the template stays, and html.title inserts none',
    files: { 't.html': '<!doctype html><html><head><title>Mine</title></head><body></body></html>' },
    config: "{ html: { template: './t.html', title: 'Other' } }",
    expect: [contains('dist/index.html', '<title>Mine</title>'), lacks('dist/index.html', 'Other')],
  },
  {
    statement: 'require of an image goes through the build',
    files: {
      'src/t.html': `<!doctype html><html><head></head><body><img src="<%= require('./logo.png?url') %>"></body></html>`,
      'src/logo.png': 'logo',
    },
    config: "{ html: { template: './src/t.html' } }",
    expect: [
      contains('dist/index.html', /src="\/static\/image\/logo\.\w{8}\.png"/),
      exists('dist/static/image/logo.*.png'),
    ],
  },
  {
    statement: 'a module is run and gets the parameters',
    files: {
      'src/page.js':
        'module.exports = ({ mountId, entryName }) => `<!doctype html><html><head></head><body><p id="${mountId}">${entryName}</p></body></html>`;',
    },
    config: "{ html: { template: './src/page.js' } }",
    expect: [contains('dist/index.html', '<p id="root">index</p>')],
  },
  {
    statement: 'where a function returns nothing the built-in template holds',
    files: { 'src/mail.js': '1', 't.html': '<!doctype html><html><head></head><body>mail</body></html>' },
    config:
      "{ source: { entry: { index: './src/index.js', mail: './src/mail.js' } }, html: { template: ({ entryName }) => { if (entryName === 'mail') return './t.html'; } } }",
    expect: [contains('dist/mail.html', '>mail<'), contains('dist/index.html', 'id="root"')],
  },
  {
    statement: 'a missing template is named',
    config: "{ html: { template: './src/none.html' } }",
    expect: [
      exits(1),
      prints(/Failed to resolve HTML template, please check if the file exists: .*src\/none\.html/),
    ],
  },
  {
    statement: 'an unknown name is a ReferenceError',
    files: { 't.html': '<!doctype html><html><head></head><body><%= company %></body></html>' },
    config: "{ html: { template: './t.html' } }",
    expect: [exits(1), prints('ReferenceError: company is not defined')],
  },
];
