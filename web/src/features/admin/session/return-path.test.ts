import { describe, expect, it } from 'vitest';
import { loginPathFor, returnPath } from './return-path.ts';

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
