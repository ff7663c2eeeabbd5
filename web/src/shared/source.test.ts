import { branch } from '@site/contract/test-support/offices';
import { testRows } from '@site/contract/test-support/test-rows';
import { beforeEach, expect, test, vi } from 'vitest';
import { storageOf } from '../test-support/storage.ts';
import { keepSource, keptSource } from './source.ts';

function open(search: string, referrer = ''): void {
  vi.stubGlobal('location', { search, hostname: 'www.ohmbridge.example' });
  vi.stubGlobal('document', { referrer });
  keepSource();
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storageOf());
});

test('an address says where a visit came from; the last that does counts', () => {
  open('?source=Newsletter', 'https://www.google.com/');
  expect(keptSource()).toBe('newsletter');
  open(`?country=${branch.country}`, 'https://www.ohmbridge.example/careers');
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
  expect(keptSource()).toBeUndefined();
});

test('a browser without storage keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  open('?source=newsletter');
  expect(keptSource()).toBeUndefined();
});
