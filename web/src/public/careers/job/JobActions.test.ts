import { expect, it, vi } from 'vitest';
import { isJobOpen } from './JobActions.tsx';

const answers = (status: number) => vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('{}', { status }));

it('tells an open job from one that the rules refuse', async () => {
  const asked = answers(200);
  expect(await isJobOpen('a/b')).toBe(true);
  expect(asked).toHaveBeenCalledWith(expect.stringContaining('/documents/jobs/a%2Fb?'), expect.anything());
  answers(403);
  expect(await isJobOpen('one')).toBe(false);
});

it('fails if Firestore does not say whether the job is open', async () => {
  answers(503);
  await expect(isJobOpen('one')).rejects.toThrow('503');
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(isJobOpen('one')).rejects.toThrow('Failed to fetch');
});
