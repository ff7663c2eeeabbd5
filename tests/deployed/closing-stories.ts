import { daysAfter, todayIn } from '@site/contract/jobs/job-closing';
import { collections } from '@site/contract/shared/collections';
import { home } from '@site/contract/test-support/offices';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { logInAsAdmin } from '../support/accounts.ts';
import { firestore } from '../support/admin-sdk.ts';
import { validJob } from '../support/factories.ts';
import { ownJobs } from '../support/own-jobs.ts';
import type { Rehearsal } from '../support/rehearsal/rehearsal.ts';

/** Tests that Cloud Tasks closes a job. */
export function describeClosing(rehearsal: Rehearsal): void {
  describe('a job with a closing date', () => {
    let admin: string;
    beforeAll(async () => {
      admin = await logInAsAdmin();
    });
    afterEach(() => rehearsal.google.faults.clear());
    const newJob = ownJobs(() => admin);

    const save = (days: number) =>
      newJob({ json: validJob({ closesOn: daysAfter(todayIn(home.country, new Date()), days) }) });
    const tasksOf = ({ _id }: { _id: string }) =>
      rehearsal.tasks.filter(({ task }) => task.name.split('/').at(-1)?.startsWith(_id));

    it('has a task for its closing time if Cloud Tasks accepts so late a time', async () => {
      const job = await save(10);
      expect(tasksOf(job)).toMatchObject([
        {
          task: {
            queue: 'closeJob',
            serviceAccount: rehearsal.google.accounts.website.email,
            url: 'https://europe-west2-rehearsed-careers.cloudfunctions.net/closeJob',
            scheduleTime: job.closesAt,
          },
          answers: [],
        },
      ]);
      expect(tasksOf(await save(40))).toEqual([]);
    });

    it('is saved though Cloud Tasks fails; a sweep makes its task, which closes it', async () => {
      rehearsal.google.faults.set('cloudtasks', { answer: { status: 500, body: '' } });
      const job = await save(10);
      expect(tasksOf(job)).toEqual([]);
      rehearsal.google.faults.clear();

      const place = firestore.collection(collections.jobs).doc(job._id);
      await place.update({ closesAt: Timestamp.fromMillis(Date.now() + 5000) });
      expect(await rehearsal.runSchedule('closeJobs')).toBe(200);
      expect((await place.get()).get('isActive')).toBe(true);
      expect(await rehearsal.runTask(job._id)).toBe(204);
      expect((await place.get()).get('isActive')).toBe(false);
    });
  });
}
