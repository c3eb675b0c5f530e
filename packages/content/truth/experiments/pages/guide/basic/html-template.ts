import { contains, exits, prints } from '../../../expectation.ts';
import type { Experiment } from '../../../experiment.ts';

export const experiments: readonly Experiment[] = [
  {
    statement: 'values that a build inserts into code are inserted into templates too',
    files: {
      '.env': 'PUBLIC_A=from-env',
      't.html':
        '<!doctype html><html><head></head><body><%= process.env.NODE_ENV %>|<%= MINE %>|<%= process.env.PUBLIC_A %></body></html>',
    },
    config: "{ html: { template: './t.html' }, source: { define: { MINE: '\"own\"' } } }",
    expect: [contains('dist/index.html', 'production|own|from-env')],
  },
  {
    statement: 'other environment variables end the build',
    files: {
      '.env': 'SECRET=1',
      't.html': '<!doctype html><html><head></head><body><%= process.env.SECRET %></body></html>',
    },
    config: "{ html: { template: './t.html' } }",
    expect: [exits(1), prints('process is not defined')],
  },
  {
    statement: 'include of EJS does not exist',
    files: { 't.ejs': "<!doctype html><html><head></head><body><%= include('a') %></body></html>" },
    config: "{ html: { template: './t.ejs' } }",
    expect: [exits(1), prints('include is not defined')],
  },
];
