import { testRows } from '@ohmbridge/contract/test-support/test-rows';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepSource, keptSource } from './source.ts';

const stored = new Map<string, string>();

function open(search: string, referrer = ''): void {
  vi.stubGlobal('location', { search, hostname: 'www.ohmbridge.example' });
  vi.stubGlobal('document', { referrer });
  keepSource();
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  });
});
test('an address says where a visit came from; the last that does counts', () => {
  open('?source=Newsletter', 'https://www.google.com/');
  expect(keptSource()).toBe('newsletter');
  open('?country=India', 'https://www.ohmbridge.example/careers');
  expect(keptSource()).toBe('newsletter');
  open('?utm_source=linkedin');
  expect(keptSource()).toBe('linkedin');
});

test('or else the site does that led to the first page', () => {
  open('', 'https://www.linkedin.com/jobs/view/7?me=Asha');
  expect(keptSource()).toBe('linkedin.com');
  open('', 'https://another.example/');
  expect(keptSource()).toBe('linkedin.com');
});

testRows([
  ['', ''],
  ['', 'https://www.ohmbridge.example/'],
  ['', 'android-app://'],
  ['?source=two%20words', 'https://www.google.com/'],
  [`?source=${'x'.repeat(41)}`, ''],
])('nothing is kept of an address that does not say where a visit came from', (search, referrer) => {
  open(search, referrer);
  expect(stored.size).toBe(0);
});

test('a browser without storage keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  open('?source=newsletter');
  expect(keptSource()).toBeUndefined();
});
