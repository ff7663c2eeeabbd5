import { FirebaseError } from 'firebase/app';
import { getCount, getDoc, getDocs } from 'firebase/firestore/lite';
import { afterEach, expect, it, vi } from 'vitest';
import { countJobs, readJob, readNewestJobs, readNextJobs } from './read-open-jobs.ts';

vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<typeof import('firebase/firestore/lite')>()),
  getCount: vi.fn(),
  getDoc: vi.fn(),
  getDocs: vi.fn(),
}));

vi.mock('../../shared/public-firestore.ts', async () => {
  const { initializeApp } = await import('firebase/app');
  const { getFirestore } = await import('firebase/firestore/lite');
  const firestore = getFirestore(initializeApp({ projectId: 'demo-nothing' }));
  return { publicFirestore: async () => firestore };
});

const at = { toDate: () => new Date('2026-11-24T12:00:00.000Z') };
const snapshot = (id: string) => ({ id, data: () => ({ title: 'Engineer', createdAt: at, updatedAt: at }) });
const answer = (documents: number) =>
  vi.mocked(getDocs).mockResolvedValueOnce({
    docs: Array.from({ length: documents }, (_, index) => snapshot(`job-${index}`)),
  } as unknown as Awaited<ReturnType<typeof getDocs>>);

afterEach(() => vi.resetAllMocks());

it('takes fewer jobs than it has asked for as all there are', async () => {
  answer(2);
  const { jobs, areAll } = await readNewestJobs();
  expect(areAll).toBe(true);
  expect(jobs[0]).toMatchObject({ _id: 'job-0', title: 'Engineer', createdAt: '2026-11-24T12:00:00.000Z' });
  answer(100);
  expect((await readNewestJobs()).areAll).toBe(false);
  answer(30);
  expect((await readNextJobs('India', jobs[0])).areAll).toBe(false);
});

it('gives no exact number beyond what is counted', async () => {
  const count = (number: number) =>
    vi
      .mocked(getCount)
      .mockResolvedValueOnce({ data: () => ({ count: number }) } as Awaited<ReturnType<typeof getCount>>);
  count(99);
  expect(await countJobs('India')).toBe(99);
  count(100);
  expect(await countJobs('India')).toBe(Number.POSITIVE_INFINITY);
});

it('tells a job that is not open, which the rules refuse, from one of which nothing is known', async () => {
  const read = vi.mocked(getDoc);
  read.mockResolvedValueOnce(snapshot('one') as unknown as Awaited<ReturnType<typeof getDoc>>);
  expect(await readJob('one')).toMatchObject({ _id: 'one' });
  const refusal = (code: string) => new FirebaseError(code, code);
  read.mockRejectedValueOnce(refusal('permission-denied'));
  expect(await readJob('one')).toBeNull();
  read.mockRejectedValueOnce(refusal('unavailable'));
  await expect(readJob('one')).rejects.toBeInstanceOf(FirebaseError);
  expect(await readJob('a/path')).toBeNull();
  expect(read).toHaveBeenCalledTimes(3);
});
