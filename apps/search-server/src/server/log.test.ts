import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';
import { serverWith, slow } from './server.setup.ts';

describe('the log', () => {
  it('has no query: not of an answer, of an unknown route, of a refusal or of a failure of the store', async () => {
    const lines: string[] = [];
    const log = createLogger('debug', { write: (line) => void lines.push(line) });
    const search = () =>
      Promise.reject(Object.assign(new Error('down'), { meta: { body: 'lantern' }, query: 'lantern' }));
    const { server } = await serverWith({ search }, {}, log);
    for (const path of [
      '/search?keyword=lantern',
      '/absent?keyword=lantern',
      '/search?keyword=lantern&limit=x',
    ])
      await server.inject(path);
    expect(lines.join('')).toMatch(/down(.|\n)*\/absent/);
    expect(lines.join('')).not.toContain('lantern');
  });

  it('has a warning without a stack for a search that takes too long', async () => {
    const lines: string[] = [];
    const log = createLogger('info', { write: (line) => void lines.push(line) });
    const { server } = await serverWith({ search: slow }, { timeout: 10 }, log);
    expect((await server.inject('/search?keyword=lantern')).statusCode).toBe(504);
    const warnings = lines.filter((line) => line.includes('more than 10 ms'));
    expect(warnings).toEqual([expect.stringContaining('"level":40')]);
    expect(lines.join('')).not.toContain('stack');
  });

  it('has queries if it is told so', async () => {
    const lines: string[] = [];
    const log = createLogger('info', { write: (line) => void lines.push(line) });
    const { server } = await serverWith({}, { 'log-queries': true }, log);
    await server.inject('/search?keyword=lantern');
    expect(lines.join('')).toContain('"keyword":"lantern"');
  });
});
