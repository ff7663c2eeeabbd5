import { expect, it, vi } from 'vitest';
import { storageOf } from '../test-support/storage.ts';
import { areReportsOff, switchReports } from './PrivacyPolicyPage.tsx';

it('the failure reports are on until the visitor switches them off, and can be switched on again', () => {
  const storage = storageOf();
  vi.stubGlobal('localStorage', storage);
  expect(areReportsOff()).toBe(false);
  expect(switchReports(true)).toBe(true);
  expect(areReportsOff()).toBe(true);
  expect(switchReports(false)).toBe(true);
  expect(areReportsOff()).toBe(false);
  expect(storage.items.size).toBe(0);
});

it('a browser that cannot store the choice keeps the reports on, and the caller learns it', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(areReportsOff()).toBe(false);
  expect(switchReports(true)).toBe(false);
});
