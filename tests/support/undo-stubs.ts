import { afterEach, vi } from 'vitest';
import * as log from './silent-log.ts';

// Unit tests share a process, so stubs, spies and clocks are removed after each test, even after a failed one.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const write of Object.values(log)) write.mockClear();
});
