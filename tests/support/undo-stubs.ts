import { afterEach, vi } from 'vitest';
import * as log from './silent-log.ts';

// Unit tests share a process, so each test takes back its stubs, spies and clocks, whether it passed or not.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const write of Object.values(log)) write.mockClear();
});
