import { testRows } from '@site/contract/test-support/test-rows';
import { describe, expect, it, vi } from 'vitest';
import { storageOf } from '../../test-support/storage.ts';
import { loginPathFor, returnPath, storedNotice, storeNotice } from './login-path.ts';

const after = (path: string) => returnPath(new URL(loginPathFor(path), 'http://this.invalid').search);

describe('the way back after a sign-in', () => {
  testRows(['/dashboard', '/dashboard/jobs/edit/abc', '/dashboard/jobs?country=United+Kingdom&active=true'])(
    'leads to the last screen of the admin',
    (path) => {
      expect(after(path)).toBe(path);
    },
  );

  it('leads to the dashboard if the address names no screen', () => {
    expect(returnPath('')).toBe('/dashboard');
  });

  testRows([
    'https://evil.example/dashboard',
    '//evil.example/dashboard',
    '/\\evil.example/dashboard',
    'http://this.invalid.evil.example/dashboard',
    'javascript:alert(1)//dashboard',
    '/dashboard/../login',
    '/dashboard.evil.example',
    '/careers',
    'http://[',
  ])('never leads to another site or to the public pages', (path) => {
    expect(returnPath(`?${new URLSearchParams({ next: path })}`)).toBe('/dashboard');
  });
});

describe('the reason for the login page', () => {
  it('shows until the admin has signed in', () => {
    vi.stubGlobal('sessionStorage', storageOf());
    expect(storedNotice()).toBeUndefined();
    storeNotice('Your session has ended.');
    expect(storedNotice()).toBe('Your session has ended.');
    storeNotice(undefined);
    expect(storedNotice()).toBeUndefined();
  });

  it('is not shown in a browser that stores nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    storeNotice('Your session has ended.');
    expect(storedNotice()).toBeUndefined();
  });
});
