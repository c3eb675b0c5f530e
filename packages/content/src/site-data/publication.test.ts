import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { packageRoot } from '../build/package-root.ts';
import { publicationOf } from './publication.ts';

const defaults = { defaultHost: 'http://localhost:4173', defaultEditBase: 'https://edit.test/pages/' };

test('reads host and edit base from the environment, with or without a trailing slash', () => {
  const environment = { SITE_HOST: 'https://docs.test/', SITE_EDIT_BASE: 'https://git.test/edit' };
  expect(publicationOf(defaults, environment)).toEqual({
    host: 'https://docs.test',
    editBase: 'https://git.test/edit/',
    warnings: [],
  });
});

test.each([{}, { SITE_HOST: '', SITE_EDIT_BASE: '' }])('%j uses the defaults and warns', (environment) => {
  expect(publicationOf(defaults, environment)).toEqual({
    host: 'http://localhost:4173',
    editBase: 'https://edit.test/pages/',
    warnings: [
      'SITE_HOST is not set: canonical URLs, the sitemap and feeds use http://localhost:4173.',
      'SITE_EDIT_BASE is not set: edit links use the example https://edit.test/pages/.',
    ],
  });
});

test.each([
  ['docs.test', 'SITE_HOST is "docs.test", which has no scheme. Write https://docs.test.'],
  ['localhost:4173', 'SITE_HOST is "localhost:4173", which has no scheme. Write https://localhost:4173.'],
  ['ftp://docs.test', 'SITE_HOST is "ftp://docs.test". Write a URL such as https://docs.example.com.'],
  [
    'https://docs.test/v2',
    'SITE_HOST is "https://docs.test/v2", which has a path. Write https://docs.test and put the path into `base` in site/site-config.ts.',
  ],
])('rejects the host %s', (host, message) => {
  expect(() => publicationOf(defaults, { SITE_HOST: host })).toThrow(message);
});

test('a build with a wrong setting prints one line', () => {
  const { status, stderr } = spawnSync(process.execPath, ['../../scripts/run-ts.mjs', 'scripts/build.ts'], {
    cwd: packageRoot,
    env: { ...process.env, SITE_HOST: 'docs.test' },
    encoding: 'utf8',
  });
  expect(stderr).toBe('SITE_HOST is "docs.test", which has no scheme. Write https://docs.test.\n');
  expect(status).toBe(1);
}, 60_000);

test('rejects an edit base without a scheme', () => {
  expect(() => publicationOf(defaults, { SITE_EDIT_BASE: 'git.test/edit' })).toThrow(
    'SITE_EDIT_BASE is "git.test/edit", which has no scheme. Write https://git.test/edit.',
  );
});
