import { expect, it } from 'vitest';
import { SettingError } from './settings.ts';
import { storeFailure } from './start-failure.ts';

const settings = { store: 'postgres://user:secret@host/docs', data: '.search-server' };

it('says where the store is, without its password, and what to do', () => {
  expect(storeFailure(settings, new Error('refused')).message).toBe(
    'The store does not open (postgres://user@host/docs): refused. Start it, or name another with --store.',
  );
});

it('adds nothing to a message that says what to do', () => {
  const failure = new SettingError('PostgreSQL: permission denied. Run "create schema".');
  expect(storeFailure(settings, failure)).toBe(failure);
});
