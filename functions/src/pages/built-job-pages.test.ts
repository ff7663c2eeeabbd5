import { jobWith } from '@site/contract/test-support/jobs';
import { expect, test, vi } from 'vitest';
import { drawnOnce } from './built-job-pages.ts';

const picture = Buffer.from('a card');
const job = jobWith({ _id: 'one' });
const renewed = { ...job, updatedAt: '2027-01-01T09:00:00.000Z' };

test('many simultaneous requests for the card of a job version draw it once', async () => {
  const draw = vi.fn(async () => picture);
  const card = drawnOnce(draw);
  expect(await Promise.all([card(job), card(job), card(renewed)])).toEqual([picture, picture, picture]);
  expect(await card(job)).toBe(picture);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('a card that could not be drawn is tried again', async () => {
  const draw = vi.fn(async () => picture).mockRejectedValueOnce(new Error('No font'));
  const card = drawnOnce(draw);
  await expect(card(job)).rejects.toThrow('No font');
  expect(await card(job)).toBe(picture);
});

test('the cache holds a limited number of cards', async () => {
  const draw = vi.fn(async () => picture);
  const card = drawnOnce(draw);
  for (let index = 0; index <= 50; index += 1) await card({ ...job, _id: `${index}` });
  await card({ ...job, _id: '0' });
  expect(draw).toHaveBeenCalledTimes(52);
});
