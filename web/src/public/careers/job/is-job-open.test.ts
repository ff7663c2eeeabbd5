import { afterEach, expect, it, vi } from 'vitest';
import { isJobOpen } from './is-job-open.ts';

vi.mock('../../../shared/environment.ts', () => ({
  emulators: undefined,
  firebaseOptions: { projectId: 'ohmbridge' },
}));
vi.mock('../../../shared/app-check.ts', () => ({ appCheckToken: async () => undefined }));

const ask = vi.spyOn(globalThis, 'fetch');
afterEach(() => vi.resetAllMocks());

const answers = (status: number) => ask.mockResolvedValueOnce(new Response('{}', { status }));

it('tells a job that is open from one that the rules refuse', async () => {
  answers(200);
  expect(await isJobOpen('a/b')).toBe(true);
  expect(ask).toHaveBeenCalledWith(expect.stringContaining('/documents/jobs/a%2Fb?'), expect.anything());
  answers(403);
  expect(await isJobOpen('one')).toBe(false);
});

it('says nothing of a job where Firestore does not', async () => {
  answers(503);
  await expect(isJobOpen('one')).rejects.toThrow('503');
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(isJobOpen('one')).rejects.toThrow('Failed to fetch');
});
