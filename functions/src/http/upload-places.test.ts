import { expect, test } from 'vitest';
import { inUploadPlace } from './mount-routes.ts';

test('six public uploads run at a time; a seventh caller is asked to retry until one has ended', async () => {
  const held = Promise.withResolvers<void>();
  const uploads = Array.from({ length: 6 }, () => inUploadPlace(() => held.promise));
  await expect(inUploadPlace(async () => 'in')).rejects.toMatchObject({ status: 503 });
  held.resolve();
  await Promise.all(uploads);
  await expect(inUploadPlace(() => Promise.reject(new Error('Broken')))).rejects.toThrow('Broken');
  expect(await inUploadPlace(async () => 'in')).toBe('in');
});
