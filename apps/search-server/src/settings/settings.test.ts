import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const token = '0123456789abcdef';

describe('readSettings', () => {
  it('has a default for everything, and no write access', () => {
    expect(readSettings([], {})).toMatchObject({ store: 'embedded', port: 4180, timeout: 2000, token: null });
  });

  it('leaves out white space around the token, as in a mounted file', () => {
    expect(readSettings([], { SEARCH_SERVER_TOKEN: `${token}\n` })).toMatchObject({ token });
  });

  it('refuses a token that no header can carry', () => {
    expect(() => readSettings([], { SEARCH_SERVER_TOKEN: 'geheimes-paßwort-123' })).toThrow(
      'SEARCH_SERVER_TOKEN has 16 or more',
    );
  });

  it('reads the command line and the token', () => {
    const args = ['--store', 'postgres://u@127.0.0.1/docs', '--documents', 'docs:en=a=b.json', '--port', '0'];
    expect(readSettings(args, { SEARCH_SERVER_TOKEN: token })).toMatchObject({
      store: 'postgres://u@127.0.0.1/docs',
      documents: [{ index: 'docs', lang: 'en', file: 'a=b.json' }],
      port: 0,
      token,
    });
  });

  it('reads the store from the environment, so that its password need not stand on the command line', () => {
    const env = { SEARCH_SERVER_STORE: 'https://user:secret@h:9200' };
    expect(readSettings([], env).store).toBe('https://user:secret@h:9200');
    expect(readSettings(['--store', 'embedded'], env).store).toBe('embedded');
    expect(readSettings([], { SEARCH_SERVER_STORE: '' }).store).toBe('embedded');
    const read = () => readSettings([], { SEARCH_SERVER_STORE: 'mysql://user:secret@h' });
    expect(read).toThrow(/^SEARCH_SERVER_STORE is "embedded"/);
    expect(read).not.toThrow('secret');
  });

  it.each([
    [['--port', '99999'], '--port'],
    [['--port', 'x'], '--port is a whole number from 0 to 65535.'],
    [['--port='], '--port is a whole number from 0 to 65535.'],
    [['--timeout', '0x10'], '--timeout is a whole number'],
    [['--timeout', '1'], '--timeout is a whole number from 10 to 60000'],
    [['--stop-timeout', '1h'], '--stop-timeout is a whole number'],
    [['--store', 'mysql://x'], '--store is "embedded"'],
    [['--store', 'https://a:9200,b:9200'], 'several nodes as https://a:9200,https://b:9200'],
    [['--store', 'https://a:port'], '--store is "embedded"'],
    [['--documents', 'a:en=1.json', '--documents', 'a:en=2.json'], 'twice'],
    [['--origin', 'https://docs.test/'], '--origin is an origin without a path'],
    [['--documents', 'a.json'], '--documents is INDEX:LANGUAGE=FILE'],
    [['--documents', '../x:en=a.json'], '--documents: The name of an index has 1 to 50'],
    [['--log-level', 'loud'], '--log-level is debug'],
    [['--read-store', 'postgres://a/b'], '--read-store goes with'],
    [['--read-store', 'https://a:9200'], '--read-store is postgres://'],
    [['--no-documents', '--documents', 'a:en=1.json'], '--no-documents and --documents'],
    [['--shards', '3'], '--shards goes with'],
    [['--store', 'postgres://a/b', '--replicas', '0'], '--replicas goes with'],
    [['--unknown'], '--unknown'],
    [['word'], 'word'],
  ])('says what is wrong with %j', (args, message) => {
    expect(() => readSettings(args, {})).toThrow(message);
  });

  it('lists all mistakes', () => {
    const read = () => readSettings(['--port', 'x', '--timeout', '1'], { SEARCH_SERVER_TOKEN: 'short' });
    expect(read).toThrow(/--port(.|\n)*--timeout(.|\n)*SEARCH_SERVER_TOKEN/);
  });
});
