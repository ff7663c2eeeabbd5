import { vi } from 'vitest';

// What the functions write into Google's log would stand between the lines of the tests. A test that asks what was written
// says so itself, by the same line.
vi.mock('firebase-functions/logger');
