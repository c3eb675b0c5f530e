import { expect, test, vi } from 'vitest';
import { main } from '../scripts/check-pages.ts';

test.each(['config/outptu', 'config/server/port.mdx', 'en/config'])(
  'fails for a path without pages: %s',
  async (prefix) => {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    expect(await main([prefix])).toBe(1);
    expect(print).toHaveBeenCalledWith(expect.stringContaining(`"${prefix}"`));
    print.mockRestore();
  },
);
