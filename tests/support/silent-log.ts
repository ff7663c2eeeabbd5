import { vi } from 'vitest';

// The log of Cloud Functions in unit and integration tests. Nothing is printed, and a test can check the written lines.
// `undo-stubs.ts` and `functions-settings.ts` delete the lines after each test.

export const info = vi.fn();
export const warn = vi.fn();
export const error = vi.fn();
