import { beforeEach, expect, it, vi } from 'vitest';
import { areReportsOff, switchReports } from './report-choice.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it('is on until the visitor switches it off, and on again', () => {
  expect(areReportsOff()).toBe(false);
  expect(switchReports(true)).toBe(true);
  expect(areReportsOff()).toBe(true);
  expect(switchReports(false)).toBe(true);
  expect(areReportsOff()).toBe(false);
  expect(kept.size).toBe(0);
});

it('says so where the browser lets nothing be kept', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(areReportsOff()).toBe(false);
  expect(switchReports(true)).toBe(false);
});
