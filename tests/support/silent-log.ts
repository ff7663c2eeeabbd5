import { vi } from 'vitest';

// What the functions write into Google's log would stand between the lines of the tests. A test that asks what was written
// has the same line itself, and with it a process of its own: see `vitest.config.ts`.
vi.mock('firebase-functions/logger');
