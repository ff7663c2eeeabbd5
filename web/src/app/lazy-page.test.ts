import { expect, test, vi } from 'vitest';
import { LazyPage } from './lazy-page.ts';

const Page = () => null;

test('a page is fetched once, however often it is asked for', async () => {
  const fetchPage = vi.fn(async () => Page);
  const page = new LazyPage(fetchPage);
  expect(page.loaded).toBeUndefined();
  page.prefetch();
  page.prefetch();
  await page.load();
  expect(page.loaded).toBe(Page);
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('a failure stays until it has been told of, and then the next visit tries again', async () => {
  const fetchPage = vi.fn(async () => Page).mockRejectedValueOnce(new Error('offline'));
  const page = new LazyPage(fetchPage);
  await expect(page.load()).rejects.toThrow('offline');
  // Drawing the error screen must not fetch for ever.
  await expect(page.load()).rejects.toThrow('offline');
  expect(fetchPage).toHaveBeenCalledTimes(1);
  page.forgetFailure();
  await expect(page.load()).resolves.toBe(Page);
  page.forgetFailure();
  await page.load();
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

test('a prefetch that fails is nobody’s error', async () => {
  const page = new LazyPage(async () => {
    throw new Error('offline');
  });
  page.prefetch();
  await expect(page.load()).rejects.toThrow('offline');
});
