import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverState } from './server-state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('ends a pause in time although the clock was set back', () => {
  const server = serverState();
  server.pause(2000);
  vi.setSystemTime(0);
  vi.advanceTimersByTime(1999);
  expect(server.isPaused()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(server.isPaused()).toBe(false);
});
