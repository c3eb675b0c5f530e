import { expect, it } from 'vitest';
import { SettingError } from './settings.ts';
import { storeFailure } from './start-failure.ts';

const settings = { store: 'postgres://user:secret@host/docs', data: '.search-server' };

it('says where the store is, without its password, and what to do', () => {
  expect(storeFailure(settings, new Error('refused')).message).toBe(
    'The store does not open (postgres://user@host/docs): refused. Check that it runs, and the URL, user and password of --store or SEARCH_SERVER_STORE.',
  );
});

it.each([
  ['https://user:pa:ss@h:9200', 'https://user@h:9200'],
  ['https://user:p@ss@a:9200,https://b:9200', 'https://user@a:9200,https://b:9200'],
  ['postgres://user:pa,s:s@host/docs?sslpassword=pass', 'postgres://user@host/docs'],
  ['http://127.0.0.1:9200/', 'http://127.0.0.1:9200'],
])('shows of %s only %s', (store, shown) => {
  expect(storeFailure({ ...settings, store }, new Error('refused')).message).toContain(`(${shown})`);
});

it('adds nothing to a message that says what to do', () => {
  const failure = new SettingError('PostgreSQL: permission denied. Run "create schema".');
  expect(storeFailure(settings, failure)).toBe(failure);
});
