import { expect, test } from 'vitest';
import type { Bucket } from '../../shared/firebase.ts';
import { copyPdfs, copySubmissionFiles } from './pdf-copies.ts';

/** A bucket whose objects are copied as `copy` says; `most` is how many are on their way at once. */
function bucketOf(names: string[], copy: (name: string) => Promise<unknown>) {
  const seen = { now: 0, most: 0 };
  const files = names.map((name) => ({
    name,
    copy: async () => {
      seen.now += 1;
      seen.most = Math.max(seen.most, seen.now);
      await new Promise(setImmediate);
      seen.now -= 1;
      await copy(name);
    },
  }));
  return {
    seen,
    bucket: {
      getFiles: async ({ prefix }: { prefix: string }) => [files.filter(({ name }) => name.startsWith(prefix))],
      file: () => ({}),
    } as unknown as Bucket,
  };
}

const names = Array.from({ length: 25 }, (_, index) => `job-pdfs/${index}.pdf`);
const failing = (code: number) => async (name: string) => {
  if (name === names[12]) throw Object.assign(new Error('No'), { code });
};

test('PDFs are copied ten at a time, and one that is deleted meanwhile stops nothing', async () => {
  const { seen, bucket } = bucketOf(names, failing(404));
  expect(await copyPdfs(bucket, bucket, 'a-night')).toBe(25);
  expect(seen.most).toBe(10);
});

test('the files of submissions are copied like them, and apart from them', async () => {
  const { bucket } = bucketOf([...names, 'submission-files/applications/one/two'], failing(404));
  expect([await copyPdfs(bucket, bucket, 'a-night'), await copySubmissionFiles(bucket, bucket, 'a-night')]).toEqual([
    25, 1,
  ]);
});

test('a PDF that cannot be copied is a failure', async () => {
  const { bucket } = bucketOf(names, failing(403));
  await expect(copyPdfs(bucket, bucket, 'a-night')).rejects.toThrow('No');
});
