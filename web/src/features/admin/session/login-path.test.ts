import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveNotice, loginPathFor, returnPath, takeNotice } from './login-path.ts';

const after = (path: string) => returnPath(new URL(loginPathFor(path), 'http://this.invalid').search);

describe('the way back after a sign-in', () => {
  it.each(['/dashboard', '/dashboard/jobs/edit/abc', '/dashboard/jobs?country=United+Kingdom&active=true'])(
    'leads to %s, where the person was',
    (path) => {
      expect(after(path)).toBe(path);
    },
  );

  it('leads to the dashboard when nothing was asked for', () => {
    expect(returnPath('')).toBe('/dashboard');
  });

  it.each([
    'https://evil.example/dashboard',
    '//evil.example/dashboard',
    '/\\evil.example/dashboard',
    'http://this.invalid.evil.example/dashboard',
    'javascript:alert(1)//dashboard',
    '/dashboard/../login',
    '/dashboard.evil.example',
    '/careers',
    'http://[',
  ])('never leads to %s', (path) => {
    expect(returnPath(`?${new URLSearchParams({ next: path })}`)).toBe('/dashboard');
  });
});

describe('why somebody is at the login page again', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is said there once', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    expect(takeNotice()).toBeUndefined();
    leaveNotice('Your session has ended.');
    expect(takeNotice()).toBe('Your session has ended.');
    expect(takeNotice()).toBeUndefined();
  });

  it('is not said in a browser that keeps nothing', () => {
    vi.stubGlobal('sessionStorage', undefined);
    leaveNotice('Your session has ended.');
    expect(takeNotice()).toBeUndefined();
  });
});
